import Foundation
import Testing
import Zoetrope
import ZoetropeFiles

/// The contents of an explanation.
@MainActor struct ExplanationTests {
  private func node(
    _ name: String, in explanation: LayoutExplanation?
  ) throws -> LayoutExplanation.Node {
    var found: [LayoutExplanation.Node] = []
    explanation?.root.forEach { if $0.description.name == name { found.append($0) } }
    return try #require(found.first, "nothing is called \(name)")
  }

  @Test func `an empty host explains an empty canvas`() {
    let host = Host(size: CGSize(width: 10, height: 20))
    let explanation = host.explain()
    #expect(explanation?.root.children.isEmpty == true)
    #expect(explanation?.description.hasPrefix("layout at 0 s, 10 x 20 points\n") == true)
    host.show(EmptyView())
    #expect(host.explain()?.root.children.isEmpty == true)
    #expect(host.explain()?.root.spot?.frame.size == CGSize(width: 10, height: 20))
  }

  @Test func `a single view is proposed the canvas and centered`() throws {
    let host = Host(100, 60) { Color.red.frame(width: 40, height: 20) }
    let frame = try node(".frame(width: 40, height: 20)", in: host.explain())
    let question = try #require(frame.questions.first)
    #expect(frame.questions.count == 1)
    #expect(question.proposal == ProposedViewSize(width: 100, height: 60))
    #expect(question.answer == CGSize(width: 40, height: 20))
    #expect(question.isUsed && question.belongsToFinalLayout)
    #expect(frame.spot?.box == CGRect(x: 30, y: 20, width: 40, height: 20))
    #expect(frame.path == "Color")
  }

  @Test func `several root views are in an implicit stack`() throws {
    let host = Host(100, 60) {
      Color.red
      Color.blue
    }
    let stack = try node("VStack", in: host.explain())
    #expect(stack.path == "")
    #expect(!stack.isNamed && stack.isContainer)
    #expect(stack.children.map(\.path) == ["Color[0]", "Color[1]"])
  }

  @Test func `memoised answers are counted`() throws {
    let host = Host(100, 60) {
      HStack(spacing: 0) {
        Color.red
        Color.blue
      }
    }
    let leaf = try node("Color", in: host.explain())
    let used = try #require(leaf.questions.first { $0.isUsed })
    // Once to measure, once to place, and once by the container that places it.
    #expect(used.count == 3)
    #expect(used.occasions == [ProposedViewSize(width: 100, height: 60), nil])
    #expect(leaf.questions.map(\.proposal.width) == [0, .infinity, 50])
  }

  @Test func `a view that is only measured is not shown`() throws {
    let host = Host(100, 60) {
      ViewThatFits {
        Color.red.frame(width: 200, height: 10)
        Color.blue.frame(width: 50, height: 10)
      }
    }
    let explanation = host.explain()
    #expect(try node(".frame(width: 200, height: 10)", in: explanation).spot == nil)
    #expect(try node(".frame(width: 50, height: 10)", in: explanation).spot != nil)
    #expect(explanation?.description.contains("(width: 200, height: 10)  not shown") == true)
  }

