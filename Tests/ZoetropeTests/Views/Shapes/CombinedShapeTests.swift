import Foundation
import Testing
import Zoetrope
import ZoetropeDisplayList
import ZoetropeGeometry

/// Shapes combined from two shapes.
@MainActor struct CombinedShapeTests {
  private let rect = CGRect(x: 0, y: 0, width: 20, height: 10)

  private func text(_ shape: some Shape) -> String { shape.path(in: rect).description }

  @Test func `two shapes are combined in the same rectangle`() {
    let moved = Rectangle().offset(x: 10, y: 0)
    #expect(text(Rectangle().union(moved)) == "0 0 m 30 0 l 30 10 l 0 10 l h")
    #expect(text(Rectangle().intersection(moved)) == "10 0 m 20 0 l 20 10 l 10 10 l h")
    #expect(text(Rectangle().subtracting(moved)) == "0 0 m 10 0 l 10 10 l 0 10 l h")
    #expect(
      Rectangle().symmetricDifference(moved).path(in: rect)
        == Rectangle().path(in: rect).symmetricDifference(moved.path(in: rect)))
    let line = Rectangle().trim(from: 0, to: 20.0 / 60)
    let middle = Rectangle().size(width: 5, height: 30).offset(x: 5, y: -10)
    #expect(text(line.lineIntersection(middle)) == "5 0 m 10 0 l")
    #expect(text(line.lineSubtraction(middle)) == "0 0 m 5 0 l 10 0 m 20 0 l")
  }

  @Test func `the fill rule applies to both shapes`() {
    struct Twice: Shape {
      func path(in rect: CGRect) -> Path {
        Path {
          $0.addRect(rect)
          $0.addRect(rect)
        }
      }
    }
    #expect(!Twice().union(Twice()).path(in: rect).isEmpty)
    #expect(Twice().union(Twice(), eoFill: true).path(in: rect).isEmpty)
  }

  @Test func `the size is that of the first shape`() {
    let shape = Circle().subtracting(Rectangle())
    #expect(
      shape.sizeThatFits(ProposedViewSize(width: 30, height: 20))
        == Circle().sizeThatFits(ProposedViewSize(width: 30, height: 20)))
  }

  private struct Bite: View {
    var distance: CGFloat
    var body: some View {
      Rectangle().subtracting(Rectangle().offset(x: distance, y: 0))
        .fill(.red).frame(width: 20, height: 10)
    }
  }

  @Test func `a combined shape animates by the data of both shapes`() async throws {
    let host = Host(size: CGSize(width: 20, height: 10))
    let distance = host.makeState(CGFloat(4))
    host.show(AnimContent { Bite(distance: distance.wrappedValue) })
    host.schedule(at: 0) {
      withAnimation(.linear(duration: 1)) { distance.wrappedValue = 12 }
    }
    try await host.advance(to: 0.5)
    guard case .fill(let fill)? = host.displayList().items.first else {
      Issue.record("no fill")
      return
    }
    #expect(fill.path.applying(fill.transform).boundingRect.width.rounded() == 8)
  }
}
