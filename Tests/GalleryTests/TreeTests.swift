import SwiftUI
import Testing

@testable import zoetrope

/// A line between two views, on the canvas.
private struct Line {
  var start: CGPoint
  var end: CGPoint
}

@MainActor struct TreeTests {
  /// The dashed lines, of each tree.
  private func lines(_ host: Host) -> [[Line]] {
    var trees: [[Line]] = []
    for case .stroke(let stroke) in host.displayList().items where !stroke.style.dash.isEmpty {
      var lines: [Line] = []
      var start = CGPoint.zero
      stroke.path.applying(stroke.transform).forEach { element in
        switch element {
        case .move(let point): start = point
        case .line(let point): lines.append(Line(start: start, end: point))
        default: Issue.record("Lines are straight")
        }
      }
      trees.append(lines)
    }
    return trees
  }

  @Test func `the lines connect the bottom and top edges of the presented views at every frame`()
    async throws
  {
    let frames = try await Trees.anim.frames { host in
      (
        lines: lines(host),
        nodes: host.placements(in: "TreeLayout").filter { $0.path.hasSuffix("RoundedRectangle") }
      )
    }
    for (frame, (lines, nodes)) in frames.enumerated() {
      try #require(nodes.count == 16 && lines.count == 2, "frame \(frame)")
      for (tree, lines) in lines.enumerated() {
        let nodes = nodes[tree * 8..<tree * 8 + 8].map(\.frame)
        #expect(lines.count == 7)
        for line in lines {
          let above = nodes.filter {
            CGPoint(x: $0.midX, y: $0.maxY).distance(to: line.start) < 0.01
          }
          #expect(above.count == 1, "frame \(frame), tree \(tree): \(line)")
        }
        // Each view except the first hangs on its own line.
        for node in nodes.dropFirst() {
          let top = CGPoint(x: node.midX, y: node.minY)
          let hanging = lines.filter { $0.end.distance(to: top) < 0.01 }
          #expect(hanging.count == 1, "frame \(frame), tree \(tree): \(node)")
        }
      }
    }
    let (first, last) = (frames[0].nodes, frames[149].nodes)
    #expect(first[1].frame.distance(to: last[1].frame) > 20)
  }
}
