import Foundation
import ZoetropeGeometry

/// What one whole unit of an angle or a unit point weighs in animatable data.
///
/// Springs rest when their speed is small in points; a turn of one radian is seen as a motion of
/// about this many points. A power of two, so that scaling back and forth is exact.
private let unitScale = 128.0

extension Angle: Animatable, _VectorMath {
  /// The angle in radians, times 128.
  public typealias AnimatableData = Double

  /// The angle in radians, times 128.
  public var animatableData: Double {
    get { radians * unitScale }
    set { radians = newValue / unitScale }
  }
}

extension UnitPoint: Animatable {
  /// Both coordinates, times 128.
  public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>

  /// Both coordinates, times 128.
  public var animatableData: AnimatableData {
    get { AnimatablePair(x * CGFloat(unitScale), y * CGFloat(unitScale)) }
    set {
      x = newValue.first / CGFloat(unitScale)
      y = newValue.second / CGFloat(unitScale)
    }
  }
}

extension EdgeInsets: Animatable, _VectorMath {
  /// Top, leading, bottom and trailing, in points.
  public typealias AnimatableData = AnimatablePair<
    CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
  >

  /// Top, leading, bottom and trailing, in points.
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
  /// Both coordinates.
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
  /// Width and height.
  public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>

  /// Width and height.
  public var animatableData: AnimatableData {
    get { AnimatablePair(width, height) }
    set {
      width = newValue.first
      height = newValue.second
    }
  }
}

extension CGRect: Animatable {
  /// Origin and size.
  public typealias AnimatableData = AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData>

  /// Origin and size.
  public var animatableData: AnimatableData {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set {
      origin.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}

extension StrokeStyle: Animatable {
  /// Line width, miter limit and dash phase.
  public typealias AnimatableData = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>

  /// Line width, miter limit and dash phase.
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
  /// The two top radii, then the two bottom radii, leading before trailing, in points.
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
