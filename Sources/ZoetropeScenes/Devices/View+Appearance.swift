import Foundation
import Zoetrope

/// A kind of container that can have a background behind it.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case window, navigation, navigationSplitView, tabView }

  private let kind: Kind

  /// A placement behind a window.
  public static let window = ContainerBackgroundPlacement(kind: .window)
  /// A placement behind a navigation container.
  public static let navigation = ContainerBackgroundPlacement(kind: .navigation)
  /// A placement behind a navigation split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(kind: .navigationSplitView)
  /// A placement behind a tab view.
  public static let tabView = ContainerBackgroundPlacement(kind: .tabView)
}

/// The appearance of materials, which can differ between active and inactive windows.
public struct MaterialActiveAppearance: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case automatic, active, inactive, matchWindow }

  private let kind: Kind

  /// An appearance that the context determines.
  public static let automatic = MaterialActiveAppearance(kind: .automatic)
  /// The appearance in an active window.
  public static let active = MaterialActiveAppearance(kind: .active)
  /// The appearance in an inactive window.
  public static let inactive = MaterialActiveAppearance(kind: .inactive)
  /// The active or inactive appearance, depending on the window that contains the material.
  public static let matchWindow = MaterialActiveAppearance(kind: .matchWindow)
}

extension View {
  /// Returns this view unchanged: the backgrounds of windows and other containers are not drawn.
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    self
  }

  /// Returns this view unchanged: the backgrounds of windows and other containers are not drawn.
  /// The closure `content` never runs.
  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    self
  }

  /// Returns this view unchanged: materials always look as they do in an active window.
  public nonisolated func materialActiveAppearance(
    _ appearance: MaterialActiveAppearance
  ) -> some View {
    self
  }

  /// Returns this view unchanged: pictures have the standard dynamic range.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }

  /// Returns this view unchanged: the data of views is never out of date.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}

extension Image {
  /// A range of luminances.
  public struct DynamicRange: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case standard, constrainedHigh, high }

    private let kind: Kind

    /// The standard range of luminances.
    public static let standard = DynamicRange(kind: .standard)
    /// A higher range, limited by the content around the image.
    public static let constrainedHigh = DynamicRange(kind: .constrainedHigh)
    /// The whole range of the display.
    public static let high = DynamicRange(kind: .high)
  }

  /// Returns this image unchanged: pictures have the standard dynamic range.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image { self }
}
