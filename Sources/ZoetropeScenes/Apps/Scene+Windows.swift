import Foundation
import Zoetrope
import ZoetropeGeometry

extension Scene {
  /// Sets the size of this scene's windows. An app's animation has the size of the app's first
  /// window. If several of these modifiers are applied, the size of the innermost one takes effect.
  ///
  /// - Parameter size: The size in points. Without this modifier, the size is 393 x 852.
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene {
    SizedScene(content: self, size: size)
  }

  /// Sets the size of this scene's windows. An app's animation has the size of the app's first
  /// window. If several of these modifiers are applied, the size of the innermost one takes effect.
  ///
  /// - Parameters:
  ///   - width: The width in points.
  ///   - height: The height in points.
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

  /// Sets the position of this scene's windows on a screen. The position has no effect.
  ///
  /// - Parameter position: The position, relative to the screen.
  public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Sets how the windows of this scene can be resized. The rule has no effect: the canvas has the
  /// size that ``defaultSize(width:height:)`` sets, even if the content is smaller.
  ///
  /// - Parameter resizability: The rule.
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene {
    self
  }

  /// Sets the style of this scene's windows. The style has no effect: windows are drawn without
  /// frames and titles.
  ///
  /// - Parameter style: The style.
  public nonisolated func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }

  /// Sets the toolbar style of this scene's windows. The style has no effect.
  ///
  /// - Parameter style: The style.
  public nonisolated func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
    self
  }

  /// Sets the external events that open a window of this scene. This modifier has no effect,
  /// because external events do not occur.
  ///
  /// - Parameter conditions: The identifiers of the events.
  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    self
  }
}

/// A rule for the sizes that a window can have.
public struct WindowResizability: Sendable {
  private enum Kind: Sendable { case automatic, contentSize, contentMinSize }

  private let kind: Kind

  /// The default rule of the platform.
  public static let automatic = WindowResizability(kind: .automatic)
  /// The window can be as small as the minimum size of its content, and as large as the maximum
  /// size of its content.
  public static let contentSize = WindowResizability(kind: .contentSize)
  /// The window is at least as large as the minimum size of its content.
  public static let contentMinSize = WindowResizability(kind: .contentMinSize)
}
