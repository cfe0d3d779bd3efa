import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// A modifier that draws a list of the sizes that a view returns for some proposals.
nonisolated package struct ShowSizes: LayoutModifier {
  var probes: [SizeProbe]

  package func makeWrapper(owner: ViewNode, child: LayoutNode) -> LayoutNode {
    ShowSizesNode(owner: owner, child: child, modifier: self)
  }
}

/// The layout node of a view with a list of sizes drawn over it.
///
/// The list takes no part in layout. It is updated whenever the view is placed.
final class ShowSizesNode: ModifierNode<ShowSizes> {
  /// The text of the list, and the node that draws it.
  private var label: (words: String, node: TextNode)?

  // The probes do not influence sizes.
  override func modifierChanged(from old: ShowSizes) { setNeedsPlacement() }
  override var priority: Double { child.priority }

  override func placeChildren() {
    super.placeChildren()
    let words = modifier.probes.map(line).joined(separator: "\n").replacing(" x ", with: " × ")
    if label?.words != words { label = words.isEmpty ? nil : (words, makeNode(words)) }
    label?.node.place(at: origin, proposal: .unspecified)
  }

  private func line(_ probe: SizeProbe) -> String {
    guard let question = probe.question else {
      let proposed = LayoutDescription.proposal(proposal)
      return "\(probe.name) \(LayoutDescription.size(size)) of \(proposed)"
    }
    return "\(probe.name) \(LayoutDescription.size(child.sizeThatFits(question)))"
  }

  private func makeNode(_ words: String) -> TextNode {
    var environment = owner.inputs.environment
    environment.font = .system(size: 8, weight: .medium)
    let text = Text(verbatim: words).foregroundColor(.white)
    return TextNode(
      owner: owner, text: text.resolve(in: environment, clock: owner.graph.clock),
      contentChange: .immediate)
  }

  override func emit(into builder: inout DisplayListBuilder) {
    super.emit(into: &builder)
    guard builder.purpose == .drawing, let node = label?.node else { return }
    let blue = PaintColor(red: 0, green: 0.3, blue: 0.6, alpha: 0.85)
    builder.leaf(self, frame: CGRect(origin: origin, size: size)) { size, toCanvas, items in
      let outline = Path(CGRect(origin: .zero, size: size))
      let plate = Path(CGRect(origin: .zero, size: node.size).insetBy(dx: -2, dy: 0))
      items.append(
        .stroke(
          .init(
            path: outline, transform: toCanvas, style: StrokeStyle(lineWidth: 1),
            paint: .color(blue))))
      items.append(.fill(.init(path: plate, transform: toCanvas, paint: .color(blue))))
    }
    node.emit(into: &builder)
  }
}
