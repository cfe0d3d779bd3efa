import Foundation

extension Path {
  /// Creates a path of a rounded rectangle with elliptical corners.
  ///
  /// The width and the height of a corner, in points, are each clamped to half of the rectangle's
  /// shorter side.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .circular
  ) {
    self.init()
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Creates a path of a rounded rectangle. The corner radius, in points, is clamped to half of the
  /// rectangle's shorter side.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .circular
  ) {
    self.init()
    let size = CGSize(width: cornerRadius, height: cornerRadius)
    addRoundedRect(in: rect, cornerSize: size, style: style)
  }

  /// Creates a path of a rectangle with one radius for each corner.
  ///
  /// The leading corners are on the left. If two radii do not fit on the side that they share, the
  /// larger one is reduced: 20 and 90 become 20 and 80 on a side of 100.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Adds a rounded rectangle as a closed subpath, clockwise on the screen.
  ///
  /// The subpath begins in the middle of the straight part of the right edge. The width and the
  /// height of a corner, in points, are each clamped to half of the rectangle's shorter side. If
  /// either of them is zero, the subpath is a plain rectangle that begins at its top left corner.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .circular,
    transform: CGAffineTransform = .identity
  ) {
    let size = Path.clampedCornerSize(cornerSize, in: rect)
    guard size.width > 0, size.height > 0, !rect.isEmpty else {
      addRect(rect, transform: transform)
      return
    }
    let outline = RoundedRectangleOutline(
      rect: rect, style: style, topLeft: size, topRight: size, bottomRight: size,
      bottomLeft: size)
    outline.add(to: &self, transform: transform)
  }

  /// Adds a closed subpath: a rectangle with one radius for each corner, clockwise on the screen.
  ///
  /// The leading corners are on the left. The subpath begins in the middle of the straight part of
  /// the right edge. If two radii do not fit on the side that they share, the larger one is
  /// reduced: 20 and 90 become 20 and 80 on a side of 100. If all radii are zero, the subpath is a
  /// plain rectangle that begins at its top left corner.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let radii = Path.clampedCornerRadii(cornerRadii, in: rect)
    guard radii != RectangleCornerRadii(), !rect.isEmpty else {
      addRect(rect, transform: transform)
      return
    }
    func square(_ side: CGFloat) -> CGSize { CGSize(width: side, height: side) }
    let outline = RoundedRectangleOutline(
      rect: rect, style: style, topLeft: square(radii.topLeading),
      topRight: square(radii.topTrailing), bottomRight: square(radii.bottomTrailing),
      bottomLeft: square(radii.bottomLeading))
    outline.add(to: &self, transform: transform)
  }

  /// Returns a corner size that fits a rectangle.
  ///
  /// Width and height are each clamped to the range from zero to half of the rectangle's shorter
  /// side. NaN counts as zero.
  package static func clampedCornerSize(_ size: CGSize, in rect: CGRect) -> CGSize {
    let limit = min(rect.width, rect.height) / 2
    return CGSize(
      width: size.width > 0 ? min(size.width, limit) : 0,
      height: size.height > 0 ? min(size.height, limit) : 0)
  }

  /// Returns corner radii that fit a rectangle.
  ///
  /// Negative and non-finite radii count as zero. If the two radii on a side add up to more than
  /// the length of the side, the larger one is reduced until both fit. If both are larger than half
  /// of the side, both become half of the side.
  package static func clampedCornerRadii(
    _ radii: RectangleCornerRadii, in rect: CGRect
  ) -> RectangleCornerRadii {
    func positive(_ radius: CGFloat) -> CGFloat { radius > 0 && radius.isFinite ? radius : 0 }
    let topLeading = positive(radii.topLeading)
    let bottomLeading = positive(radii.bottomLeading)
    let bottomTrailing = positive(radii.bottomTrailing)
    let topTrailing = positive(radii.topTrailing)
    /// Returns a radius, reduced if it does not fit. `horizontal` and `vertical` are the radii of
    /// the neighboring corners on the horizontal and on the vertical side.
    func fitted(_ radius: CGFloat, _ horizontal: CGFloat, _ vertical: CGFloat) -> CGFloat {
      min(
        radius, max(rect.width / 2, rect.width - horizontal),
        max(rect.height / 2, rect.height - vertical))
    }
    return RectangleCornerRadii(
      topLeading: fitted(topLeading, topTrailing, bottomLeading),
      bottomLeading: fitted(bottomLeading, bottomTrailing, topLeading),
      bottomTrailing: fitted(bottomTrailing, bottomLeading, topTrailing),
      topTrailing: fitted(topTrailing, topLeading, bottomTrailing))
  }
}
