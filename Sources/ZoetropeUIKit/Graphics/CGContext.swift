import Foundation
import Zoetrope
import ZoetropeDisplayList
import ZoetropeGeometry

/// A Core Graphics context that records drawing commands for an image, such as an image of a
/// ``UIGraphicsImageRenderer``.
///
/// Lengths are in points, and the y axis points down. Colors are sRGB. Gradients, patterns, shadows
/// and text are not supported. Transforms and rectangles that are not finite have no effect.
public final class CGContext {
  struct State {
    var transform = CGAffineTransform.identity
    var fill = PaintColor(red: 0, green: 0, blue: 0, alpha: 1)
    var stroke = PaintColor(red: 0, green: 0, blue: 0, alpha: 1)
    var style = StrokeStyle()
    var alpha = 1.0
    var blendMode = CGBlendMode.normal
    var interpolation = CGInterpolationQuality.default
    var shouldAntialias = true
    /// The number of clips in effect.
    var clipCount = 0
  }

  private(set) var items: [DisplayList.Item] = []
  private var saved: [State] = []
  /// Whether the context permits antialiasing. ``saveGState()`` does not save this value.
  private var allowsAntialiasing = true
  var state = State()
  var current = Path()

  init() {}

  /// Whether edges are antialiased. The value is true if both antialiasing settings are true.
  var isAntialiased: Bool { allowsAntialiasing && state.shouldAntialias }

  /// The drawing items so far, followed by one `popClip` for each clip that is still in effect.
  var closedItems: [DisplayList.Item] {
    items + Array(repeating: .popClip, count: state.clipCount)
  }

  /// Adds a drawing item with the opacity of the state. The item is blended in the given mode, or
  /// in the blend mode of the state if `mode` is nil.
  func add(_ item: DisplayList.Item, mode: CGBlendMode? = nil) { add([item], mode: mode) }

  /// Adds drawing items as one layer. The layer's opacity is the opacity of the state multiplied by
  /// `alpha`. The layer is blended in the given mode, or in the blend mode of the state if `mode`
  /// is nil.
  func add(_ new: [DisplayList.Item], mode: CGBlendMode? = nil, alpha: Double = 1) {
    let (mode, opacity) = (mode ?? state.blendMode, state.alpha * alpha)
    if mode == .normal && opacity >= 1 { return items += new }
    items.append(.pushLayer(DisplayList.Layer(opacity: opacity, blendMode: mode.ofList)))
    items += new
    items.append(.popLayer)
  }

  func fill(_ path: Path, rule: CGPathFillRule = .winding, mode: CGBlendMode? = nil) {
    add(
      .fill(
        DisplayList.Fill(
          path: path, transform: state.transform, rule: rule == .evenOdd ? .evenOdd : .nonZero,
          paint: .color(state.fill), isAntialiased: isAntialiased)), mode: mode)
  }

  func stroke(_ path: Path, style: StrokeStyle? = nil, mode: CGBlendMode? = nil) {
    let style = style ?? state.style
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return }
    add(
      .stroke(
        DisplayList.Stroke(
          path: path, transform: state.transform, style: style, paint: .color(state.stroke),
          isAntialiased: isAntialiased)), mode: mode)
  }

  func clip(_ path: Path, rule: CGPathFillRule = .winding) {
    items.append(
      .pushClip(
        DisplayList.Clip(
          path: path, transform: state.transform, rule: rule == .evenOdd ? .evenOdd : .nonZero,
          isAntialiased: isAntialiased)))
    state.clipCount += 1
  }

  /// Returns the given rectangle in standard form, with a positive width and height; nil if the
  /// rectangle has no area or is not finite.
  static func usable(_ rect: CGRect) -> CGRect? {
    let rect = rect.standardized
    let parts = [rect.minX, rect.minY, rect.width, rect.height]
    return rect.isEmpty || !parts.allSatisfy { $0.isFinite } ? nil : rect
  }

  // MARK: State

  /// Saves the graphics state: the transform, the clips, the colors, the stroke style, the opacity,
  /// the blend mode, the interpolation quality and the value of ``setShouldAntialias(_:)``.
  public func saveGState() { saved.append(state) }

  /// Restores the most recently saved graphics state. Does nothing if no state is saved.
  public func restoreGState() {
    guard let last = saved.popLast() else { return }
    for _ in last.clipCount..<max(state.clipCount, last.clipCount) { items.append(.popClip) }
    state = last
  }

  /// The transform from the current space to the space of the image, both in points.
  public var ctm: CGAffineTransform { state.transform }

  /// Prepends a transform to the current transform. A transform that is not finite has no effect.
  public func concatenate(_ transform: CGAffineTransform) {
    let new = transform.concatenating(state.transform)
    guard [new.a, new.b, new.c, new.d, new.tx, new.ty].allSatisfy({ $0.isFinite }) else { return }
    state.transform = new
  }

  /// Moves the origin of the current space. The distances are in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales the current space by a factor along each axis.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Rotates the current space by an angle in radians. A positive angle rotates clockwise on the
  /// screen.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Sets the color of fills.
  public func setFillColor(_ color: CGColor) { state.fill = PaintColor(color) }

  /// Sets the color of fills. The components are gamma-encoded sRGB, with straight alpha.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the color of strokes.
  public func setStrokeColor(_ color: CGColor) { state.stroke = PaintColor(color) }

  /// Sets the color of strokes. The components are gamma-encoded sRGB, with straight alpha.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the width of strokes, in points. Default 1.
  public func setLineWidth(_ width: CGFloat) { state.style.lineWidth = width }

  /// Sets the shape of the ends of strokes. Default: butt.
  public func setLineCap(_ cap: CGLineCap) { state.style.lineCap = cap }

  /// Sets the shape of the corners of strokes. Default: miter.
  public func setLineJoin(_ join: CGLineJoin) { state.style.lineJoin = join }

  /// Sets the maximum ratio of a miter's length to the stroke's width. Default 10.
  public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }

  /// Sets the dashes of strokes.
  ///
  /// - Parameters:
  ///   - phase: The offset into the pattern at the start of a stroke, in points.
  ///   - lengths: The alternating lengths of dashes and gaps, in points; empty for solid lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.style.dash, state.style.dashPhase) = (lengths, phase)
  }

  /// Sets the opacity of drawing, from 0 to 1. Default 1.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = alpha.isNaN ? 1 : Double(min(max(alpha, 0), 1))
  }

  /// Sets the way in which drawing is combined with the existing content. Default normal.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Sets whether edges are antialiased, if ``setAllowsAntialiasing(_:)`` permits it. Default true.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.shouldAntialias = shouldAntialias
  }

  /// Sets whether the context permits antialiasing. Edges are antialiased only if this value and
  /// the value of ``setShouldAntialias(_:)`` are both true. ``saveGState()`` does not save this
  /// value. Default true.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    self.allowsAntialiasing = allowsAntialiasing
  }

  /// The way in which the pixels of scaled images are sampled. Default: bilinear.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }
}

extension PaintColor {
  init(_ color: CGColor) {
    func component(_ index: Int) -> Float {
      let parts = color.components ?? []
      let value = parts.indices.contains(index) ? Float(parts[index]) : 0
      return value.isFinite ? value : 0
    }
    self.init(red: component(0), green: component(1), blue: component(2), alpha: component(3))
  }
}
