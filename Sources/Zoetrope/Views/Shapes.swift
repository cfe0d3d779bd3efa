import Foundation
import ZoetropeGeometry

/// A rectangle that fills its frame.
public struct Rectangle: Shape {
  /// Nothing of its own to animate.
  public typealias AnimatableData = EmptyAnimatableData

  /// Creates a rectangle.
  public nonisolated init() {}

  /// The rectangle itself.
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle with rounded corners that fills its frame.
public struct RoundedRectangle: Shape {
  /// The width and the height of a corner in points, no more than half the frame's shorter side.
  public var cornerSize: CGSize
  /// The form of the corners.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with corners of a size; continuous by default.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates a rectangle with corners of a radius; continuous by default.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The rectangle with its corners rounded.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  /// The size of the corners.
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

/// A rectangle of which each corner has a radius of its own.
public struct UnevenRoundedRectangle: Shape {
  /// The radii in points.
  public var cornerRadii: RectangleCornerRadii
  /// The form of the corners.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with corners of the given radii; continuous by default.
  public nonisolated init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle with corners of the given radii; continuous by default.
  public nonisolated init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  /// The rectangle with its corners rounded.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  /// The radii of the corners.
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}

/// A rectangle whose shorter sides are rounded off.
public struct Capsule: Shape {
  /// Nothing of its own to animate.
  public typealias AnimatableData = EmptyAnimatableData

  /// The form of the corners.
  public var style: RoundedCornerStyle

  /// Creates a capsule; continuous by default.
  public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// The capsule that fills a rectangle.
  public func path(in r: CGRect) -> Path {
    Path(roundedRect: r, cornerRadius: min(r.width, r.height) / 2, style: style)
  }
}

/// An ellipse that fills its frame.
public struct Ellipse: Shape {
  /// Nothing of its own to animate.
  public typealias AnimatableData = EmptyAnimatableData

  /// Creates an ellipse.
  public nonisolated init() {}

  /// The ellipse that fills a rectangle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// A circle in the middle of its frame, as large as fits.
public struct Circle: Shape {
  /// Nothing of its own to animate.
  public typealias AnimatableData = EmptyAnimatableData

  /// Creates a circle.
  public nonisolated init() {}

  /// The circle that fits into a rectangle.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// A square of the shorter side that is proposed.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    // A missing side takes the other one's length.
    let width = proposal.width ?? proposal.height ?? size.width
    let height = proposal.height ?? proposal.width ?? size.height
    let side = min(width, height)
    return CGSize(width: side, height: side)
  }
}

/// Some shape, whatever its type.
public struct AnyShape: Shape {
  private let shape: any Shape

  /// Wraps a shape.
  public nonisolated init<S: Shape>(_ shape: S) { self.shape = shape }

  /// The path of the shape inside.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// The size of the shape inside.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The animatable data of the shape inside.
  public var animatableData: _AnyAnimatableData {
    get { Self.data(of: shape) }
    set { self = AnyShape(erasing: Self.setting(newValue, of: shape)) }
  }

  private init(erasing shape: any Shape) { self.shape = shape }

  private static func data<S: Shape>(of shape: S) -> _AnyAnimatableData {
    _AnyAnimatableData(shape.animatableData)
  }

  private static func setting<S: Shape>(
    _ data: _AnyAnimatableData, of shape: S
  ) -> any Shape {
    guard let data = data.value(as: S.AnimatableData.self) else { return shape }
    var shape = shape
    shape.animatableData = data
    return shape
  }
}

extension Path: Shape {
  /// Nothing of its own to animate.
  public typealias AnimatableData = EmptyAnimatableData

  /// The path itself, whatever the rectangle.
  public func path(in rect: CGRect) -> Path { self }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}
extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }
  /// A capsule with corners of a form.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
extension Shape where Self == RoundedRectangle {
  /// A rectangle with rounded corners.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
  /// A rectangle with rounded corners.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}
