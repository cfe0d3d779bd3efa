import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

extension EnvironmentValues {
  @Entry fileprivate var accent: String = "none"
  @Entry fileprivate var count = 3
  @Entry fileprivate var margin: CGFloat?
  @Entry fileprivate var tilt = Angle.zero
  @Entry fileprivate var steps = [1, 2, 3]
  @Entry fileprivate var action: (@MainActor () -> Int)? = { 4 }
}

extension Transaction {
  @Entry fileprivate var origin: String = "nobody"
}

@Animatable private struct Bar: View {
  var width: CGFloat
  var tilt: Angle = .zero
  var height = 10.0
  @AnimatableIgnored var name: String
  let step: Int = 10
  @State private var unused = 1

  var body: some View {
    mark(name).frame(width: (width / CGFloat(step)).rounded() * CGFloat(step), height: height)
  }
}

@Animatable private struct Wedge: Shape {
  var end: Angle

  func path(in rect: CGRect) -> Path { Path(rect) }
}

@Animatable private struct Column: Layout {
  var gap: CGFloat
  var inset: CGSize

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { .zero }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: inset.width, y: inset.height + CGFloat(index) * gap), proposal: .zero)
    }
  }
}

@Animatable private struct Nothing {}

@Animatable private struct Own {
  var value = 1.0
  var animatableData: Double {
    get { value * 2 }
    set { value = newValue / 2 }
  }
}

@MainActor struct MacroTests {
  @Test func `an environment entry has its default and keeps its value`() {
    var values = EnvironmentValues()
    #expect(values.accent == "none")
    #expect(values.count == 3)
    #expect(values.margin == nil)
    #expect(values.tilt == .zero)
    #expect(values.steps == [1, 2, 3])
    #expect(values.action?() == 4)
    values.accent = "red"
    values.margin = 5
    values.action = nil
    #expect(values.accent == "red")
    #expect(values.margin == 5)
    #expect(values.action == nil)
    #expect(values.count == 3)
  }

  @Test func `a transaction entry travels with its transaction`() {
    var transaction = Transaction()
    #expect(transaction.origin == "nobody")
    transaction.origin = "me"
    withTransaction(transaction) {
      #expect(Confinement.currentTransaction?.origin == "me")
    }
    withTransaction(\.origin, "you") {
      #expect(Confinement.currentTransaction?.origin == "you")
    }
  }

  @Test func `animatable data consists of the stored variables, in order`() {
    var bar = Bar(width: 1, name: "a")
    bar.tilt = .radians(2)
    var data = bar.animatableData
    let (width, tilt, height) = data.value
    #expect(width == 1)
    #expect(tilt == bar.tilt.animatableData)
    #expect(height == 10)
    data.scale(by: 3)
    bar.animatableData = data
    #expect(bar.width == 3)
    #expect(near(bar.tilt.radians, 6))
    #expect(bar.height == 30)
  }

  @Test func `animatable data may be empty, single or custom`() {
    #expect(Nothing().animatableData == EmptyAnimatableData())
    var wedge = Wedge(end: .radians(1))
    #expect(wedge.animatableData == Angle.radians(1).animatableData)
    wedge.animatableData = Angle.radians(2).animatableData
    #expect(wedge.end == .radians(2))
    var own = Own()
    #expect(own.animatableData == 2)
    own.animatableData = 8
    #expect(own.value == 4)
  }

  @Test func `a view with the macro is evaluated for every frame`() async throws {
    struct Growing: View {
      @Binding var isWide: Bool
      var body: some View { Bar(width: isWide ? 100 : 0, name: "bar") }
    }
    let host = Host(size: CGSize(width: 200, height: 100))
    let wide = host.makeState(false)
    host.show(Growing(isWide: wide))
    host.schedule(at: 0) { withAnimation(.linear(duration: 1)) { wide.wrappedValue = true } }
    for (time, width) in [(0.0, 0.0), (0.32, 30), (0.5, 50), (0.98, 100), (2, 100)] {
      try await host.advance(to: time)
      #expect(near(host.frame("bar").width, width), "\(time)")
    }
  }

  @Test func `a layout with the macro runs for every frame`() async throws {
    struct Content: View {
      @Binding var gap: CGFloat
      var body: some View {
        Column(gap: gap, inset: CGSize(width: gap, height: 0)) {
          mark("a")
          mark("b")
        }
      }
    }
    let host = Host(size: CGSize(width: 100, height: 100))
    let gap = host.makeState(CGFloat(10))
    host.show(Content(gap: gap))
    host.schedule(at: 0) { withAnimation(.linear(duration: 1)) { gap.wrappedValue = 20 } }
    try await host.advance(to: 0.5)
    let a = host.frame("a").origin
    let b = host.frame("b").origin
    #expect(near(b.y - a.y, 15))
    #expect(near(a.x, 15))
  }
}
