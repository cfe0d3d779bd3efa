import Foundation
import Testing
import ZoetropeScenes

@testable import Zoetrope

/// Accessibility properties of views, and effects that are not drawn.
@MainActor struct AccessibilityTests {
  /// The accessibility notes of a leaf's view, outermost first.
  private func notes<Content: View>(_ content: Content) -> [AccessibilityProperties] {
    let graph = ViewGraph(interpolation: .parameters)
    let node = Content.makeChild(
      content, _ViewInputs(graph: graph, environment: EnvironmentValues()))
    node.visit(EnvironmentValues())
    var result: [AccessibilityProperties] = []
    func collect(_ node: ViewNode) {
      if let node = node as? any AccessibilityNode { result.append(node.accessibility) }
      node.forEachChild(collect)
    }
    collect(node)
    return result
  }

  @Test func `labels and identifiers can be found`() {
    let name = "a name"
    let found = notes(
      Color.red
        .accessibilityIdentifier("red")
        .accessibilityLabel(name)
        .accessibilityValue("3 of \(4)")
        .accessibilityHint(Text("Stops"))
        .accessibilityHidden(true))
    #expect(found.map(\.identifier) == [nil, nil, nil, nil, "red"])
    #expect(found.map(\.isHidden) == [true, nil, nil, nil, nil])
    func text(_ text: Text?) -> String? { text?.resolve(in: EnvironmentValues()).string }
    #expect(found.compactMap { text($0.label) } == ["a name"])
    #expect(found.compactMap { text($0.value) } == ["3 of 4"])
    #expect(found.compactMap { text($0.hint) } == ["Stops"])
  }

  @Test func `traits are a set`() {
    var traits: AccessibilityTraits = [.isButton, .isHeader]
    #expect(traits.contains(.isButton) && !traits.contains(.isLink))
    #expect(traits.remove(.isButton) == .isButton)
    #expect(traits.remove(.isButton) == nil)
    #expect(traits == .isHeader)
    #expect(traits.insert(.isLink).inserted)
    #expect(!traits.insert(.isLink).inserted)
    #expect(traits.symmetricDifference(.isLink) == .isHeader)
    #expect(traits.intersection(.isLink) == .isLink)
    let found = notes(
      Color.red.accessibilityAddTraits(.isButton).accessibilityRemoveTraits([.isImage]))
    #expect(found.map(\.addedTraits) == [[], .isButton])
    #expect(found.map(\.removedTraits) == [.isImage, []])
  }

  @Test func `modifiers without a visible effect leave the drawing unchanged`() {
    let plain = Host(100, 100) { Circle().fill(.orange.gradient).frame(width: 20) }
    let styled = Host(100, 100) {
      Circle().fill(.orange.gradient).frame(width: 20)
        .compositingGroup()
        .drawingGroup()
        .drawingGroup(opaque: true, colorMode: .linear)
        .help("A circle")
        .accessibilityElement(children: .combine)
        .accessibilitySortPriority(1)
    }
    #expect(plain.displayList().items.count == 1)
    #expect(plain.displayList() == styled.displayList())
  }

  @Test func `a color's gradient follows the color scheme`() {
    let gradient = Color.orange.gradient
    let host = Host(100, 100) {
      Rectangle().fill(gradient).environment(\.colorScheme, .dark)
    }
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    guard case .fill(let fill) = host.displayList().items.first,
      case .gradient(let paint) = fill.paint
    else {
      Issue.record("no gradient")
      return
    }
    #expect(paint.stops.last?.color == Color.orange.paint(in: dark))
    #expect(gradient == Color.orange.gradient && gradient != Color.red.gradient)
  }
}
