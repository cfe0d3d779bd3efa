import Foundation
import ZoetropeGeometry

/// A rectangle that fills its frame.
public struct Rectangle: Shape {
  /// The shape has no animatable data.
  public typealias AnimatableData = EmptyAnimatableData

  /// Creates a rectangle.
  public nonisolated init() {}

  /// Returns the given rectangle as a path.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// The behavior `fixed`, because the shape is its own mirror image.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A rectangle that fills its frame and has rounded corners.
public struct RoundedRectangle: Shape {
  /// The width and the height of the corners, in points. Each is clamped to half of the frame's
  /// shorter side.
  public var cornerSize: CGSize
  /// The style of the rounded corners: circular or continuous.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - cornerSize: The width and the height of the corners, in points.
  ///   - style: The style of the corners. Default: continuous.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates a rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - cornerRadius: The radius of the corners, in points.
  ///   - style: The style of the corners. Default: continuous.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Returns the given rectangle with its corners rounded.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  /// The behavior `fixed`, because the shape is its own mirror image.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The width and the height of the corners, in points.
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

/// A rectangle that fills its frame. Its four corner radii may differ.
public struct UnevenRoundedRectangle: Shape {
  /// The radii of the corners, in points.
  public var cornerRadii: RectangleCornerRadii
  /// The style of the rounded corners: circular or continuous.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - cornerRadii: The radii of the corners, in points.
  ///   - style: The style of the corners. Default: continuous.
  public nonisolated init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle with rounded corners.
  ///
  /// The radii are in points. A radius of 0, the default, makes a sharp corner. The default style
  /// of the corners is continuous.
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

  /// Returns the given rectangle with its corners rounded.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  /// The radii of the corners, in points.
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}

/// A rectangle that fills its frame. Its corner radius is half of its shorter side.
public struct Capsule: Shape {
  /// The shape has no animatable data.
  public typealias AnimatableData = EmptyAnimatableData

  /// The style of the rounded corners: circular or continuous.
  public var style: RoundedCornerStyle

  /// Creates a capsule.
  ///
  /// - Parameter style: The style of the corners. Default: continuous.
  public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// Returns the capsule that fills a rectangle.
  public func path(in r: CGRect) -> Path {
    Path(roundedRect: r, cornerRadius: min(r.width, r.height) / 2, style: style)
  }

  /// The behavior `fixed`, because the shape is its own mirror image.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// An ellipse that fills its frame.
public struct Ellipse: Shape {
  /// The shape has no animatable data.
  public typealias AnimatableData = EmptyAnimatableData

  /// Creates an ellipse.
  public nonisolated init() {}

  /// Returns the ellipse that fills a rectangle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// The behavior `fixed`, because the shape is its own mirror image.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// The largest circle that fits into the frame, centered in it.
public struct Circle: Shape {
  /// The shape has no animatable data.
  public typealias AnimatableData = EmptyAnimatableData

  /// Creates a circle.
  public nonisolated init() {}

  /// Returns the largest circle that fits into a rectangle, centered in it.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// The behavior `fixed`, because the shape is its own mirror image.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// Returns the size of a square whose side is the shorter of the two proposed lengths. If only
  /// one length is proposed, the side has that length. If no length is proposed, the side is 10
  /// points long.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    // A length of nil is replaced by the other length.
    let width = proposal.width ?? proposal.height ?? size.width
    let height = proposal.height ?? proposal.width ?? size.height
    let side = min(width, height)
    return CGSize(width: side, height: side)
  }
}

extension Path: Shape {
  /// The shape has no animatable data.
  public typealias AnimatableData = EmptyAnimatableData

  /// Returns the path itself, independently of the rectangle.
  public func path(in rect: CGRect) -> Path { self }
}
