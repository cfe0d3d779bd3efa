import Foundation
import Testing

@testable import Zoetrope

/// The costs of layout, counted.
@MainActor struct LayoutCostTests {
  /// Stacks of alternating axes, with leaves of any size.
  struct Tree: View {
    var depth: Int
    var limit: CGFloat?
    var isFirst = true

    var body: some View {
      if depth == 0 {
        Color.red.frame(maxWidth: isFirst ? limit : nil)
      } else if depth.isMultiple(of: 2) {
        HStack(spacing: 1) { branches }
      } else {
        VStack(spacing: 1) { branches }
      }
    }

    private var branches: some View {
      ForEach(0..<6, id: \.self) {
        Tree(depth: depth - 1, limit: limit, isFirst: $0 == 0 && isFirst)
      }
    }
  }

  /// A layout whose size rule is unknown to its container.
  struct Opaque: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  private func measurementCounts(_ host: Zoetrope.Host) -> [Int] {
    var result: [Int] = []
    var seen: Set<ObjectIdentifier> = []
    func visit(_ node: ViewNode) {
      for output in node.outputs where seen.insert(ObjectIdentifier(output)).inserted {
        if let stack = output as? LayoutContainerNode<HStackLayout> {
          result.append(stack.measurementCount)
        }
        if let stack = output as? LayoutContainerNode<VStackLayout> {
          result.append(stack.measurementCount)
        }
      }
      node.forEachChild(visit)
    }
    if let root = host.root { visit(root) }
    return result
  }

  @Test func `a stack in a tree of 9,331 nodes is sized three times at most`() throws {
    let host = Zoetrope.Host(size: CGSize(width: 6_000, height: 6_000))
    host.show(Tree(depth: 5))
    let counts = measurementCounts(host)
    #expect(counts.count == 1 + 6 + 36 + 216 + 1_296)
    #expect(try #require(counts.max()) <= 3)
  }

  @Test func `known ranges give the same sizes as measuring`() throws {
    let size = CGSize(width: 700, height: 500)
    let host = Zoetrope.Host(size: size)
    host.show(Tree(depth: 3))
    let asked = Zoetrope.Host(size: size)
    // The environment and the explanation leave all sizes unchanged.
    asked.show(Tree(depth: 3).environment(\.layoutDirection, .leftToRight))
    let explained = try #require(asked.explain())
    #expect(!explained.description.isEmpty)
    #expect(host.placements().map(\.frame) == asked.placements().map(\.frame))
  }

  @Test func `a change of one leaf measures only its path to the root again`() async throws {
    let host = Zoetrope.Host(size: CGSize(width: 6_000, height: 6_000))
    let limit = host.makeState(CGFloat(5_000))
    host.show(Limited(limit: limit))
    let pass = try #require(host.root).graph.pass
    let (measured, placed) = (pass.pointee.measurementCount, pass.pointee.placedNodeCount)
    limit.wrappedValue = 5_500
    try await host.advance(to: 0)
    // The leaf, its frame, and five stacks.
    #expect(pass.pointee.measurementCount - measured <= 10)
    #expect(pass.pointee.measurementCount > measured)
    #expect(pass.pointee.placedNodeCount - placed <= 12)
  }

  @Test func `an advance without changes visits no node`() async throws {
    let host = Zoetrope.Host(size: CGSize(width: 600, height: 600))
    host.show(Tree(depth: 3))
    try await host.advance(to: 0)
    let pass = try #require(host.root).graph.pass
    let before = (pass.pointee.measurementCount, pass.pointee.placedNodeCount)
    for frame in 1...10 { try await host.advance(to: Double(frame)) }
    #expect(before == (pass.pointee.measurementCount, pass.pointee.placedNodeCount))
  }

  @Test func `custom layouts are measured for their flexibility`() {
    let host = Zoetrope.Host(size: CGSize(width: 300, height: 100))
    host.show(
      HStack(spacing: 0) {
        Opaque { Color.green }
        Color.red.frame(minWidth: 40)
        Color.blue
      })
    #expect(host.placements().map(\.frame.width) == [100, 100, 100])
  }

  /// A tree in which the views on one path alone get the limit.
  struct Limited: View {
    @Binding var limit: CGFloat

    var body: some View { Nested(depth: 5, limit: $limit) }

    struct Nested: View {
      var depth: Int
      @Binding var limit: CGFloat

      var body: some View {
        if depth == 0 {
          Leaf(limit: $limit)
        } else if depth.isMultiple(of: 2) {
          HStack(spacing: 1) {
            Nested(depth: depth - 1, limit: $limit)
            ForEach(1..<6, id: \.self) { _ in Tree(depth: depth - 1) }
          }
        } else {
          VStack(spacing: 1) {
            Nested(depth: depth - 1, limit: $limit)
            ForEach(1..<6, id: \.self) { _ in Tree(depth: depth - 1) }
          }
        }
      }
    }

    struct Leaf: View {
      @Binding var limit: CGFloat
      var body: some View { Color.red.frame(maxWidth: limit) }
    }
  }
}
