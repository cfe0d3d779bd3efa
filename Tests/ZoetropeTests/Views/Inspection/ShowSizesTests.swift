import Foundation
import Testing
import ZoetropeDisplayList

@testable import Zoetrope

/// Sizes drawn over views.
@MainActor struct ShowSizesTests {
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

  @Test func `a list does not cover the view that it measures, as long as there is room`() {
    // A view at the top, at the bottom, in the middle, and ones that are as high as the canvas.
    let canvas = CGSize(width: 300, height: 200)
    let list = CGSize(width: 60, height: 40)
    let frames = [
      CGRect(x: 100, y: 0, width: 50, height: 50), CGRect(x: 0, y: 150, width: 300, height: 50),
      CGRect(x: 280, y: 80, width: 20, height: 20), CGRect(x: 0, y: 0, width: 40, height: 200),
      CGRect(x: 200, y: 10, width: 100, height: 190), CGRect(x: 10, y: 160, width: 0, height: 0),
    ]
    for frame in frames {
      let (origin, isOnView) = ShowSizesNode.place(for: list, beside: frame, on: canvas)
      let plate = CGRect(origin: origin, size: list).insetBy(dx: -2, dy: 0)
      #expect(!isOnView)
      #expect(!plate.intersects(frame), "\(frame): \(plate)")
      #expect(origin.x >= 0 && plate.maxX <= canvas.width + 0.001, "\(frame): \(plate)")
      #expect(origin.y >= 0 && plate.maxY <= canvas.height, "\(frame): \(plate)")
    }
    let whole = ShowSizesNode.place(
      for: list, beside: CGRect(origin: .zero, size: canvas), on: canvas)
    #expect(whole.isOnView)
    #expect(whole.origin == .zero)
  }

  /// The bounds, on the canvas, of the plate behind the list of sizes.
  private func plateBounds(_ host: Host) -> CGRect? {
    host.displayList().items.lazy.compactMap { item in
      guard case .fill(let fill) = item, case .color(let color) = fill.paint, color.alpha > 0.4,
        color.blue > color.green, color.red == 0
      else { return nil }
      return fill.path.boundingRect.applying(fill.transform)
    }.first
  }

  @Test func `in a scroll view, a list lies where it can be seen`() throws {
    let host = Host(200, 200) {
      ScrollView {
        Color.red.frame(width: 30, height: 20).showSizes([.ideal])
        Color.red.frame(height: 500)
      }
      .frame(width: 100, height: 80)
    }
    // The scroll view begins at (50, 60), and the view with the list at (85, 60).
    let plate = try #require(plateBounds(host))
    #expect(CGRect(x: 50, y: 60, width: 100, height: 80).contains(plate), "\(plate)")
    #expect(!plate.intersects(CGRect(x: 85, y: 60, width: 30, height: 20)), "\(plate)")
  }

  @Test func `a list beside a turned view lies on the canvas`() throws {
    let host = Host(100, 100) {
      Color.red.frame(width: 30, height: 20).showSizes([.ideal])
        .rotationEffect(.degrees(180))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    }
    let plate = try #require(plateBounds(host))
    #expect(CGRect(x: 0, y: 0, width: 100, height: 100).contains(plate), "\(plate)")
    #expect(!plate.intersects(CGRect(x: 35, y: 0, width: 30, height: 20)), "\(plate)")
  }

  @Test func `a proposal is written as two lengths or as a size`() {
    let size = ProposedViewSize(width: 30, height: .infinity)
    #expect(SizeProbe.proposal(size: size) == .proposal(width: 30, height: .infinity))
    #expect(SizeProbe.proposal(size: .unspecified) == .proposal(width: nil, height: nil))
    #expect(glyphCount([.proposal(size: .init(width: 25, height: nil))]) == "25xnil25x10".count)
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
