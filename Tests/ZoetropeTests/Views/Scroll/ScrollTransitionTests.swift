import Foundation
import Testing
import ZoetropeDisplayList
import ZoetropeGeometry

@testable import Zoetrope

/// Effects of entering and leaving the window of a scroll view.
@MainActor struct ScrollTransitionTests {
  struct Rows: View {
    var configuration = ScrollTransitionConfiguration.interactive(timingCurve: .linear)
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { row in
            box("\(row)", 100, 20)
              .scrollTransition(configuration) { content, phase in
                content.offset(x: phase.value * 10).opacity(phase.isIdentity ? 1 : 0)
              }
          }
        }
      }
    }
  }

  private func host(_ rows: Rows, at offset: CGFloat) async throws -> Host {
    let host = Host(size: CGSize(width: 100, height: 50))
    let position = host.makeState(ScrollPosition(y: offset))
    host.show(rows.scrollPosition(position))
    try await host.advance(to: 0)
    return host
  }

  @Test func `an interactive effect is interpolated between its phases`() async throws {
    let host = try await host(Rows(), at: 25)
    // Row 1 is at -5...15, row 2 at 15...35, row 3 at 35...55.
    #expect(near(host.x("1"), -2.5))
    #expect(near(host.x("2"), 0))
    #expect(near(host.x("3"), 2.5))
    #expect(near(host.x("0"), -10), "it is hidden at the top")
    #expect(near(host.x("4"), 10), "it is hidden at the bottom")
    let alphas = host.displayList().fills.map { ($0.color.alpha * 100).rounded() }
    #expect(alphas == [75, 100, 75])
  }

  @Test func `the threshold decides when a view counts as visible`() async throws {
    let half = try await host(
      Rows(configuration: .interactive(timingCurve: .linear).threshold(.visible(0.5))), at: 35)
    // Row 1 is at -15...5: a quarter of it is visible, half of the threshold.
    #expect(near(half.x("1"), -5))
    let centered = try await host(
      Rows(configuration: .interactive(timingCurve: .linear).threshold(.centered)), at: 35)
    // Row 2 is at 5...25, and its end 25 of 35 points from the top.
    let shift: CGFloat = -10 * (1 - 25.0 / 35)
    #expect(near(centered.x("2"), shift))
    let inset = try await host(
      Rows(
        configuration: .interactive(timingCurve: .linear).threshold(.visible.inset(by: 20))),
      at: 40)
    // Row 2 is at 0...20, where 40 points would suffice.
    #expect(near(inset.x("2"), -5))
    let between = ScrollTransitionConfiguration.Threshold.hidden
      .interpolated(towards: .visible, amount: 0.25)
    #expect(between.depth(of: 20, in: 50) == 5)
  }

  @Test func `without a transition, or outside any scroll view, nothing happens`() async throws {
    let host = try await host(Rows(configuration: .identity), at: 25)
    #expect(near(host.x("1"), 0))
    let outside = Host(100, 50) {
      box("a", 100, 20).scrollTransition { content, phase in content.offset(x: phase.value) }
    }
    #expect(near(outside.x("a"), 0))
  }

  @Test func `an animated effect begins at the threshold`() async throws {
    let host = Host(size: CGSize(width: 100, height: 50))
    let position = host.makeState(ScrollPosition(y: 0))
    host.show(Rows(configuration: .animated(.linear(duration: 1))).scrollPosition(position))
    #expect(near(host.x("2"), 0), "half of it shows")
    position.wrappedValue.scrollTo(y: 55)
    try await host.advance(to: 0.5)
    // Row 2 is at -15...5 now.
    #expect(near(host.x("2"), -5))
    try await host.advance(to: 1)
    #expect(near(host.x("2"), -10))
    position.wrappedValue.scrollTo(y: 40)
    try await host.advance(to: 1.25)
    #expect(near(host.x("2"), -7.5))
    try await host.advance(to: 3)
    #expect(near(host.x("2"), 0))
  }

  @Test func `both edges may have their own transition, along either axis`() async throws {
    let host = Host(size: CGSize(width: 50, height: 100))
    let position = host.makeState(ScrollPosition(x: 25))
    host.show(
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<9, id: \.self) { column in
            box("\(column)", 20, 100)
              .scrollTransition(
                topLeading: .identity, bottomTrailing: .interactive(timingCurve: .linear),
                axis: .horizontal
              ) { content, phase in content.offset(y: phase.value * 8) }
          }
        }
      }
      .scrollPosition(position))
    #expect(near(host.frame("1").minY, 0))
    #expect(near(host.frame("3").minY, 2))
  }
}
