import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

/// Views in lines that break where the room ends, as in published packages of such layouts.
struct LineFlow: Layout {
  var axis = Axis.horizontal
  var spacing: CGFloat = 8
  var lineSpacing: CGFloat = 8
  /// The position of a view across its line: 0 at the start, 1 at the end.
  var anchor: CGFloat = 0.5
  /// Whether the gaps of every line are widened until it is full.
  var isJustified = false
  /// Whether lines are about equally full, instead of each as full as possible.
  var isBalanced = false

  /// How a view takes the rest of its line.
  enum Growth: Sendable { case none, share, line }

  struct GrowthKey: LayoutValueKey { static let defaultValue = Growth.none }
  struct BreakKey: LayoutValueKey { static let defaultValue = false }

  fileprivate struct Line {
    var items: [Int] = []
    var length: CGFloat = 0
    var breadth: CGFloat = 0
  }

  struct Cache {
    fileprivate var sizes: [CGSize] = []
    fileprivate var lines: [Line] = []
  }

  func makeCache(subviews: Subviews) -> Cache { Cache() }

  private func along(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
  private func across(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    let room = (axis == .horizontal ? proposal.width : proposal.height) ?? .infinity
    measure(subviews, room, &cache)
    let lines = cache.lines
    let longest = lines.map(\.length).max() ?? 0
    let length = isJustified && room.isFinite ? max(room, longest) : longest
    let gaps = lineSpacing * CGFloat(max(lines.count - 1, 0))
    let breadth = lines.map(\.breadth).reduce(0, +) + gaps
    return axis == .horizontal
      ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
  }

  private func measure(_ subviews: Subviews, _ room: CGFloat, _ cache: inout Cache) {
    cache.sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    // Growing views count with their minimum.
    for (index, subview) in subviews.enumerated() where subview[GrowthKey.self] != .none {
      let least = ProposedViewSize(
        width: axis == .horizontal ? 0 : nil, height: axis == .horizontal ? nil : 0)
      cache.sizes[index] = subview.sizeThatFits(least)
    }
    var lines = greedy(subviews, cache.sizes, room)
    if isBalanced { lines = balanced(cache.sizes, room, count: lines.count) }
    for index in lines.indices { grow(&lines[index], subviews, room, &cache.sizes) }
    cache.lines = lines
  }

  private func length(_ items: some Collection<Int>, _ sizes: [CGSize]) -> CGFloat {
    items.map { along(sizes[$0]) }.reduce(0, +) + spacing * CGFloat(max(items.count - 1, 0))
  }

  private func greedy(_ subviews: Subviews, _ sizes: [CGSize], _ room: CGFloat) -> [Line] {
    var (lines, isFull) = ([Line](), true)
    for (index, subview) in subviews.enumerated() {
      let fillsLine = subview[GrowthKey.self] == .line
      let items = (lines.last?.items ?? []) + [index]
      if isFull || fillsLine || subview[BreakKey.self] || length(items, sizes) > room {
        lines.append(Line(items: [index]))
      } else {
        lines[lines.count - 1].items.append(index)
      }
      isFull = fillsLine
    }
    return lines
  }

  /// The breaks that leave the least room, squared, over all lines; of equal ones, those that fill
  /// the first lines. O(n²)
  private func balanced(_ sizes: [CGSize], _ room: CGFloat, count: Int) -> [Line] {
    var best: [Int: (cost: CGFloat, lines: [Line])] = [0: (0, [])]
    for _ in 0..<count {
      var next: [Int: (cost: CGFloat, lines: [Line])] = [:]
      for start in best.keys.sorted(by: >) {
        guard let (cost, lines) = best[start] else { continue }
        for end in start..<sizes.count {
          let rest = room - length(start...end, sizes)
          if rest < 0 { break }
          let total = cost + rest * rest
          if let known = next[end + 1], known.cost <= total + 1e-9 { continue }
          next[end + 1] = (total, lines + [Line(items: Array(start...end))])
        }
      }
      best = next
    }
    return best[sizes.count]?.lines ?? []
  }

  private func grow(
    _ line: inout Line, _ subviews: Subviews, _ room: CGFloat, _ sizes: inout [CGSize]
  ) {
    let growing = line.items.filter { subviews[$0][GrowthKey.self] != .none }
    let rest = room - length(line.items, sizes)
    if rest.isFinite && !growing.isEmpty {
      for index in growing {
        let length = along(sizes[index]) + rest / CGFloat(growing.count)
        sizes[index] = subviews[index].sizeThatFits(
          axis == .horizontal
            ? ProposedViewSize(width: length, height: nil)
            : ProposedViewSize(width: nil, height: length))
      }
    }
    line.length = length(line.items, sizes)
    line.breadth = line.items.map { across(sizes[$0]) }.max() ?? 0
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    measure(subviews, along(bounds.size), &cache)
    var start: CGFloat = 0
    for line in cache.lines {
      let rest = along(bounds.size) - line.length
      let isSpread = isJustified && line.items.count > 1
      let gap = spacing + (isSpread ? rest / CGFloat(line.items.count - 1) : 0)
      var position: CGFloat = 0
      for index in line.items {
        let size = cache.sizes[index]
        let offset = start + (line.breadth - across(size)) * anchor
        let point =
          axis == .horizontal
          ? CGPoint(x: bounds.minX + position, y: bounds.minY + offset)
          : CGPoint(x: bounds.minX + offset, y: bounds.minY + position)
        subviews[index].place(at: point, proposal: ProposedViewSize(size))
        position += along(size) + gap
      }
      start += line.breadth + lineSpacing
    }
  }
}

/// Layouts with lines, against snapshots of SwiftUI on macOS at scale 1; the version is not known.
@MainActor struct FlowTests {
  private static let widths: [CGFloat] = [45, 55, 50, 40, 60, 48, 52, 58, 42, 46]

