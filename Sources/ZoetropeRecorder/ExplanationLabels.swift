import Foundation
import Zoetrope
import ZoetropeGeometry

/// The names and sizes of boxes, where there is room for them.
struct ExplanationLabels: View {
  let boxes: [ExplanationBox]

  /// For how many boxes there are labels; where there are more, for the largest.
  static let largestCount = 250

  /// - Parameter boxes: From the outside in.
  init(boxes: [ExplanationBox]) {
    let areas = boxes.map { $0.seenBox.width * $0.seenBox.height }
    let limit = areas.sorted(by: >).dropFirst(Self.largestCount).first ?? -1
    self.boxes = zip(boxes, areas).filter { $1 > limit }.map(\.0)
  }

  /// A way to write a label.
  private struct Style: Hashable {
    var fontSize: CGFloat
    var separator: String
  }

  /// From the best to the smallest.
  private static let styles = [
    Style(fontSize: 8, separator: " "), Style(fontSize: 7, separator: "\n"),
    Style(fontSize: 5, separator: "\n"),
  ]

  var body: some View {
    LabelLayout(boxes: boxes.map(\.seenBox), isLeaf: boxes.map(\.isLeaf)) {
      ForEach(boxes.indices, id: \.self) { index in
        ForEach(Self.styles, id: \.self) { style in label(boxes[index], style) }
      }
    }
  }

  private func label(_ box: ExplanationBox, _ style: Style) -> some View {
    let color = box.color
    return Text(verbatim: box.name + style.separator + box.sizeWords)
      .font(.system(size: style.fontSize, weight: .medium))
      .foregroundStyle(Color.white)
      .padding(.horizontal, 2)
      .background(
        Color(red: Double(color.red), green: Double(color.green), blue: Double(color.blue)))
  }
}

/// Puts for each box the label that is least in the way where it goes; labels for which there is no
/// room, and all but one for each box, are not shown.
///
/// The smallest box comes first, since it has the fewest places to offer. A label goes into a
/// corner of its box, or above or below it: never over another label, if possible not over a leaf
/// and not across the edge of a box. O(n²)
struct LabelLayout: Layout {
  /// On the canvas, in points.
  var boxes: [CGRect]
  /// Which boxes have none inside.
  var isLeaf: [Bool]

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard !boxes.isEmpty else { return }
    let styles = subviews.count / boxes.count
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    var places = [CGRect?](repeating: nil, count: subviews.count)
    var taken: [CGRect] = []
    for index in boxes.indices.sorted(by: isSmaller) {
      let labels = sizes[index * styles..<(index + 1) * styles]
      guard let (label, place) = place(labels, of: index, bounds, taken) else { continue }
      places[label] = place
      taken.append(place)
    }
    for (subview, place) in zip(subviews, places) {
      // What is not shown is where nothing is seen.
      let origin = place?.origin ?? CGPoint(x: bounds.maxX + 1000, y: bounds.minY)
      subview.place(at: origin, proposal: .unspecified)
    }
  }

  private func isSmaller(_ a: Int, _ b: Int) -> Bool {
    let (first, second) = (boxes[a], boxes[b])
    let (areaA, areaB) = (first.width * first.height, second.width * second.height)
    return areaA == areaB ? a < b : areaA < areaB
  }

  /// The label of a box that is least in the way, and where.
  private func place(
    _ labels: ArraySlice<CGSize>, of index: Int, _ bounds: CGRect, _ taken: [CGRect]
  ) -> (label: Int, place: CGRect)? {
    var best: (label: Int, place: CGRect)?
    var least = CGFloat.infinity
    for (style, label) in labels.indices.enumerated() {
      // What is much smaller than its label is better off without.
      let area = labels[label].width * labels[label].height
      if area > 3 * boxes[index].width * boxes[index].height { continue }
      for place in candidates(labels[label], index, bounds)
      where !taken.contains(where: place.intersects) {
        let cost = cost(of: place, style: style)
        if cost < min(least, LabelLayout.highestCost) { (best, least) = ((label, place), cost) }
      }
    }
    return best
  }

  /// From where on a label is more in the way than of use: about half of a leaf is hidden, or five
  /// edges are crossed.
  private static let highestCost: CGFloat = 2

  /// How bad a place is: small writing, edges that run through it, a leaf that it hides.
  private func cost(of place: CGRect, style: Int) -> CGFloat {
    var (crosses, hidden): (CGFloat, CGFloat) = (0, 0)
    for (box, isLeaf) in zip(boxes, isLeaf) where place.intersects(box) {
      if !box.contains(place) { crosses += 1 }
      guard isLeaf else { continue }
      let part = box.intersection(place)
      hidden = max(hidden, part.width * part.height / (box.width * box.height))
    }
    return CGFloat(style) * 0.3 + crosses * 0.4 + hidden * 3
  }

  /// The corners of a box where they are large enough, and beside it; all of them on the canvas.
  private func candidates(_ size: CGSize, _ index: Int, _ bounds: CGRect) -> [CGRect] {
    let box = boxes[index].intersection(bounds)
    if box.isNull || size.width > bounds.width || size.height > bounds.height { return [] }
    func at(_ x: CGFloat, _ y: CGFloat) -> CGRect {
      let x = min(max(x, bounds.minX), bounds.maxX - size.width)
      return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
    let (right, bottom) = (box.maxX - size.width, box.maxY - size.height)
    var places: [CGRect] = []
    if size.width <= box.width, size.height <= box.height {
      places = [
        at(box.minX, box.minY), at(right, box.minY), at(box.minX, bottom), at(right, bottom),
      ]
    }
    let beside = [
      at(box.minX, box.minY - size.height), at(right, box.minY - size.height),
      at(box.minX, box.maxY), at(right, box.maxY),
    ]
    return places + beside.filter { $0.minY >= bounds.minY && $0.maxY <= bounds.maxY }
  }
}
