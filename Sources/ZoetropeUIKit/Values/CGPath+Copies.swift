import Foundation
import Zoetrope
import ZoetropeGeometry

extension CGPath {
  /// Returns a path with the same elements after a transform; nil means the identity. The result is
  /// never nil.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    Path(self).applying(transform?.pointee ?? .identity).cgPath
  }

  /// Returns the outline of the path's stroke.
  ///
  /// - Parameters:
  ///   - lineWidth: The width of the stroke, in points.
  ///   - lineCap: The shape of open ends.
  ///   - lineJoin: The shape of corners.
  ///   - miterLimit: The largest ratio of a miter's length to the line width.
  ///   - transform: A transform of the path, before it is stroked. Default: the identity.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return Path(self).applying(transform).strokedPath(style).cgPath
  }
}
