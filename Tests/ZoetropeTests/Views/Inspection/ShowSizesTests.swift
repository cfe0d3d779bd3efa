import Foundation
import Testing
import Zoetrope
import ZoetropeDisplayList

/// Sizes drawn over views.
@MainActor @Suite struct ShowSizesTests {
  @Test func `showing sizes leaves the layout unchanged`() {
    func content(_ probes: [SizeProbe]?) -> some View {
      HStack(spacing: 3) {
        Group {
          if let probes {
            Color.red.frame(minWidth: 10, maxWidth: 30).layoutPriority(1).showSizes(probes)
          } else {
            Color.red.frame(minWidth: 10, maxWidth: 30).layoutPriority(1)
          }
        }
        Spacer()
        Color.blue
      }
    }
    let plain = Host(200, 50) { content(nil) }
    for probes: [SizeProbe] in [[], [.ideal], [.minimum, .ideal, .maximum, .current]] {
      let probed = Host(200, 50) { content(probes) }
      #expect(probed.placements().map(\.frame) == plain.placements().map(\.frame))
      let isSame = probed.displayList() == plain.displayList()
      #expect(isSame == probes.isEmpty)
    }
  }

  /// The number of drawn characters, without spaces.
  private func glyphCount(_ probes: [SizeProbe]) -> Int {
    Host(200, 100) {
      Color.red.frame(minWidth: 10, maxWidth: 30, maxHeight: 20).showSizes(probes)
    }
    .displayList().glyphs.count
  }

  @Test func `each probe has a line with the view's answer`() {
    // min 10×0, ideal 10×10, max 30×20, now 30×20 of 200×100, 25×nil 25×10; each with a sign.
    #expect(glyphCount([]) == 0)
    #expect(glyphCount([.minimum]) == "min10x0".count)
    #expect(glyphCount([.ideal]) == "ideal10x10".count)
    #expect(glyphCount([.maximum]) == "max30x20".count)
    #expect(glyphCount([.current]) == "now30x20of200x100".count)
    #expect(glyphCount([.proposal(width: 25, height: nil)]) == "25xnil25x10".count)
    #expect(glyphCount([.minimum, .ideal]) == "min10x0ideal10x10".count)
  }

  @Test func `changes of the probes and of the size are followed`() async throws {
    let host = Host(size: CGSize(width: 100, height: 100))
    let width = host.makeState(CGFloat(20))
    let probes = host.makeState([SizeProbe.current])
    host.show(Probed(width: width, probes: probes))
    try await host.advance(to: 0)
    #expect(host.displayList().glyphs.count == "now20x100of20x100".count)
    width.wrappedValue = 5
    try await host.advance(to: 0)
    #expect(host.displayList().glyphs.count == "now5x100of5x100".count)
    probes.wrappedValue = []
    try await host.advance(to: 0)
    #expect(host.displayList().glyphs.isEmpty)
    #expect(host.frames()["Color"]?.width ?? 5 == 5)
  }

  private struct Probed: View {
    @Binding var width: CGFloat
    @Binding var probes: [SizeProbe]
    var body: some View { Color.red.showSizes(probes).frame(width: width) }
  }
}