  /// Places the first view by its center and leaves out the others.
  private struct FirstOnly: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { CGSize(width: 80, height: 40) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      let point = CGPoint(x: bounds.minX + 20, y: bounds.minY + 10)
      subviews.first?.place(
        at: point, anchor: .center, proposal: ProposedViewSize(width: 8, height: 6))
    }
  }

  @Test func `a custom layout is quoted, and its unplaced views are reported`() throws {
    let host = Host(100, 60) {
      FirstOnly {
        Color.red
        Color.blue
      }
    }
    let explanation = try #require(host.explain())
    let views = try node("FirstOnly", in: explanation).children
    #expect(views.count == 2)
    // Relative to the canvas, which has the layout in its center.
    #expect(views[0].spot?.request == .init(position: CGPoint(x: 30, y: 20), anchor: .center))
    #expect(views[0].spot?.isUnplacedByLayout == false)
    #expect(views[1].spot?.request == nil)
    #expect(views[1].spot?.isUnplacedByLayout == true)
    let text = explanation.description
    #expect(text.contains("FirstOnly puts its center at (30, 20)"))
    #expect(text.contains("FirstOnly does not place it, so it is centered"))
  }

  @Test func `paths are those of placements, and a path selects a subtree`() throws {
    let host = Host(100, 60) {
      HStack {
        Color.red.padding(2)
        VStack {
          Color.green
          Color.blue.overlay { Circle() }
        }
      }
    }
    let explanation = try #require(host.explain())
    let paths = explanation.paths
    for placement in host.placements() {
      #expect(paths.contains(placement.path), "\(placement.path)")
      let part = try #require(host.explain(view: placement.path), "\(placement.path)")
      #expect(part.paths.contains(placement.path))
    }
    let part = try #require(host.explain(view: "HStack/Color[0]"))
    let stack = try #require(part.root.children.first)
    #expect(stack.children.map(\.description.name) == [".padding(2)"])
    #expect(stack.leftOutCount == 1)
    #expect(part.description.contains("   └─ and 1 more\n"))
    #expect(host.explain(view: "HStack/Color") == nil)
    #expect(host.explain(view: "") == nil)
    #expect(host.explain(view: "HStack") == host.explain())
  }

  @Test func `an animated view is drawn away from its layout position`() async throws {
    let host = Host(size: CGSize(width: 100, height: 20))
    let isRight = host.makeState(false)
    host.show(
      Shifter(isRight: isRight).frame(width: 100, height: 20))
    try await host.advance(to: 0)
    withAnimation(.linear(duration: 1)) { isRight.wrappedValue = true }
    try await host.advance(to: 0)
    try await host.advance(to: 0.5)
    let explanation = try #require(host.explain())
    let leaf = try node("Color", in: explanation)
    #expect(leaf.spot?.box.minX == 80)
    #expect(leaf.spot?.shownBox == host.placements()[0].frame)
    #expect(leaf.spot?.shownBox.minX == 40)
    #expect(
      explanation.description.contains("it is drawn at (40, 0), 20 x 20, because it is moving"))
  }

  private struct Shifter: View {
    @Binding var isRight: Bool
    var body: some View {
      HStack(spacing: 0) {
        if isRight { Spacer(minLength: 0) }
        Color.red.frame(width: 20)
        if !isRight { Spacer(minLength: 0) }
      }
    }
  }

  @Test func `diagnostics come last`() throws {
    let host = Host(100, 60) { Color.red }
    var explanation = try #require(host.explain())
    #expect(!explanation.description.contains("wrong"))
    explanation.diagnostics = [Diagnostic("A is odd"), Diagnostic("B is odd")]
    #expect(explanation.description.hasSuffix("\n\nDiagnostics:\n- A is odd\n- B is odd\n"))
  }

  @Test func `the JSON has its keys in every view, and strings for missing numbers`() throws {
    let host = Host(100, 60) {
      HStack(alignment: .top, spacing: 4) {
        Color.red
        Spacer()
      }
    }
    let data = Data(try #require(host.explain()).json.utf8)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(object["canvas"] as? [Double] == [100, 60])
    let root = try #require(object["root"] as? [String: Any])
    let stack = try #require((root["children"] as? [[String: Any]])?.first)
    #expect(stack["path"] as? String == "HStack")
    #expect(stack["name"] as? String == "HStack(alignment: .top, spacing: 4)")
    #expect(stack["frame"] as? [Double] == [0, 0, 100, 60])
    let division = try #require((stack["stacks"] as? [[String: Any]])?.first)
    #expect(division["axis"] as? String == "horizontal")
    #expect(division["alignment"] as? String == "top")
    #expect(division["gaps"] as? [Double] == [4])
    let views = try #require(division["views"] as? [[String: Any]])
    #expect(views.map { $0["served"] as? Int } == [1, 2])
    #expect(views[1]["priority"] as? String == "-infinity")
    #expect(views[1]["flexibility"] as? String == "infinity")
    #expect(views[0]["offered"] as? Double == 88)
    let leaf = try #require((stack["children"] as? [[String: Any]])?.first)
    let keys = [
      "path", "name", "text", "rule", "frame", "shown", "size", "proposal", "request", "questions",
      "stacks", "children", "omitted",
    ]
    #expect(Set(leaf.keys) == Set(keys))
    let questions = try #require(leaf["questions"] as? [[String: Any]])
    #expect(questions.count == 3)
    #expect((questions[1]["proposal"] as? [Any])?.first as? String == "infinity")
    #expect(questions[2]["used"] as? Bool == true)
  }
}
