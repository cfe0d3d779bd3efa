import Foundation
import Zoetrope
import ZoetropeGeometry

// Pictures show a view without the system's bars, such as the status bar.
extension View {
  /// Returns this view unchanged: no status bar is drawn.
  public nonisolated func statusBar(hidden: Bool) -> some View { self }

  /// Returns this view unchanged: no status bar is drawn.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Returns this view unchanged: the bars of the system are not drawn.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Returns this view unchanged: the gestures of the system are not modeled.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Returns this view unchanged: no user dismisses the view.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    self
  }

  /// Returns this view unchanged: no URL is opened, so the action never runs.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
}
