import Foundation
import Zoetrope

/// Lines that wrap, aligned at an edge or in the middle.
struct AlignedFlowLayout: Layout {
  var alignment: HorizontalAlignment = .leading
  var spacing: CGFloat = 8

  private struct Line {
    var indices: [Int] = []
    var size: CGSize = .zero
  }

  private func lines(_ width: CGFloat?, _ subviews: Subviews) -> [Line] {
    var lines: [Line] = []
    for (index, subview) in subviews.enumerated() {
      let size = subview.sizeThatFits(.unspecified)
      if var line = lines.last, line.size.width + spacing + size.width <= width ?? .infinity {
        line.indices.append(index)
        line.size.width += spacing + size.width
        line.size.height = max(line.size.height, size.height)
        lines[lines.count - 1] = line
      } else {
        lines.append(Line(indices: [index], size: size))
      }
    }
    return lines
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let lines = lines(proposal.width, subviews)
    let gaps = CGFloat(max(lines.count - 1, 0)) * spacing
    return CGSize(
      width: lines.map(\.size.width).max() ?? 0,
      height: lines.map(\.size.height).reduce(gaps, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for line in lines(bounds.width, subviews) {
      let room = bounds.width - line.size.width
      var x = bounds.minX
      if alignment == .center { x += room / 2 }
      if alignment == .trailing { x += room }
      for index in line.indices {
        let size = subviews[index].sizeThatFits(.unspecified)
        subviews[index].place(
          at: CGPoint(x: x, y: y + line.size.height / 2), anchor: .leading, proposal: .unspecified)
        x += size.width + spacing
      }
      y += line.size.height + spacing
    }
  }
}

/// Lines that wrap, with a cache of sizes and of the last arrangement.
struct CachedFlowLayout: Layout {
  struct Cache {
    var sizes: [CGSize]
    var width: CGFloat?
    var frames: [CGRect] = []
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  private func arrange(_ width: CGFloat, _ cache: inout Cache) {
    guard cache.width != width else { return }
    cache.width = width
    cache.frames.removeAll(keepingCapacity: true)
    var (x, y, height): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    for size in cache.sizes {
      if x > 0, x + size.width > width { (x, y, height) = (0, y + height, 0) }
      cache.frames.append(CGRect(origin: CGPoint(x: x, y: y), size: size))
      x += size.width
      height = max(height, size.height)
    }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    arrange(proposal.width ?? .infinity, &cache)
    return CGSize(
      width: cache.frames.map(\.maxX).max() ?? 0, height: cache.frames.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    arrange(bounds.width, &cache)
    for (subview, frame) in zip(subviews, cache.frames) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }
}

/// Tags that fill the proposed width, in lines that are centered.
struct TagCloudLayout: Layout {
  private func lines(_ width: CGFloat, _ subviews: Subviews) -> [[(LayoutSubview, CGSize)]] {
    var lines: [[(LayoutSubview, CGSize)]] = []
    var x: CGFloat = 0
    for subview in subviews {
      let size = subview.sizeThatFits(ProposedViewSize(width: width, height: nil))
      if lines.isEmpty || x + size.width > width {
        lines.append([])
        x = 0
      }
      lines[lines.count - 1].append((subview, size))
      x += size.width + 4
    }
    return lines
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let ideal = subviews.map { $0.sizeThatFits(.unspecified).width + 4 }.reduce(0, +)
    let smallest = subviews.map { $0.sizeThatFits(.zero).width }.max() ?? 0
    let width = max(proposal.width ?? max(ideal - 4, 0), smallest)
    let height = lines(width, subviews).map { $0.map(\.1.height).max() ?? 0 }.reduce(0, +)
    return CGSize(width: width, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for line in lines(bounds.width, subviews) {
      let length = line.map { $0.1.width + 4 }.reduce(-4, +)
      var x = bounds.midX - length / 2
      for (subview, size) in line {
        subview.place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(size))
        x += size.width + 4
      }
      y += line.map(\.1.height).max() ?? 0
    }
  }
}
