import Foundation

extension Path {
  /// Creates a path of a rounded rectangle; corners are clamped to half of the shorter side.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .circular
  ) {
    self.init()
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Creates a path of a rounded rectangle; the radius is clamped to half of the shorter side.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .circular
  ) {
    self.init()
    let size = CGSize(width: cornerRadius, height: cornerRadius)
    addRoundedRect(in: rect, cornerSize: size, style: style)
  }

  /// Creates a path of a rectangle whose corners have radii of their own. Radii that do not fit
  /// are all scaled down together.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Adds a rounded rectangle as a closed subpath, from the middle of the right edge clockwise on
  /// the screen; a plain rectangle, from its top left corner, when the corners have no size.
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

  /// Adds a rectangle whose corners have radii of their own, as a closed subpath.
  ///
  /// Leading is left. Radii that do not fit are all scaled down together.
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

  /// A corner size that fits: neither side negative or more than half of the shorter side of the
  /// rectangle. What is not a number counts as zero.
  package static func clampedCornerSize(_ size: CGSize, in rect: CGRect) -> CGSize {
    let limit = min(rect.width, rect.height) / 2
    return CGSize(
      width: size.width > 0 ? min(size.width, limit) : 0,
      height: size.height > 0 ? min(size.height, limit) : 0)
  }

  /// Radii that fit: none negative, and no two that share a side longer than that side.
  package static func clampedCornerRadii(
    _ radii: RectangleCornerRadii, in rect: CGRect
  ) -> RectangleCornerRadii {
    func positive(_ radius: CGFloat) -> CGFloat { radius > 0 && radius.isFinite ? radius : 0 }
    let topLeading = positive(radii.topLeading)
    let bottomLeading = positive(radii.bottomLeading)
    let bottomTrailing = positive(radii.bottomTrailing)
    let topTrailing = positive(radii.topTrailing)
    let horizontal = max(topLeading + topTrailing, bottomLeading + bottomTrailing)
    let vertical = max(topLeading + bottomLeading, topTrailing + bottomTrailing)
    var scale: CGFloat = 1
    if horizontal > rect.width { scale = min(scale, rect.width / horizontal) }
    if vertical > rect.height { scale = min(scale, rect.height / vertical) }
    return RectangleCornerRadii(
      topLeading: topLeading * scale, bottomLeading: bottomLeading * scale,
      bottomTrailing: bottomTrailing * scale, topTrailing: topTrailing * scale)
  }
}
