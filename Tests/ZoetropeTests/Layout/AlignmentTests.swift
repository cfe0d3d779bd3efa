import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

private enum Hinge: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
}

extension HorizontalAlignment {
  fileprivate static let hinge = HorizontalAlignment(Hinge.self)
}

@MainActor struct AlignmentTests {
  @Test func `explicit guides of children are averaged`() {
    #expect(HorizontalAlignment.hinge.combineExplicit([CGFloat?]()) == nil)
    #expect(HorizontalAlignment.hinge.combineExplicit([nil]) == nil)
    #expect(HorizontalAlignment.hinge.combineExplicit([7]) == 7)
    #expect(HorizontalAlignment.hinge.combineExplicit([1, 3, 5]) == 3)
    #expect(HorizontalAlignment.hinge.combineExplicit([1, nil, 3, nil, 5]) == 3)
    for count in 1...20 {
      let values = (0...count).map { CGFloat($0) as CGFloat? }
      let mean = HorizontalAlignment.hinge.combineExplicit(values) ?? -1
      #expect(near(mean, CGFloat(count) / 2))
    }
  }

  @Test func `baselines are those of the first and the last line`() {
    let values: [CGFloat?] = [12, 4, nil, 9]
    #expect(VerticalAlignment.firstTextBaseline.combineExplicit(values) == 4)
    #expect(VerticalAlignment.lastTextBaseline.combineExplicit(values) == 12)
  }

  @Test func `alignments are equal if their guides are`() {
    #expect(Alignment.center == Alignment(horizontal: .center, vertical: .center))
    #expect(Alignment.topLeading != Alignment.top)
    #expect(HorizontalAlignment.hinge != .center)
  }

  @Test func `a stack aligns by explicit guides`() {
    let host = Host(200, 100) {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 60, 10).alignmentGuide(.leading) { $0.width / 2 }
        box("b", 20, 10)
        box("c", 40, 10).alignmentGuide(.trailing) { _ in 1000 }
      }
    }
    #expect(host.x("b") - host.x("a") == 30)
    #expect(host.x("c") == host.x("b"))
  }

  @Test func `custom guides leave a container, guides of the frame stay inside`() {
    let answer = probe {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 40, height: 10).alignmentGuide(.hinge) { _ in 10 }
        Color.red.frame(width: 40, height: 10).alignmentGuide(.hinge) { _ in 30 }
        Color.red.frame(width: 80, height: 10)
      }
      .alignmentGuide(.trailing) { _ in 5 }
      .padding(.leading, 7)
      VStack {
        Color.red.frame(width: 40, height: 10).alignmentGuide(.leading) { _ in 10 }
        Color.red.frame(width: 40, height: 10)
      }
      Color.red.frame(width: 40, height: 10)
    } _: { subviews in
      subviews.map { subview in
        let dimensions = subview.dimensions(in: .unspecified)
        return [HorizontalAlignment.hinge, .leading, .trailing]
          .map { dimensions[explicit: $0].map { "\($0)" } ?? "-" }.joined(separator: " ")
      }.joined(separator: "\n")
    }
    #expect(answer == "27.0 - 12.0\n- - -\n- - -")
  }

  @Test func `a frame aligns its own guides with the explicit ones of its view`() {
    let host = Host(100, 100) {
      box("a", 20, 20).alignmentGuide(.trailing) { _ in 5 }
        .frame(width: 60, height: 60, alignment: .topTrailing).measured("frame")
    }
    #expect(host.frame("a").maxX == host.frame("frame").maxX + 15)
    #expect(host.frame("a").minY == host.frame("frame").minY)
  }

  @Test func `overlays and backgrounds are aligned with the view and proposed its size`() {
    let host = Host(100, 100) {
      box("view", 40, 20)
        .overlay(alignment: .bottomTrailing) { box("corner", 10, 6) }
        .overlay { mark("all") }
        .background(alignment: .top) {
          box("first", 10, 10)
          box("second", 20, 30)
        }
    }
    #expect(host.frame("view") == CGRect(x: 30, y: 40, width: 40, height: 20))
    #expect(host.frame("corner") == CGRect(x: 60, y: 54, width: 10, height: 6))
    #expect(host.frame("all") == host.frame("view"))
    #expect(host.frame("first") == CGRect(x: 45, y: 40, width: 10, height: 10))
    #expect(host.frame("second") == CGRect(x: 40, y: 40, width: 20, height: 30))
  }

  @Test func `an alignment guide may read state that no body reads`() async throws {
    let host = Host(size: CGSize(width: 100, height: 20))
    let shift = host.makeState(CGFloat(0))
    host.show(Shifted(shift: shift))
    #expect(host.x("a") == host.x("b"))
    let bodies = host.bodyCount
    shift.wrappedValue = 12
    try await host.advance(to: 0)
    #expect(host.x("a") == host.x("b") - 12)
    #expect(host.bodyCount == bodies)
    shift.wrappedValue = 3
    try await host.advance(to: 1)
    #expect(host.x("a") == host.x("b") - 3)
  }

  private struct Shifted: View {
    @Binding var shift: CGFloat

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 40, 10).alignmentGuide(.leading) { _ in shift }
        box("b", 40, 10)
      }
    }
  }

  @Test func `a position fills its proposal, and an offset leaves the slot in place`() {
    let host = Host(100, 100) {
      box("a", 20, 10).position(x: 30, y: 70)
      box("b", 20, 10).offset(x: 5, y: -5).frame(width: 20, height: 10).measured("slot")
    }
    // The column is 100 high: the first view takes the rest beside the second, 82.
    #expect(host.frame("a") == CGRect(x: 20, y: 65, width: 20, height: 10))
    #expect(host.frame("slot") == CGRect(x: 40, y: 90, width: 20, height: 10))
    #expect(host.frame("b") == CGRect(x: 45, y: 85, width: 20, height: 10))
  }

  @Test func `negative padding lets a view stick out`() {
    let host = Host(100, 100) { box("a", 40, 40).padding(-10).measured("slot") }
    #expect(host.frame("slot") == CGRect(x: 40, y: 40, width: 20, height: 20))
    #expect(host.frame("a") == CGRect(x: 30, y: 30, width: 40, height: 40))
  }
}
