import Foundation
import ZoetropeGeometry

/// Colours that follow each other along a line, outwards from a centre, or around one.
///
/// A place in the gradient has a number, 0 at its start and 1 at its end, whose colour lies between
/// those of the stops around it. Before the first stop its colour goes on, after the last one that
/// one's, and of two stops at one location the earlier ends what comes before, the later begins what
/// follows: an edge without any softness.
public struct GradientPaint: Sendable, Hashable {
  /// Where the numbers of a gradient lie, in points in its own space, y down.
  public enum Shape: Sendable, Hashable {
    /// 0 at the start, 1 at the end, the same all along lines that cross the way at right angles. A
    /// line without a length has the colour of its end everywhere.
    case linear(start: CGPoint, end: CGPoint)
    /// 0 at a distance of `startRadius` from the centre, 1 at one of `endRadius`, which may be the
    /// smaller one. Equal radii have the colours of before and after with an edge between them.
    case radial(center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// 0 at `startAngle`, 1 at `endAngle`, in radians clockwise from the x axis. What lies outside
    /// of both has the colour of the end that is nearer, counted in angles; more than a whole turn
    /// is cut off after that turn.
    case angular(center: CGPoint, startAngle: Double, endAngle: Double)
  }

  /// What comes before 0 and after 1, in linear and radial gradients.
  public enum Spread: String, Sendable, Hashable {
    /// The colour of the nearer end.
    case pad
    /// The gradient once more.
    case `repeat`
    /// The gradient forwards and backwards in turn.
    case mirror
  }

  /// A colour at a place.
  public struct Stop: Sendable, Hashable {
    /// The colour.
    public var color: PaintColor
    /// Where it is, from 0 at the start to 1 at the end; others count too, as far as they show.
    public var location: Double

    /// Creates a stop.
    public init(color: PaintColor, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// Where the numbers lie.
  public var shape: Shape
  /// The colours, in ascending order of their locations; one that is less than that of an earlier
  /// one counts as equal to it. Without any, nothing is painted.
  public var stops: [Stop]
  /// The space in which colours are interpolated.
  public var interpolation: ColorInterpolation
  /// What comes before 0 and after 1.
  public var spread: Spread
  /// From the gradient's own space to that of the item: an ellipse is a circle, transformed.
  public var transform: CGAffineTransform

  /// Creates a gradient that is interpolated as displays take colours, and padded, by default.
  public init(
    shape: Shape, stops: [Stop], interpolation: ColorInterpolation = .device,
    spread: Spread = .pad, transform: CGAffineTransform = .identity
  ) {
    self.shape = shape
    self.stops = stops
    self.interpolation = interpolation
    self.spread = spread
    self.transform = transform
  }
}
