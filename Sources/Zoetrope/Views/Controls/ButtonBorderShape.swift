import Foundation

/// The shape of the ground of buttons that have one.
public struct ButtonBorderShape: Equatable, Sendable {
  enum Kind: Equatable {
    case automatic
    case roundedRectangle(radius: CGFloat?)
    case capsule
    case circle
  }

  let kind: Kind

  /// Rounded corners whose radius depends on the size of the control.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// Ends that are half circles.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// Rounded corners whose radius depends on the size of the control.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))
  /// A circle.
  public static let circle = ButtonBorderShape(kind: .circle)

  /// Rounded corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius: radius))
  }
}

private struct ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  /// The shape of the ground of buttons. Default automatic.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the shape of the ground of the buttons inside.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
