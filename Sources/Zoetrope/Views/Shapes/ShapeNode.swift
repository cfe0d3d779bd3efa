import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// The view node of a filled shape.
final class ShapeViewNode<S: Shape, Style: ShapeStyle>: ViewNodeOf<_ShapeView<S, Style>> {
  private var leaf: ShapeNode<S>?

  override func update(_ change: Change) {
    let paint = resolvedPaint(view.style)
    if let leaf {
      leaf.set(shape: view.shape, paint: paint, fillStyle: view.fillStyle)
      if change.environmentChanged { leaf.environmentChanged() }
    } else {
      let leaf = ShapeNode(
        owner: self, shape: view.shape, paint: paint, fillStyle: view.fillStyle)
      self.leaf = leaf
      setOutputs([leaf])
    }
  }

  override var pathName: String? { shapeName(S.self) }
}

extension ViewNode {
  /// Resolves a style in this node's environment. If the style contains an image, the image is
  /// loaded.
  func resolvedPaint<Style: ShapeStyle>(_ style: Style) -> _ResolvedPaint {
    loadingImage(of: style._resolvePaint(in: inputs.environment))
  }

  /// Loads the image of a paint, if it has one, and returns the paint with the loaded image. Each
  /// problem with an image is reported only once.
  func loadingImage(of paint: _ResolvedPaint) -> _ResolvedPaint {
    if paint.plainColor != nil { return paint }
    let store = inputs.environment.imageStore ?? .current
    return paint.loadingImage(in: store, environment: inputs.environment) { problem in
      if store.recordFault(problem) {
        graph.report.diagnostics.report(Diagnostic("\(path) \(problem)"))
      }
    }
  }
}

/// A leaf node that draws a shape with a paint. The shape and the paint can animate.
final class ShapeNode<S: Shape>: GeometryNode {
  private var shape: AnimatableSlot<S>
  private var paint: AnimatableSlot<_ResolvedPaint>
  private var fillStyle: FillStyle
  /// The cached outline, with the frame size and the container for which it was computed; nil after
  /// the shape or the layout direction has changed.
  private var drawn: (size: CGSize, container: ContainerFit?, outline: ShapeOutline)?
  private var layoutDirection: LayoutDirection
  /// The cached argument and result of the last call of `encoded(_:)`.
  private var ink: (color: Color.Resolved, paint: PaintColor)?

  init(owner: ViewNode, shape: S, paint: _ResolvedPaint, fillStyle: FillStyle) {
    self.shape = AnimatableSlot(shape)
    self.paint = AnimatableSlot(paint)
    self.fillStyle = fillStyle
    layoutDirection = owner.inputs.environment.layoutDirection
    super.init(owner: owner)
    comparesExtremes = true
  }

  convenience init(owner: ViewNode, shape: S, color: Color.Resolved, fillStyle: FillStyle) {
    self.init(
      owner: owner, shape: shape, paint: _ResolvedPaint(color: color), fillStyle: fillStyle)
  }

  func set(shape: S, color: Color.Resolved, fillStyle: FillStyle) {
    set(shape: shape, paint: _ResolvedPaint(color: color), fillStyle: fillStyle)
  }

  func set(shape new: S, paint newPaint: _ResolvedPaint, fillStyle: FillStyle) {
    if !graph.haveEqualBytes(shape.model, new) {
      shape.set(new, for: self)
      drawn = nil
      setNeedsLayoutIfResized()
    }
    paint.setPaint(newPaint, for: self)
    self.fillStyle = fillStyle
  }

  func environmentChanged() {
    let direction = owner.inputs.environment.layoutDirection
    if direction != layoutDirection { drawn = nil }
    layoutDirection = direction
  }

  override func tickContent(at time: Double) -> Bool {
    let oldSize = shape.presented.sizeThatFits(proposal)
    let wasAnimating = shape.isActive
    let shapeGoesOn = shape.tick(at: time)
    if wasAnimating {
      drawn = nil
      if shape.presented.sizeThatFits(proposal) != oldSize { setNeedsLayout() }
    }
    let paintGoesOn = paint.tick(at: time)
    return shapeGoesOn || paintGoesOn
  }

  override var nextContentEvent: Double? {
    earlier(shape.nextEvent, paint.nextEvent)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    shape.presented.sizeThatFits(proposal)
  }

  // The five shapes in this method always take the proposed size, so their length is flexible. All
  // other shapes, such as user-defined shapes, may take other sizes.
  override func lengthRange(along axis: Axis) -> LengthRange? {
    let fills =
      S.self == Rectangle.self || S.self == RoundedRectangle.self || S.self == Capsule.self
      || S.self == Ellipse.self || S.self == UnevenRoundedRectangle.self
    return fills ? .flexible : nil
  }

  override func emit(into builder: inout DisplayListBuilder) {
    let container = builder.container
    builder.leaf(self, frame: presentedFrame) { size, toCanvas, items in
      let paint = paint.presented
      if let problem = paint.problem { report(problem) }
      if paint.isInvisible { return }
      let fit = container?.fit(size: size, toCanvas: toCanvas)
      guard let item = item(size, toCanvas, fit, .color(encoded(paint.color))) else { return }
      if paint.plainColor != nil {
        items.append(item)
      } else {
        paint.draw(
          item, frame: CGRect(origin: .zero, size: size), toCanvas: toCanvas, into: &items)
      }
    }
  }

  /// Returns the gamma-encoded form of a color. If the color is the same as in the last call, the
  /// result comes from the cache.
  private func encoded(_ color: Color.Resolved) -> PaintColor {
    if let ink, ink.color == color { return ink.paint }
    let paint = color.paint
    ink = (color, paint)
    return paint
  }

  private func report(_ problem: String) {
    graph.report.diagnostics.report(Diagnostic("\(owner.path) \(problem)"))
  }

  private func item(
    _ size: CGSize, _ toCanvas: CGAffineTransform, _ container: ContainerFit?, _ paint: Paint
  ) -> DisplayList.Item? {
    let outline = outline(size, container)
    if let problem = outline.problem { report(problem) }
    if outline.path.isEmpty { return nil }
    let transform = outline.transform.concatenating(toCanvas)
    if let pen = outline.pen {
      return .stroke(
        DisplayList.Stroke(
          path: outline.path, transform: transform, style: pen, paint: paint,
          isAntialiased: fillStyle.isAntialiased))
    }
    return .fill(
      DisplayList.Fill(
        path: outline.path, transform: transform, rule: fillStyle.fillRule, paint: paint,
        isAntialiased: fillStyle.isAntialiased))
  }

  private func outline(_ size: CGSize, _ container: ContainerFit?) -> ShapeOutline {
    if let drawn, drawn.size == size, drawn.container == container { return drawn.outline }
    let outline = ShapeOutline(
      of: shape.presented, size: size, layoutDirection: layoutDirection, in: container)
    drawn = (size, container, outline)
    return outline
  }
}

extension FillStyle {
  var fillRule: FillRule { isEOFilled ? .evenOdd : .nonZero }
}