  private func shown(
    _ width: CGFloat, _ height: CGFloat, _ flow: LineFlow, @ViewBuilder _ content: () -> some View
  ) -> Host {
    let content = content()
    return Host(width, height) {
      flow { content }.padding(12).background { mark("background") }
    }
  }

  private func boxes(
    _ sizes: [CGSize], _ width: CGFloat, _ height: CGFloat, _ flow: LineFlow
  ) -> Host {
    shown(width, height, flow) {
      ForEach(sizes.indices, id: \.self) { box("\($0)", sizes[$0].width, sizes[$0].height) }
    }
  }

  private func row(_ width: CGFloat, _ height: CGFloat, _ flow: LineFlow) -> Host {
    boxes(Self.widths.map { CGSize(width: $0, height: 50) }, width, height, flow)
  }

  /// A pixel is one point wide in these snapshots, and frames are rounded to pixels.
  private func expect(
    _ host: Host, _ points: [(CGFloat, CGFloat)], _ background: CGRect? = nil,
    location: SourceLocation = #_sourceLocation
  ) {
    for (index, point) in points.enumerated() {
      let origin = host.frame("\(index)").origin
      #expect(
        near(origin, CGPoint(x: point.0, y: point.1), 1), "\(index)", sourceLocation: location)
    }
    if let background {
      #expect(near(host.frame("background"), background, 1), sourceLocation: location)
    }
  }

  private func lines(_ first: [CGFloat], _ y: CGFloat, _ second: [CGFloat], _ z: CGFloat)
    -> [(CGFloat, CGFloat)]
  {
    first.map { ($0, y) } + second.map { ($0, z) }
  }

  @Test func `boxes of mixed widths are placed in lines`() {
    expect(
      row(320, 200, LineFlow()),
      lines([19, 72, 135, 193, 241], 46, [19, 75, 135, 201, 251], 104),
      CGRect(x: 7, y: 34, width: 306, height: 132))
  }

  @Test func `small and unequal gaps separate boxes and lines`() {
    let (first, second): ([CGFloat], [CGFloat]) = (
      [27, 76, 135, 189, 233], [27, 79, 135, 197, 243]
    )
    expect(
      row(320, 200, LineFlow(spacing: 4, lineSpacing: 4)), lines(first, 48, second, 102),
      CGRect(x: 15, y: 36, width: 290, height: 128))
    expect(
      row(320, 250, LineFlow(spacing: 4, lineSpacing: 20)), lines(first, 65, second, 135),
      CGRect(x: 15, y: 53, width: 290, height: 144))
  }

