import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry
import ZoetropePixels

/// An image resolved in an environment.
struct ResolvedImage: Equatable {
  enum Contents: Equatable {
    /// No content: the image was not found.
    case none
    /// Pixels turned upright, and their scale in pixels per point.
    case pixels(ImagePixels, scale: CGFloat)
    /// A symbol, which is drawn from its outline.
    case symbol(ResolvedSymbol)
    /// The square that replaces an unknown symbol.
    case square
  }

  var contents: Contents
  /// The size of the image before it is resized, in points.
  var size: CGSize
  /// Whether the image is a template: its alpha is filled with the foreground style, and its colors
  /// are ignored.
  var isTemplate = false
  var resizing: Image.Resizing?
  var interpolation = Image.Interpolation.low
  var isAntialiased = true

  /// Returns the size of the image for a proposed size, in points.
  ///
  /// A resizable image takes the proposed size, but is never smaller than its cap insets. In a
  /// dimension without a proposal, it keeps the length of ``size``. Any other image always keeps
  /// its ``size``.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard let resizing else { return size }
    let insets = resizing.capInsets
    return CGSize(
      width: proposal.width.map { max($0, insets.leading + insets.trailing) } ?? size.width,
      height: proposal.height.map { max($0, insets.top + insets.bottom) } ?? size.height)
  }

  /// Whether the image hides everything behind it.
  var isOpaque: Bool {
    guard case .pixels(let pixels, _) = contents else { return false }
    return pixels.isOpaque && !isTemplate
  }

  /// Whether drawing the image requires the foreground style.
  var needsForeground: Bool {
    switch contents {
    case .symbol(let symbol): symbol.primary == nil
    case .square: true
    case .none, .pixels: isTemplate
    }
  }

  /// Returns the display items of the image, drawn in a frame at the origin.
  ///
  /// - Parameters:
  ///   - size: The size of the frame, in points.
  ///   - toCanvas: The transform from the space of the frame to the canvas.
  ///   - foreground: The color of templates and symbols.
  ///   - opacity: The opacity of the image, from 0 to 1.
  func items(
    in size: CGSize, _ toCanvas: CGAffineTransform, foreground: Color.Resolved, opacity: Double
  ) -> [DisplayList.Item] {
    guard case .symbol(let symbol) = contents else {
      return item(in: size, toCanvas, foreground: foreground, opacity: opacity).map { [$0] } ?? []
    }
    guard size.width > 0, size.height > 0, opacity > 0 else { return [] }
    return symbol.items(
      in: size, toCanvas, isResizable: resizing != nil, isAntialiased: isAntialiased,
      foreground: foreground, opacity: opacity)
  }

  private func item(
    in size: CGSize, _ toCanvas: CGAffineTransform, foreground: Color.Resolved, opacity: Double
  ) -> DisplayList.Item? {
    guard size.width > 0, size.height > 0, opacity > 0 else { return nil }
    if needsForeground && foreground.opacity <= 0 { return nil }
    switch contents {
    case .none, .symbol: return nil
    case .square: return square(in: size, toCanvas, color: foreground.faded(by: opacity))
    case .pixels(let pixels, let scale):
      return .image(
        DisplayList.ImageFill(
          pixels: pixels, frame: CGRect(origin: .zero, size: size), transform: toCanvas,
          slices: slices(in: size, scale: scale), interpolation: interpolation.ofDrawing,
          tint: isTemplate ? foreground.paint : nil, opacity: opacity,
          isAntialiased: isAntialiased))
    }
  }

  /// Returns the slices of an image that is tiled or has cap insets. Returns nil if the image is
  /// stretched as a whole, or drawn without resizing.
  private func slices(in size: CGSize, scale: CGFloat) -> DisplayList.ImageFill.Slices? {
    guard let resizing, size != self.size else { return nil }
    let insets = resizing.capInsets
    if resizing.mode == .stretch && insets == EdgeInsets() { return nil }
    return DisplayList.ImageFill.Slices(
      top: Double(insets.top * scale), left: Double(insets.leading * scale),
      bottom: Double(insets.bottom * scale), right: Double(insets.trailing * scale),
      scale: Double(scale), isTiled: resizing.mode == .tile)
  }

  private func square(
    in size: CGSize, _ toCanvas: CGAffineTransform, color: Color.Resolved
  ) -> DisplayList.Item {
    let side = min(size.width, size.height)
    let width = max(side / 12, 0.5)
    let path = RoundedRectangle(cornerRadius: side * 0.2).inset(by: width / 2)
      .path(in: CGRect(origin: .zero, size: size))
    return .stroke(
      DisplayList.Stroke(
        path: path, transform: toCanvas, style: StrokeStyle(lineWidth: width),
        paint: .color(color.paint), isAntialiased: isAntialiased))
  }
}
