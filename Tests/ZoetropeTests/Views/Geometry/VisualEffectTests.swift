import Foundation
import Testing
import Zoetrope
import ZoetropeDisplayList
import ZoetropeGeometry

/// Effects that depend on the place of a view.
@MainActor struct VisualEffectTests {
  @Test func `effects are drawn one after the other and leave the layout unchanged`() {
    let host = Host(100, 100) {
      VStack(spacing: 0) {
        box("a", 20, 20)
          .visualEffect { content, proxy in
            content.scaleEffect(2).offset(x: proxy.size.width).opacity(0.5)
          }
        box("b", 20, 20)
      }
    }
    #expect(near(host.frame("a"), CGRect(x: 50, y: 20, width: 40, height: 40)))
    #expect(near(host.frame("b"), CGRect(x: 40, y: 50, width: 20, height: 20)))
    #expect(host.displayList().fills.map(\.color.alpha) == [0.5, 1])
  }

  @Test func `every transform has a visual effect`() {
    let cases: [(String, @Sendable (EmptyVisualEffect) -> any VisualEffect, CGRect)] = [
      ("none", { $0 }, CGRect(x: 40, y: 45, width: 20, height: 10)),
      (
        "size", { $0.scaleEffect(CGSize(width: 2, height: 1)) },
        CGRect(x: 30, y: 45, width: 40, height: 10)
      ),
      (
        "x and y", { $0.scaleEffect(x: 1, y: 2, anchor: .top) },
        CGRect(x: 40, y: 45, width: 20, height: 20)
      ),
      ("turn", { $0.rotationEffect(.degrees(90)) }, CGRect(x: 45, y: 40, width: 10, height: 20)),
      (
        "move", { $0.offset(CGSize(width: 1, height: 2)) },
        CGRect(x: 41, y: 47, width: 20, height: 10)
      ),
      (
        "transform", { $0.transformEffect(CGAffineTransform(translationX: 3, y: 0)) },
        CGRect(x: 43, y: 45, width: 20, height: 10)
      ),
    ]
    for (name, effect, frame) in cases {
      let host = Self.host(effect)
      #expect(near(host.frame("a"), frame), "\(name)")
    }
  }

  private static func host(_ effect: @escaping @Sendable (EmptyVisualEffect) -> any VisualEffect)
    -> Host
  {
    func open<E: VisualEffect>(_ example: E) -> Host {
      Host(100, 100) {
        box("a", 20, 10).visualEffect { content, _ in effect(content) as? E ?? example }
      }
    }
    return open(effect(EmptyVisualEffect()))
  }

  struct Moving: View {
    @Binding var isOn: Bool
    var body: some View {
      box("a", 20, 20).visualEffect { [isOn] content, proxy in
        content.offset(x: isOn ? proxy.size.width : 0)
      }
    }
  }

  @Test func `a change of the closure is animated`() async throws {
    let host = Host(size: CGSize(width: 100, height: 100))
    let isOn = host.makeState(false)
    host.show(Moving(isOn: isOn))
    withAnimation(.linear(duration: 1)) { isOn.wrappedValue = true }
    try await host.advance(to: 0.5)
    #expect(near(host.x("a"), 50))
    try await host.advance(to: 1)
    #expect(near(host.x("a"), 60))
    isOn.wrappedValue = false
    try await host.advance(to: 1)
    #expect(near(host.x("a"), 40))
  }

  @Test func `an effect follows a scroll view`() async throws {
    let host = Host(100, 60) {
      ScrollView {
        VStack(spacing: 0) {
          box("header", 100, 20).visualEffect { content, proxy in
            content.offset(y: max(-proxy.frame(in: .scrollView).minY, 0))
          }
          ForEach(0..<10, id: \.self) { row in box("\(row)", 100, 20) }
        }
      }
    }
    host.schedule(Cue(at: 0, scrollTo: 5, anchor: .top, animation: .linear(duration: 1)))
    try await host.advance(to: 0.5)
    #expect(near(host.frame("5").minY, 60))
    #expect(near(host.frame("header").minY, 0), "it stays at the top")
  }

  @Test func `an effect ignored by layout is drawn and excluded from reported frames`() throws {
    struct Shift: GeometryEffect {
      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: 30, y: 0))
      }
    }
    func seen<M: ViewModifier>(_ modifier: M) -> (drawn: CGFloat, told: CGFloat?) {
      let told = Handouts<CGFloat>()
      let host = Host(100, 100) {
        box("a", 20, 20)
          .onGeometryChange(for: CGFloat.self) {
            $0.frame(in: .global).minX
          } action: {
            told.values.append($0)
          }
          .modifier(modifier)
      }
      return (host.x("a"), told.values.last)
    }
    #expect(seen(Shift()).drawn == 70)
    #expect(seen(Shift()).told == 70)
    #expect(seen(Shift().ignoredByLayout()).drawn == 70)
    #expect(seen(Shift().ignoredByLayout()).told == 40)
  }

  @Test func `flat projections and right-to-left mirroring are drawn`() {
    let shift = ProjectionTransform(CGAffineTransform(translationX: 5, y: 0))
    let host = Host(100, 100) { box("a", 20, 20).projectionEffect(shift) }
    #expect(near(host.x("a"), 45))
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let mirrored = Host(size: CGSize(width: 100, height: 100))
    mirrored.show(
      VStack {
        HStack(spacing: 0) {
          box("a", 10, 10)
          box("b", 10, 10)
        }
        .flipsForRightToLeftLayoutDirection(true)
        HStack(spacing: 0) {
          box("c", 10, 10)
          box("d", 10, 10)
        }
        .flipsForRightToLeftLayoutDirection(false)
        HStack(spacing: 0) {
          box("e", 10, 10)
          box("f", 10, 10)
        }
        .layoutDirectionBehavior(.mirrors)
      }, environment: environment)
    #expect(mirrored.x("a") < mirrored.x("b"))
    #expect(mirrored.x("d") < mirrored.x("c"))
    #expect(mirrored.x("e") < mirrored.x("f"))
  }
}