  @Test func `full lines are justified`() {
    let squares = Array(repeating: CGSize(width: 50, height: 50), count: 10)
    let x: [CGFloat] = [12, 74, 135, 197, 258]
    expect(
      boxes(squares, 320, 250, LineFlow(isJustified: true)), lines(x, 71, x, 129),
      CGRect(x: 0, y: 59, width: 320, height: 132))
  }

  @Test func `balanced lines are about equally full`() {
    let wide = Array(repeating: CGSize(width: 65, height: 50), count: 10)
    let x: [CGFloat] = [18, 91, 164, 237]
    expect(
      boxes(wide, 320, 250, LineFlow(isBalanced: true)),
      lines(x, 42, Array(x.prefix(3)), 100) + x.prefix(3).map { ($0, 158) })
  }

  @Test func `growing boxes share the rest of a line or fill a line`() {
    let host = shown(320, 140, LineFlow()) {
      box("0", 50, 50)
      mark("1").frame(height: 50).layoutValue(key: LineFlow.GrowthKey.self, value: .share)
      mark("2").frame(height: 50).layoutValue(key: LineFlow.GrowthKey.self, value: .share)
      mark("3").frame(height: 50).layoutValue(key: LineFlow.GrowthKey.self, value: .line)
    }
    #expect(near(host.frame("0"), CGRect(x: 12, y: 16, width: 50, height: 50), 1))
    #expect(near(host.frame("1"), CGRect(x: 70, y: 16, width: 115, height: 50), 1))
    #expect(near(host.frame("2"), CGRect(x: 193, y: 16, width: 115, height: 50), 1))
    #expect(near(host.frame("3"), CGRect(x: 12, y: 74, width: 296, height: 50), 1))
  }

  @Test(arguments: [3, 1]) func `lines break before a view that requests it`(_ first: Int) {
    let host = shown(320, 150, LineFlow()) {
      ForEach(0..<4) { index in
        box("\(index)", 50, 50).layoutValue(key: LineFlow.BreakKey.self, value: index == first)
      }
    }
    expect(
      host,
      first == 3
        ? [(77, 21), (135, 21), (193, 21), (77, 79)]
        : [(77, 21), (77, 79), (135, 79), (193, 79)])
  }

  @Test func `boxes of mixed heights align at the top and at the bottom of their line`() {
    let heights = Self.widths.map { CGSize(width: 50, height: $0) }
    let x: [CGFloat] = [19, 77, 135, 193, 251]
    expect(
      boxes(heights, 320, 300, LineFlow(anchor: 0)), lines(x, 87, x, 155),
      CGRect(x: 7, y: 75, width: 306, height: 150))
    let bottom = boxes(heights, 320, 300, LineFlow(anchor: 1))
    let y: [CGFloat] = [102, 92, 97, 107, 87, 165, 161, 155, 171, 167]
    expect(bottom, zip(x + x, y).map { ($0, $1) })
  }

  @Test func `vertical flows place boxes in columns`() {
    let tall = Self.widths.map { CGSize(width: 50, height: $0) }
    let (first, second): ([CGFloat], [CGFloat]) = (
      [19, 72, 135, 193, 241], [19, 75, 135, 201, 251]
    )
    expect(
      boxes(tall, 300, 320, LineFlow(axis: .vertical)),
      first.map { (96, $0) } + second.map { (154, $0) },
      CGRect(x: 84, y: 7, width: 132, height: 306))
  }

  /// Words are 16 points high in the snapshots; boxes of that height stand for them here.
  @Test func `words and a box flow together`() {
    let host = Host(320, 160) {
      FlowLayout(gap: 8, rowGap: 6) {
        ForEach([40, 45, 50, 25] as [CGFloat], id: \.self) { width in
          Color.clear.frame(width: width, height: 16)
        }
        box("box", 60, 30)
      }
      .frame(width: 160)
      .measured("flow")
    }
    #expect(near(host.frame("flow"), CGRect(x: 80, y: 54, width: 160, height: 52), 0.01))
    #expect(near(host.frame("box"), CGRect(x: 113, y: 76, width: 60, height: 30), 0.01))
  }
}
