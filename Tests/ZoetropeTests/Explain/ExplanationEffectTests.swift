import Foundation
import Testing
import Zoetrope
import ZoetropeDisplayList

/// Explaining a layout leaves everything unchanged.
@MainActor struct ExplanationEffectTests {
  /// Many kinds of views in motion.
  private struct Everything: View {
    @Binding var isOn: Bool
    @Namespace private var names

    var body: some View {
      VStack(alignment: .leading, spacing: isOn ? 2 : 9) {
        HStack {
          Color.red.frame(width: isOn ? 60 : 20).layoutPriority(isOn ? 1 : 0)
          Color.orange.aspectRatio(2, contentMode: .fit)
          Spacer()
          Rectangle().fixedSize().rotationEffect(.degrees(isOn ? 90 : 0))
        }
        ZStack(alignment: .bottomTrailing) {
          GeometryReader { proxy in Color.blue.frame(width: proxy.size.width / 2) }
          Circle().padding(isOn ? 3 : 8).overlay(alignment: .top) { Color.gray.frame(height: 4) }
        }
        WheelLayout(radius: isOn ? 30 : 10, rotation: .degrees(isOn ? 180 : 0)) {
          ForEach(0..<3) { _ in Color.green.frame(width: 5, height: 5) }
        }
        ScrollView { ForEach(0..<5) { Color.pink.frame(height: CGFloat($0) * 4) } }
          .safeAreaInset(edge: .bottom) { Color.black.frame(height: 3) }
        ViewThatFits {
          Color.mint.frame(width: isOn ? 400 : 40, height: 4)
          Color.cyan.frame(width: 30, height: 5).offset(x: isOn ? 4 : 0)
        }
        HStack(spacing: 0) {
          if isOn { Color.yellow.transition(.move(edge: .leading)) }
          Color.purple.matchedGeometryEffect(id: 1, in: names, isSource: !isOn)
          Color.brown.matchedGeometryEffect(id: 1, in: names, isSource: isOn).position(x: 9, y: 3)
        }
      }
    }
  }

  private static func run(isExplained: Bool, _ mode: LayoutInterpolation) async throws -> [String] {
    let host = Host(size: CGSize(width: 200, height: 300), interpolation: mode)
    let isOn = host.makeState(false)
    host.show(Everything(isOn: isOn))
    host.schedule(at: 0.1) { withAnimation(.spring) { isOn.wrappedValue = true } }
    host.schedule(at: 0.5) { withAnimation(.linear(duration: 0.3)) { isOn.wrappedValue = false } }
    var frames: [String] = []
    for frame in 0...12 {
      try await host.advance(to: Double(frame) * 0.1)
      let before = (host.placements(), host.displayList(), host.bodyCount)
      if isExplained {
        let explanation = host.explain()
        #expect(host.placements() == before.0, "\(mode), frame \(frame)")
        #expect(host.displayList() == before.1, "\(mode), frame \(frame)")
        #expect(host.bodyCount == before.2)
        #expect(host.explain() == explanation, "\(mode), frame \(frame)")
      }
      frames.append(before.1.description)
    }
    return frames
  }

  @Test(arguments: LayoutInterpolation.allCases)
  func `an explained layout continues like an unexplained one`(
    _ mode: LayoutInterpolation
  ) async throws {
    let plain = try await Self.run(isExplained: false, mode)
    let explained = try await Self.run(isExplained: true, mode)
    #expect(plain == explained)
    #expect(Set(plain).count > 6)
  }

  @Test func `every placed view is in the explanation at its place`() async throws {
    let host = Host(size: CGSize(width: 200, height: 300))
    let isOn = host.makeState(true)
    host.show(Everything(isOn: isOn))
    try await host.advance(to: 0)
    var boxes: [String: [CGRect]] = [:]
    host.explain()?.root.forEach { node in
      if node.children.isEmpty, let spot = node.spot { boxes[node.path, default: []] += [spot.box] }
    }
    for placement in host.placements() {
      let found = boxes[placement.path] ?? []
      #expect(found.contains { near($0, placement.frame, 1e-6) }, "\(placement.path)")
    }
  }

  @Test func `recording happens only on request, and sizes are memoised afterwards`() {
    let journal = Journal()
    let host = Host(100, 100) { Noting(journal: journal) { Color.red.frame(width: 10) } }
    journal.note("-")
    _ = journal.take()
    _ = host.explain()
    #expect(journal.take() == ["size", "place"])
    _ = host.placements()
    #expect(journal.take().isEmpty)
  }

  private struct Noting: Layout {
    let journal: Journal

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      journal.note("size")
      return CGSize(width: 50, height: 50)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) { journal.note("place") }
  }
}
