import Foundation

/// The shape of a button's background, in styles that have a background.
public struct ButtonBorderShape: Equatable, Sendable {
  enum Kind: Equatable {
    case automatic
    case roundedRectangle(radius: CGFloat?)
    case capsule
    case circle
  }

  let kind: Kind

  /// A rounded rectangle whose corner radius depends on the control size. In the glass styles, the
  /// shape is a capsule.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A capsule.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A rounded rectangle whose corner radius depends on the control size. In the glass styles, the
  /// radius is always 12 points.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))
  /// A circle.
  public static let circle = ButtonBorderShape(kind: .circle)

  /// Returns a rounded rectangle with a corner radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius: radius))
  }
}

private struct ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  /// The shape of button backgrounds. Default: automatic.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the background shape of the buttons in this view's subtree.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
