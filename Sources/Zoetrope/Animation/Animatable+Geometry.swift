import Foundation
import ZoetropeGeometry

/// The factor that converts radians, and the coordinates of a unit point, to animatable data.
///
/// A spring counts as being at rest when its speed, in units of the animatable data per second, is
/// below a threshold. The threshold is chosen for lengths in points. It also fits angles that are
/// multiplied by 128, because a turn by one radian looks about as large as a motion by 128 points.
/// The number is a power of two, so that multiplying and dividing by it is exact.
private let unitScale = 128.0

extension Angle: Animatable, _VectorMath {
  /// The type of ``animatableData``: one number for the angle.
  public typealias AnimatableData = Double

  /// The angle in radians, multiplied by 128 to be on the scale of a length in points.
  public var animatableData: Double {
    get { radians * unitScale }
    set { radians = newValue / unitScale }
  }
}

extension UnitPoint: Animatable {
  /// The type of ``animatableData``: one number for each coordinate.
  public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>

  /// The x and y coordinates of the unit point, multiplied by 128 to be on the scale of lengths in
  /// points.
  public var animatableData: AnimatableData {
    get { AnimatablePair(x * CGFloat(unitScale), y * CGFloat(unitScale)) }
    set {
      x = newValue.first / CGFloat(unitScale)
      y = newValue.second / CGFloat(unitScale)
    }
  }
}

extension EdgeInsets: Animatable, _VectorMath {
  /// The type of ``animatableData``: one number for each inset.
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
  /// The type of ``animatableData``: one number for each coordinate.
  public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>

  /// The x and y coordinates of the point.
  public var animatableData: AnimatableData {
    get { AnimatablePair(x, y) }
    set {
      x = newValue.first
      y = newValue.second
    }
  }
}

extension CGSize: Animatable {
  /// The type of ``animatableData``: one number for each dimension.
  public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>

  /// The width and the height of the size.
  public var animatableData: AnimatableData {
    get { AnimatablePair(width, height) }
    set {
      width = newValue.first
      height = newValue.second
    }
  }
}

extension CGRect: Animatable {
  /// The type of ``animatableData``: the data of the origin and of the size.
  public typealias AnimatableData = AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData>

  /// The origin and the size of the rectangle.
  public var animatableData: AnimatableData {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set {
      origin.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}

extension StrokeStyle: Animatable {
  /// The type of ``animatableData``: numbers for the line width, the miter limit and the dash
  /// phase.
  public typealias AnimatableData = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>

  /// The line width, the miter limit and the dash phase of the stroke style.
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
  /// The type of ``animatableData``: one number for each radius.
  public typealias AnimatableData = AnimatablePair<
    AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>
  >

  /// The four radii in points: top leading and top trailing, then bottom leading and bottom
  /// trailing.
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
