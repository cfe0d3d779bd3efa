import Foundation
import TestSupport
import Testing
import Zoetrope

/// Values that views hand to their container, which change while the views stay.
@MainActor struct LayoutValueTests {
  private struct Start: LayoutValueKey { static let defaultValue: CGFloat = 0 }

  private struct Drop: LayoutValueKey { static let defaultValue: CGFloat = 0 }

  /// Places each subview where its values say.
  private struct Placing: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for subview in subviews {
        let point = CGPoint(
          x: bounds.minX + subview[Start.self], y: bounds.minY + subview[Drop.self])
        subview.place(at: point, proposal: .unspecified)
      }
    }
  }

  /// Three views with one, two and several values each, of which some are overruled further inside.
  private struct Content: View {
    @Binding var start: CGFloat
    @Binding var drop: CGFloat
    @Binding var first: Double

    var body: some View {
      Placing {
        box("a", 10, 10).layoutValue(key: Start.self, value: start).zIndex(first)
        box("b", 10, 10)
          .layoutValue(key: Start.self, value: start + 1).padding(0)
          .layoutValue(key: Drop.self, value: drop)
          .layoutValue(key: Start.self, value: 2 * start)
        box("c", 10, 10)
      }
    }
  }

  @Test func `a layout and the order of drawing follow values that change one by one`() async throws
  {
    let host = Host(size: CGSize(width: 100, height: 100))
    let (start, drop) = (host.makeState(CGFloat(3)), host.makeState(CGFloat(5)))
    let first = host.makeState(0.0)
    host.show(Content(start: start, drop: drop, first: first))
    func expect(_ a: CGPoint, _ b: CGPoint, _ names: [String], line: Int = #line) async throws {
      try await host.advance(to: 0)
      let location = SourceLocation(
        fileID: #fileID, filePath: #filePath, line: line, column: 1)
      #expect(host.frame("a").origin == a, sourceLocation: location)
      #expect(host.frame("b").origin == b, sourceLocation: location)
      #expect(host.frame("c").origin == .zero, sourceLocation: location)
      #expect(
        host.placements().map(\.frame) == names.map(host.frame), sourceLocation: location)
    }
    try await expect(CGPoint(x: 3, y: 0), CGPoint(x: 4, y: 5), ["a", "b", "c"])
    start.wrappedValue = 20
    try await expect(CGPoint(x: 20, y: 0), CGPoint(x: 21, y: 5), ["a", "b", "c"])
    drop.wrappedValue = 40
    try await expect(CGPoint(x: 20, y: 0), CGPoint(x: 21, y: 40), ["a", "b", "c"])
    first.wrappedValue = 1
    try await expect(CGPoint(x: 20, y: 0), CGPoint(x: 21, y: 40), ["b", "c", "a"])
    (start.wrappedValue, first.wrappedValue) = (7, -1)
    try await expect(CGPoint(x: 7, y: 0), CGPoint(x: 8, y: 40), ["a", "b", "c"])
  }
}
