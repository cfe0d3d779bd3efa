import Foundation
import ZoetropeGeometry

/// The animatable data of one radian, or of one whole unit of a unit point.
///
/// A spring comes to rest when its speed, in units of the animatable data, is small. That threshold
/// suits lengths in points. A turn by one radian is perceived like a motion by about this many
/// points. The scale is a power of two, so that scaling up and down is exact.
private let unitScale = 128.0

extension Angle: Animatable, _VectorMath {
  /// The type of the angle in radians, multiplied by 128.
  public typealias AnimatableData = Double

  /// The angle in radians, multiplied by 128.
  public var animatableData: Double {
    get { radians * unitScale }
    set { radians = newValue / unitScale }
  }
}

extension UnitPoint: Animatable {
  /// The type of both coordinates, multiplied by 128.
  public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>

  /// Both coordinates, multiplied by 128.
  public var animatableData: AnimatableData {
    get { AnimatablePair(x * CGFloat(unitScale), y * CGFloat(unitScale)) }
    set {
      x = newValue.first / CGFloat(unitScale)
      y = newValue.second / CGFloat(unitScale)
    }
  }
}

extension EdgeInsets: Animatable, _VectorMath {
  /// The type of the top, leading, bottom and trailing insets.
  public typealias AnimatableData = AnimatablePair<
    CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
  >

  /// The top, leading, bottom and trailing insets, in points.
  public var animatableData: AnimatableData {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      top = newValue.first
      leading = newValue.second.first
      bottom = newValue.second.second.first
      trailing = newValue.second.second.second
    }
  }
}

extension CGPoint: Animatable {
  /// The type of both coordinates.
  public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>

  /// Both coordinates.
  public var animatableData: AnimatableData {
    get { AnimatablePair(x, y) }
    set {
      x = newValue.first
      y = newValue.second
    }
  }
}

extension CGSize: Animatable {
  /// The type of width and height.
  public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>

  /// The width and the height.
  public var animatableData: AnimatableData {
    get { AnimatablePair(width, height) }
    set {
      width = newValue.first
      height = newValue.second
    }
  }
}

extension CGRect: Animatable {
  /// The type of origin and size.
  public typealias AnimatableData = AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData>

  /// The origin and the size.
  public var animatableData: AnimatableData {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set {
      origin.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}

extension StrokeStyle: Animatable {
  /// The type of line width, miter limit and dash phase.
  public typealias AnimatableData = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>

  /// The line width, the miter limit and the dash phase.
  public var animatableData: AnimatableData {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dashPhase = newValue.second.second
    }
  }
}

extension RectangleCornerRadii: Animatable {
  /// The type of the two top radii and the two bottom radii, leading before trailing.
  public typealias AnimatableData = AnimatablePair<
    AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>
  >

  /// The two top radii, then the two bottom radii, leading before trailing, in points.
  public var animatableData: AnimatableData {
    get {
      AnimatablePair(
        AnimatablePair(topLeading, topTrailing), AnimatablePair(bottomLeading, bottomTrailing))
    }
    set {
      topLeading = newValue.first.first
      topTrailing = newValue.first.second
      bottomLeading = newValue.second.first
      bottomTrailing = newValue.second.second
    }
  }
}
