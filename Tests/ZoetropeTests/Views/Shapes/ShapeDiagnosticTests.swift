import Foundation
import Testing
import Zoetrope
import ZoetropeDisplayList
import ZoetropeGeometry

/// Non-finite numbers are reported and kept out of the display list.
@MainActor struct ShapeDiagnosticTests {
  private func draw<V: View>(
    @ViewBuilder _ content: () -> V
  ) -> (list: DisplayList, messages: [String]) {
    let host = Host(40, 20, content)
    let list = host.displayList()
    #expect(throws: Never.self) { try list.validate() }
    return (list, host.takeDiagnostics().map(\.message))
  }

  /// A line chart with a hole in its data.
  private let chart = Path {
    $0.addLines([
      .zero, CGPoint(x: 10, y: 5), CGPoint(x: 20, y: CGFloat.nan), CGPoint(x: 30, y: 5),
      CGPoint(x: CGFloat.infinity, y: 0),
    ])
  }

  @Test func `valid shapes report nothing`() {
    let result = draw {
      Circle().stroke(.black)
      Path()
      Rectangle()
    }
    #expect(result.messages.isEmpty)
  }

  @Test func `a stroked path continues without its non-finite points`() {
    let result = draw { chart.stroke(.black, lineWidth: 2) }
    #expect(result.list.strokes.map(\.path.description) == ["0 0 m 10 5 l 30 5 l"])
    #expect(
      result.messages == [
        """
        Path has 2 path elements with coordinates that are not finite numbers, left out; the \
        other 3 were drawn
        """
      ])
  }

  @Test func `a filled path continues without its non-finite points`() {
    let broken = Path {
      $0.addLines([.zero, CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 9, y: 9), CGPoint(x: 0, y: 9)])
      $0.closeSubpath()
    }
    let result = draw { broken.fill(.red) }
    #expect(result.list.fills.map(\.path.description) == ["0 0 m 9 9 l 0 9 l h"])
    #expect(result.messages.count == 1)
    #expect(result.messages.first?.contains("1 path element with") == true)
    #expect(result.messages.first?.contains("the other 4 were drawn") == true)
  }

  private struct Chart: View {
    var body: some View {
      VStack {
        Rectangle()
        Rectangle().scale(.nan).rotation(.degrees(9)).stroke(.black)
        Rectangle().scale(.nan).fill(.black)
      }
    }
  }

  @Test func `the diagnostic names the view by its path`() {
    let result = draw { Chart() }
    #expect(result.list.items.count == 1)
    #expect(
      result.messages == [
        """
        Chart/VStack/Rectangle[1] has 4 path elements with coordinates that are not finite numbers, left \
        out; nothing was drawn
        """,
        """
        Chart/VStack/Rectangle[2] has 4 path elements with coordinates that are not finite numbers, left \
        out; nothing was drawn
        """,
      ])
  }

  @Test func `an invalid stroke style is repaired, or nothing is drawn`() {
    func pen(_ change: (inout StrokeStyle) -> Void) -> StrokeStyle {
      var style = StrokeStyle(lineWidth: 2, dash: [3, 4])
      change(&style)
      return style
    }
    let width = draw { Rectangle().stroke(.black, style: pen { $0.lineWidth = .nan }) }
    #expect(width.list.items.isEmpty)
    #expect(width.messages.first?.contains("pen whose width") == true)
    let limit = draw { Rectangle().stroke(.black, style: pen { $0.miterLimit = .infinity }) }
    #expect(limit.list.strokes.map(\.style.miterLimit) == [10])
    #expect(limit.messages.first?.contains("miter limit") == true)
    let phase = draw { Rectangle().stroke(.black, style: pen { $0.dashPhase = .nan }) }
    #expect(phase.list.strokes.map(\.style.dashPhase) == [0])
    #expect(phase.messages.first?.contains("dash phase") == true)
    let dash = draw { Rectangle().stroke(.black, style: pen { $0.dash = [3, .nan] }) }
    #expect(dash.list.strokes.map(\.style.dash) == [[]])
    #expect(dash.messages.first?.contains("a solid line was drawn") == true)
    let transform = draw { Rectangle().stroke(lineWidth: 2).offset(x: .infinity) }
    #expect(transform.list.items.isEmpty)
    #expect(transform.messages.first?.contains("transform") == true)
  }

  @Test func `several faults are reported in one sentence`() {
    let result = draw {
      chart.stroke(.black, style: StrokeStyle(lineWidth: 2, miterLimit: .nan))
    }
    #expect(result.messages.count == 1)
    #expect(result.messages.first?.contains("10 was taken, and has 2 path elements") == true)
  }

  @Test func `the same fault is reported once`() {
    let host = Host(40, 20) { chart.stroke(.black) }
    for _ in 0..<3 { _ = host.displayList() }
    #expect(host.takeDiagnostics().count == 1)
    _ = host.displayList()
    #expect(host.takeDiagnostics().isEmpty)
  }
}
