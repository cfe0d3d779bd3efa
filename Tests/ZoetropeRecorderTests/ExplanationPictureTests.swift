import Foundation
import TestSupport
import Testing
import Zoetrope
import ZoetropeDisplayList
import ZoetropeGeometry

@testable import ZoetropeRecorder

/// The boxes and labels over a frame.
@MainActor @Suite(.reportsSeed) struct ExplanationPictureTests {
  private func boxes<V: View>(_ view: V) throws -> [ExplanationBox] {
    let host = Zoetrope.Host(size: CGSize(width: 200, height: 100))
    host.show(view)
    return ExplanationBox.boxes(of: try #require(host.explain()))
  }

  @Test
  func `no view has no boxes, one view has one, and several have one each and one around them`()
    throws
  {
    #expect(try boxes(EmptyView()).isEmpty)
    let one = try boxes(Color.red)
    #expect(one.map(\.name) == ["Color"])
    #expect(one[0].box == CGRect(x: 0, y: 0, width: 200, height: 100))
    let several = try boxes(
      HStack(spacing: 0) {
        Color.red
        Color.blue.frame(height: 10)
      })
    #expect(several.map(\.name) == ["HStack", "Color[0]", "Color[1]"])
    #expect(several.map(\.depth) == [0, 1, 1])
    #expect(several.map(\.isLeaf) == [false, true, true])
  }

  @Test func `a container's proposal is drawn at the place that it could have filled`() throws {
    let boxes = try boxes(HStack { Color.red.frame(width: 20, height: 10) }.frame(width: 60))
    let stack = try #require(boxes.first { $0.proposal != nil })
    #expect(stack.proposal == CGRect(x: 90, y: 45, width: 60, height: 100))
    let filled = try self.boxes(HStack { Color.red })
    #expect(filled.allSatisfy { $0.proposal == nil })
  }

  @Test func `scrolled content is shown only in its window`() throws {
    let boxes = try boxes(
      ScrollView { ForEach(0..<9) { _ in Color.red.frame(width: 10, height: 40) } }
        .frame(width: 50, height: 60))
    let window = CGRect(x: 75, y: 20, width: 50, height: 60)
    let tiles = boxes.filter { $0.name.hasPrefix("Color") }
    #expect(tiles.count == 2)
    for tile in tiles { #expect(window.contains(tile.visibleBox)) }
  }

  /// The frames of labels for boxes, given the size of each label.
  private func labels(
    _ boxes: [CGRect], sizes: [CGSize], in canvas: CGSize
  ) -> [CGRect] {
    let host = Zoetrope.Host(size: canvas)
    host.show(
      LabelLayout(boxes: boxes, isLeaf: boxes.map { _ in true }) {
        ForEach(boxes.indices, id: \.self) { _ in
          ForEach(sizes.indices, id: \.self) { index in
            Color.red.frame(width: sizes[index].width, height: sizes[index].height)
          }
        }
      })
    return host.placements().map(\.frame).filter { $0.minX < canvas.width }
  }

  @Test(arguments: [UInt64](1...20))
  func `labels lie on the canvas and never overlap`(_ seed: UInt64) {
    var generator = SeededRandom(seed: seed)
    func random(_ limit: CGFloat) -> CGFloat {
      CGFloat.random(in: 0..<limit, using: &generator).rounded()
    }
    let count = Int(random(24))
    let boxes = (0..<count).map { _ in
      CGRect(x: random(180), y: random(90), width: 1 + random(90), height: 1 + random(60))
    }
    let canvas = CGSize(width: 200, height: 120)
    let found = labels(
      boxes, sizes: [CGSize(width: 50, height: 10), CGSize(width: 20, height: 8)], in: canvas)
    #expect(found.count <= count, "seed \(seed)")
    #expect(count == 0 || !found.isEmpty, "seed \(seed)")
    for (index, label) in found.enumerated() {
      #expect(CGRect(origin: .zero, size: canvas).contains(label), "seed \(seed)")
      for other in found[(index + 1)...] {
        #expect(!label.intersects(other), "seed \(seed): \(label) and \(other)")
      }
    }
  }

  @Test func `a label without room is replaced by a smaller one or left out`() {
    let canvas = CGSize(width: 40, height: 20)
    let box = CGRect(x: 0, y: 0, width: 40, height: 20)
    #expect(labels([box], sizes: [CGSize(width: 60, height: 5)], in: canvas).isEmpty)
    let small = labels(
      [box], sizes: [CGSize(width: 60, height: 5), CGSize(width: 30, height: 5)], in: canvas)
    #expect(small.map(\.width) == [30])
  }

  @Test func `the picture has the frame, its outlines and its labels, moved by the margin`()
    async throws
  {
    let anim = Anim("a", size: CGSize(width: 50, height: 30), duration: 1) {
      Color.red.frame(width: 20, height: 10)
    }
    let host = try anim.start()
    try await host.advance(to: 0)
    let picture = try ExplanationPicture(anim, options: RecordingOptions())
    let explanation = try #require(host.explain())
    let list = try await picture.displayList(explanation, over: host)
    #expect(list.size == CGSize(width: 90, height: 70))
    #expect(throws: Never.self) { try list.validate() }
    var strokes = 0
    var runs = 0
    for item in list.items {
      if case .stroke = item { strokes += 1 }
      if case .glyphs = item { runs += 1 }
    }
    #expect(strokes == 1)
    #expect(runs >= 1)
    guard case .fill(let fill) = try #require(list.items.first) else { return }
    let box = fill.path.boundingRect.applying(fill.transform)
    #expect(box == CGRect(x: 35, y: 30, width: 20, height: 10))
  }
}
