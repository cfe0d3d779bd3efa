import Foundation
import Zoetrope
import ZoetropeGeometry

/// The labels of boxes, with the name and the size of each view. A box without room for a label has
/// no label.
struct ExplanationLabels: View {
  let boxes: [ExplanationBox]

  /// The maximum number of labels. If there are more boxes, only the largest ones have labels.
  static let largestCount = 250

  /// Creates labels for the largest boxes, at most ``largestCount``.
  ///
  /// - Parameter boxes: The boxes, outer ones first.
  init(boxes: [ExplanationBox]) {
    let areas = boxes.map { $0.visibleBox.width * $0.visibleBox.height }
    let limit = areas.sorted(by: >).dropFirst(Self.largestCount).first ?? -1
    self.boxes = zip(boxes, areas).filter { $1 > limit }.map(\.0)
  }

  /// The font size of a label, and the separator between the name and the size of the view.
  private struct Style: Hashable {
    var fontSize: CGFloat
    var separator: String
  }

  /// The styles in order of preference.
  private static let styles = [
    Style(fontSize: 8, separator: " "), Style(fontSize: 7, separator: "\n"),
    Style(fontSize: 5, separator: "\n"),
  ]

  var body: some View {
    LabelLayout(boxes: boxes.map(\.visibleBox), isLeaf: boxes.map(\.isLeaf)) {
      ForEach(boxes.indices, id: \.self) { index in
        ForEach(Self.styles, id: \.self) { style in label(boxes[index], style) }
      }
    }
  }

  private func label(_ box: ExplanationBox, _ style: Style) -> some View {
    let color = box.color
    return Text(verbatim: box.name + style.separator + box.sizeText)
      .font(.system(size: style.fontSize, weight: .medium))
      .foregroundStyle(Color.white)
      .padding(.horizontal, 2)
      .background(
        Color(red: Double(color.red), green: Double(color.green), blue: Double(color.blue)))
  }
}

/// Places at most one label for each box, and hides labels for which there is no room.
///
/// The subviews are the labels of each box, one for each style (a font size and a separator). The
/// smallest box is handled first, because it offers the fewest positions. A label goes into a
/// corner of its box, or above or below the box. A label never covers another label. If possible,
/// it also avoids leaves and the edges of boxes. O(*n*²) in the number of boxes.
struct LabelLayout: Layout {
  /// The visible parts of the boxes on the canvas, in points.
  var boxes: [CGRect]
  /// For each box, whether it contains no other box.
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
      // Hidden labels are placed outside the visible area.
      let origin = place?.origin ?? CGPoint(x: bounds.maxX + 1000, y: bounds.minY)
      subview.place(at: origin, proposal: .unspecified)
    }
  }

  private func isSmaller(_ a: Int, _ b: Int) -> Bool {
    let (first, second) = (boxes[a], boxes[b])
    let (areaA, areaB) = (first.width * first.height, second.width * second.height)
    return areaA == areaB ? a < b : areaA < areaB
  }

  /// Returns the label and the position that have the lowest cost for a box; nil if none is
  /// acceptable.
  private func place(
    _ labels: ArraySlice<CGSize>, of index: Int, _ bounds: CGRect, _ taken: [CGRect]
  ) -> (label: Int, place: CGRect)? {
    var best: (label: Int, place: CGRect)?
    var least = CGFloat.infinity
    for (style, label) in labels.indices.enumerated() {
      // A label much larger than its box is worse than none.
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

  /// The cost that a label must stay below. A label that reaches this cost would hide more than it
  /// explains. For example, it hides two thirds of a leaf, or crosses the edges of five boxes.
  private static let highestCost: CGFloat = 2

  /// Returns the cost of a label's position. The cost rises with the index of the label's style,
  /// with the number of boxes whose edges the label crosses, and with the hidden part of a leaf.
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

  /// Returns the possible positions of a label on the canvas: the corners of the box if the label
  /// fits into the box, then the places above and below the box.
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
