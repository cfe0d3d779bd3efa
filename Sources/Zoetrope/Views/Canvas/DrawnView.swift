import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// What a context can draw that is laid out.
enum DrawnContent: Sendable {
  case text(Text)
  case image(Image)

  @MainActor fileprivate func makeNode(_ inputs: _ViewInputs) -> ViewNode {
    switch self {
    case .text(let text): return Text.makeChild(text, inputs)
    case .image(let image): return Image.makeChild(image, inputs)
    }
  }
}

/// A text or an image that is laid out on its own, to be drawn by a context.
///
/// It is a tree of its own of the same nodes that show texts and images as views, so that they look
/// the same, but nothing ever changes in it. Whoever keeps one keeps the graph, which the nodes do not.
final class DrawnView {
  /// Nodes know the place around them without keeping it alive.
  private let root: ViewNode
  private let place: ViewNode?
  private let node: LayoutNode?

  /// Makes a tree; an empty one away from the main actor, where there are no views.
  init(_ content: DrawnContent, _ source: CanvasSource, _ environment: EnvironmentValues) {
    let inputs = _ViewInputs(graph: source.graph, environment: environment)
    let root = DrawnRoot(inputs, path: source.path)
    self.root = root
    guard MainQueue.isCurrent else {
      (place, node) = (nil, nil)
      return
    }
    let surroundings = Confined(root.childInputs)
    let made = MainActor.assumeIsolated {
      let inputs = surroundings.onMainActor
      let place = content.makeNode(inputs)
      place.visit(inputs.environment)
      return Confined(place)
    }
    place = made.onMainActor
    node = made.onMainActor.outputs.first
  }

  /// The size at a proposal, in points.
  func size(_ proposal: ProposedViewSize) -> CGSize { node?.sizeThatFits(proposal) ?? .zero }

  /// A guide's distance from the top edge at a proposal, in points.
  func guide(_ guide: VerticalAlignment, _ proposal: ProposedViewSize) -> CGFloat {
    node?.dimensions(in: proposal)[guide] ?? 0
  }

  /// What draws the view at a size, in points from its top left corner.
  func items(_ size: CGSize, _ proposal: ProposedViewSize) -> [DisplayList.Item] {
    guard let node else { return [] }
    node.place(at: .zero, size: size, proposal: proposal)
    return node.canvasItems()
  }
}

/// The place around a drawn view.
private final class DrawnRoot: ViewNode {
  private let name: String

  init(_ inputs: _ViewInputs, path: String) {
    name = path
    super.init(inputs)
  }

  override var pathName: String? { name }
}

extension GraphicsContext {
  /// Draws a picture that is given in points from its top left corner, as one.
  ///
  /// - Parameter isIsolated: Whether modes of blending inside end there. Default false.
  func draw(
    _ picture: [DisplayList.Item], at origin: CGPoint, scale: CGSize? = nil,
    isIsolated: Bool = false
  ) {
    guard canDraw else { return }
    guard (origin.x + origin.y).isFinite else {
      return recording.source.report(
        "something is drawn at a place that is not made of finite numbers; it was left out")
    }
    var place = CGAffineTransform(translationX: origin.x, y: origin.y)
    if let scale { place = place.scaledBy(x: scale.width, y: scale.height) }
    place = place.concatenating(transform)
    recording.add(picture.map { $0.applying(place) }, isIsolated: isIsolated, self)
  }
}

extension CGPoint {
  /// The top left corner of a box of a size with an anchor at this point.
  func corner(of size: CGSize, anchor: UnitPoint) -> CGPoint {
    CGPoint(x: x - anchor.x * size.width, y: y - anchor.y * size.height)
  }
}
