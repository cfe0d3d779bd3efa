import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry
import ZoetropeText

/// The layout node that draws an image.
///
/// In an animated transaction, a new foreground style animates, and a new image fades in over the
/// previous image.
final class ImageNode: GeometryNode {
  private var layers: [Layer]
  private var foreground: AnimatableSlot<_ResolvedPaint>
  /// The change that symbol effects make to the image.
  var pose = SymbolPose.identity {
    didSet { if pose != oldValue { setNeedsDrawing() } }
  }

  /// An image and the progress of its fade-in. The last layer holds the view's current image.
  private struct Layer {
    var image: ResolvedImage
    var progress = AnimatableSlot(ContentProgress())
  }

  init(owner: ViewNode, image: ResolvedImage, foreground: _ResolvedPaint) {
    layers = [Layer(image: image)]
    self.foreground = AnimatableSlot(foreground)
    super.init(owner: owner)
  }

  /// The view's current image, which may still be fading in.
  var image: ResolvedImage { layers[layers.count - 1].image }

  /// Sets a new image.
  ///
  /// - Parameter fades: Whether the image fades in if the transaction has an animation.
  func set(_ new: ResolvedImage, foreground paint: _ResolvedPaint, fades: Bool) {
    let old = image
    if old.contents == new.contents {
      layers[layers.count - 1].image = new
    } else if fades && isPlaced && currentAnimation != nil {
      layers.append(Layer(image: new))
      let last = layers.count - 1
      // Setting the progress registers this node for ticks, and the registration reads `layers`.
      // This read would overlap with a modification of `layers` in place. The progress is
      // therefore copied, set, and stored again.
      var progress = layers[last].progress
      progress.set(ContentProgress(value: 1), for: self)
      layers[last].progress = progress
    } else {
      layers = [Layer(image: new)]
    }
    if old.size != new.size || old.resizing != new.resizing { setNeedsLayout() }
    if old.needsForeground && new.needsForeground {
      foreground.setPaint(paint, for: self)
    } else {
      foreground.jump(to: paint)
    }
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    image.sizeThatFits(proposal)
  }

  override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? {
    switch key {
    case VerticalAlignment.firstTextBaseline.alignmentKey,
      VerticalAlignment.lastTextBaseline.alignmentKey:
      guard case .symbol(let symbol) = image.contents, image.resizing == nil else { return nil }
      return symbol.baseline(capHeight: capHeight(of: symbol.font))
    default: return nil
    }
  }

  /// Returns the cap height of a font, in ems.
  ///
  /// If the height is unknown (for example because there are no fonts), returns 0.71, a typical
  /// value.
  private func capHeight(of font: FontRequest) -> CGFloat {
    let height = graph.fonts?.face(for: font)?.metrics.capHeight ?? 0
    return height > 0 ? CGFloat(height) : 0.71
  }

  override func tickContent(at time: Double) -> Bool {
    let colorGoesOn = foreground.tick(at: time)
    guard layers.count > 1 else { return colorGoesOn }
    for index in layers.indices where layers[index].progress.isActive {
      _ = layers[index].progress.tick(at: time)
    }
    // A layer that has fully faded in replaces the layers below it.
    if let shown = layers.lastIndex(where: { !$0.progress.isActive }) {
      layers.removeFirst(shown)
    }
    return colorGoesOn || layers.count > 1
  }

  override var nextContentEvent: Double? {
    (layers.map(\.progress.nextEvent) + [foreground.nextEvent]).lazy.compactMap(\.self).min()
  }

  override func emit(into builder: inout DisplayListBuilder) {
    builder.leaf(self, frame: presentedFrame) { size, toCanvas, items in
      let toCanvas = pose.transform(in: size).concatenating(toCanvas)
      for index in layers.indices {
        let opacity = opacity(index) * pose.opacity
        append(layers[index].image, in: size, toCanvas, opacity: opacity, to: &items)
      }
    }
  }

  private func append(
    _ image: ResolvedImage, in size: CGSize, _ toCanvas: CGAffineTransform, opacity: Double,
    to items: inout [DisplayList.Item]
  ) {
    let paint = foreground.presented
    if paint.plainColor != nil || !image.needsForeground {
      items += image.items(in: size, toCanvas, foreground: paint.color, opacity: opacity)
      return
    }
    if let problem = paint.problem {
      graph.report.diagnostics.report(Diagnostic("\(owner.path) \(problem)"))
    }
    let black = Color.Resolved(red: 0, green: 0, blue: 0)
    let stencils = image.items(in: size, toCanvas, foreground: black, opacity: 1)
    if stencils.isEmpty { return }
    paint.faded(by: opacity).draw(
      stencils, frame: CGRect(origin: .zero, size: size), toCanvas: toCanvas, into: &items)
  }

  /// Returns the opacity of the layer at an index.
  ///
  /// The opacity is a product: the layer's own progress (1 for the lowest layer), times
  /// `1 - progress` for each later layer. Later layers with an opaque image are left out of the
  /// product, because an opaque image covers the earlier layers while it fades in.
  private func opacity(_ index: Int) -> Double {
    if layers.count == 1 { return 1 }
    var opacity = index == 0 ? 1 : progress(index)
    for later in layers.indices where later > index && !layers[later].image.isOpaque {
      opacity *= 1 - progress(later)
    }
    return opacity
  }

  private func progress(_ index: Int) -> Double {
    min(max(layers[index].progress.presented.value, 0), 1)
  }
}
