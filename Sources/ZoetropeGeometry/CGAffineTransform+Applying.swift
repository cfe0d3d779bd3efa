import Foundation

extension CGPoint {
  /// Returns the point to which a transform maps this point.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// Returns this size transformed as a vector: the translation is ignored.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// Returns the smallest rectangle that contains the four transformed corners of this rectangle.
  ///
  /// The null rectangle and the infinite rectangle are returned unchanged.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    if isNull || isInfinite { return self }
    if t.b == 0, t.c == 0 { return applyingAxisAligned(t) }
    let corners = (
      CGPoint(x: minX, y: minY).applying(t), CGPoint(x: maxX, y: minY).applying(t),
      CGPoint(x: maxX, y: maxY).applying(t), CGPoint(x: minX, y: maxY).applying(t)
    )
    let left = min(corners.0.x, corners.1.x, corners.2.x, corners.3.x)
    let right = max(corners.0.x, corners.1.x, corners.2.x, corners.3.x)
    let top = min(corners.0.y, corners.1.y, corners.2.y, corners.3.y)
    let bottom = max(corners.0.y, corners.1.y, corners.2.y, corners.3.y)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns this rectangle transformed by a transform that only scales and translates. The size is
  /// scaled directly, because computing it from the transformed corners would add rounding errors.
  private func applyingAxisAligned(_ t: CGAffineTransform) -> CGRect {
    CGRect(
      x: t.a * (t.a < 0 ? maxX : minX) + t.tx, y: t.d * (t.d < 0 ? maxY : minY) + t.ty,
      width: abs(t.a) * width, height: abs(t.d) * height)
  }
}
