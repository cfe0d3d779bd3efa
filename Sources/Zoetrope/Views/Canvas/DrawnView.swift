import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// A text or an image that a graphics context can draw.
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

/// A text or an image laid out on its own for a graphics context.
///
/// It consists of the same nodes that show texts and images outside of canvases. A text or an image
/// therefore looks the same in a canvas as elsewhere. The nodes never change and do not retain the
/// graph: the owner of a `DrawnView` must retain the graph.
final class DrawnView {
  /// The parent of the content's node. It is stored here because nodes do not retain their parents.
  private let root: ViewNode
  private let place: ViewNode?
  private let node: LayoutNode?

  /// Lays out content in an environment. View nodes can be made on the main actor only; on other
  /// threads, the content is empty.
  init(_ content: DrawnContent, _ resolver: CanvasResolver, _ environment: EnvironmentValues) {
    let inputs = _ViewInputs(graph: resolver.graph, environment: environment)
    let root = DrawnRoot(inputs, path: resolver.path)
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

  /// Returns the size for a proposal, in points.
  func size(_ proposal: ProposedViewSize) -> CGSize { node?.sizeThatFits(proposal) ?? .zero }

  /// Returns the distance of an alignment guide from the top edge of the view, in points, when the
  /// view is laid out with the given proposal.
  func guide(_ guide: VerticalAlignment, _ proposal: ProposedViewSize) -> CGFloat {
    node?.dimensions(in: proposal)[guide] ?? 0
  }

  /// Places the view with a size and a proposal. Returns the display items, in points from the
  /// view's top left corner.
  func items(_ size: CGSize, _ proposal: ProposedViewSize) -> [DisplayList.Item] {
    guard let node else { return [] }
    node.place(at: .zero, size: size, proposal: proposal)
    return node.canvasItems()
  }
}

/// The parent of a drawn view. The parent's name in diagnostics is the path of the canvas in the
/// view tree.
private final class DrawnRoot: ViewNode {
  private let name: String

  init(_ inputs: _ViewInputs, path: String) {
    name = path
    super.init(inputs)
  }

  override var pathName: String? { name }
}

extension GraphicsContext {
  /// Draws the items of a picture as one unit. The coordinates of the items are points from the top
  /// left corner of the picture.
  ///
  /// - Parameter isIsolated: Whether blend modes inside the picture act within it only. Default
  ///   false.
  func draw(
    _ picture: [DisplayList.Item], at origin: CGPoint, scale: CGSize? = nil,
    isIsolated: Bool = false
  ) {
    guard canDraw else { return }
    guard (origin.x + origin.y).isFinite else {
      return recording.resolver.report(
        "something is drawn at a place that is not made of finite numbers; it was left out")
    }
    var place = CGAffineTransform(translationX: origin.x, y: origin.y)
    if let scale { place = place.scaledBy(x: scale.width, y: scale.height) }
    place = place.concatenating(transform)
    recording.add(picture.map { $0.applying(place) }, isIsolated: isIsolated, self)
  }
}

extension CGPoint {
  /// Returns the top left corner of a box whose anchor lies at this point.
  func corner(of size: CGSize, anchor: UnitPoint) -> CGPoint {
    CGPoint(x: x - anchor.x * size.width, y: y - anchor.y * size.height)
  }
}
