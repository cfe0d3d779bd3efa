import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

private struct GapKey: _ViewTraitKey {
  static var defaultValue: CGFloat { 0 }
}

private struct Divided: _VariadicView_MultiViewRoot {
  var thickness: CGFloat

  @ViewBuilder func body(children: _VariadicView.Children) -> some View {
    let last = children.last?.id
    ForEach(children) { child in
      child
      if child.id != last {
        Color.black.frame(width: thickness, height: thickness)
      }
    }
  }
}

/// Places children below each other, each with a gap above it.
private struct Gapped: _VariadicView_UnaryViewRoot {
  func body(children: _VariadicView_Children) -> some View {
    VStack(spacing: 0) {
      ForEach(children) { child in child.padding(.top, child[GapKey.self]) }
    }
  }
}

/// A root with a state of its own, whose body is two views.
private struct Switch: _VariadicView_UnaryViewRoot {
  @State private var isFirst = true

  @ViewBuilder func body(children: _VariadicView.Children) -> some View {
    Button("Switch") { isFirst.toggle() }.frame(width: 10, height: 10)
    if let child = isFirst ? children.first : children.last { child }
  }
}

/// Notes the ids and the traits of its children.
private struct Noting: _VariadicView.MultiViewRoot {
  let journal: Journal

  func body(children: _VariadicView.Children) -> some View {
    for child in children {
      journal.note("\(child.id(as: Int.self) ?? -1) \(child.id(as: String.self) ?? "none")")
    }
    return children
  }
}

/// Writes a trait of its children, which a tree around it reads.
private struct Writing: _VariadicView_MultiViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    ForEach(children.map { Self.written($0) }) { $0 }
  }

  private static func written(_ child: _VariadicView.Children.Element)
    -> _VariadicView.Children.Element
  {
    var child = child
    child[GapKey.self] += 1
    return child
  }
}

@MainActor struct VariadicViewTests {
  @Test(arguments: [0, 1, 3]) func `a divider stands between two children`(_ count: Int) {
    let host = Host(100, 100) {
      HStack(spacing: 0) {
        _VariadicView.Tree(Divided(thickness: 4)) {
          ForEach(0..<count, id: \.self) { box("\($0)", 10, 10) }
        }
      }
    }
    #expect(host.frames().keys.filter { Int($0) != nil }.count == count)
    let width = CGFloat(count) * 10 + CGFloat(max(0, count - 1)) * 4
    for index in 0..<count {
      #expect(near(host.x("\(index)"), 50 - width / 2 + CGFloat(index) * 14))
    }
  }

  @Test func `a trait is read from the view that set it, or is the default`() {
    let host = Host(100, 100) {
      _VariadicView.Tree(Gapped()) {
        box("a", 10, 10)
        box("b", 10, 10)._trait(GapKey.self, 6)._trait(GapKey.self, 9)
        Group {
          box("c", 10, 10)
          box("d", 10, 10)
        }
        ._trait(GapKey.self, 2)
      }
    }
    // 40 points of boxes and gaps of 0, 6, 2 and 2 points.
    #expect(["a", "b", "c", "d"].map { host.frame($0).minY } == [25, 41, 53, 65])
  }

  @Test func `a trait that is written to a child takes the place of the view's own one`() {
    let host = Host(100, 100) {
      _VariadicView.Tree(Gapped()) {
        _VariadicView.Tree(Writing()) {
          box("a", 10, 10)
          box("b", 10, 10)._trait(GapKey.self, 3)
        }
      }
    }
    // 20 points of boxes and gaps of 1 and 4 points.
    #expect(["a", "b"].map { host.frame($0).minY } == [38.5, 52.5])
  }

  @Test func `ids of elements and explicit ids are found by their type`() {
    let journal = Journal()
    _ = Host(100, 100) {
      _VariadicView.Tree(Noting(journal: journal)) {
        ForEach(0..<2) { index in Color.red.frame(width: 1).id("id \(index)") }
        ForEach(["a"], id: \.self) { _ in
          Color.green
          Color.blue.id("inner")
        }
        Color.red.id("last")
      }
    }
    #expect(journal.lines == ["0 id 0", "1 id 1", "-1 a", "-1 inner", "-1 last"])
  }

  @Test func `a root keeps its state, and a unary root is one view`() async throws {
    let host = Host(100, 100) {
      HStack(spacing: 0) {
        _VariadicView.Tree(Switch()) {
          box("a", 10, 10)
          box("b", 10, 10)
        }
        box("beside", 10, 10)
      }
    }
    #expect(host.frames().keys.contains("a"))
    #expect(!host.frames().keys.contains("b"))
    // The button and the child stand above each other, and so take the width of one.
    #expect(host.x("beside") == 50)
    host.schedule(Cue(at: 1, tap: "Switch"))
    try await host.advance(to: 1)
    #expect(host.frames().keys.contains("b"))
    #expect(!host.frames().keys.contains("a"))
  }

  @Test func `the children are a collection, and a view that shows all of them`() {
    struct Middle: _VariadicView_MultiViewRoot {
      func body(children: _VariadicView.Children) -> some View {
        children[1...].first
      }
    }
    let host = Host(100, 100) {
      _VariadicView.Tree(Middle()) {
        box("a", 10, 10)
        box("b", 20, 10)
        box("c", 10, 10)
      }
    }
    #expect(host.frames().keys.sorted() == ["b"])
    #expect(near(host.frame("b"), CGRect(x: 40, y: 45, width: 20, height: 10)))
  }
}
