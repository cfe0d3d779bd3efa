/// A face chosen for a weight, a width and a slant, and how near it comes.
struct FontMatch {
  var record: FontRecord
  /// Places on the axes of a variable face.
  var variations: [FontVariation] = []
  /// Whether an upright face has to be slanted.
  var isSlanted = false
  /// What the face has of what was asked for.
  var weight: Double
  var width: Double
  var nearness: FontResolution.Nearness
}

/// Chooses among the faces of a family.
///
/// The order is that of CSS Fonts Level 4, section 5.2, "Matching font styles": first the width,
/// then the slant, then the weight. Where two faces are equally good, one that does not vary comes
/// before one that does, and then the order of the candidates counts.
struct FontMatching {
  var weight: Double
  var width: Double
  var isItalic: Bool
  /// The axes of a variable face; asked for only where a face without an italic might lean by
  /// itself.
  var axes: (FontRecord) -> [FontAxis] = { _ in [] }

  /// How bad something is: compared by the first number, then by the second.
  typealias Cost = (Int, Double)

  /// The best of the candidates; nil only when there are none. Time linear in their number.
  func best(of candidates: [FontRecord]) -> FontMatch? {
    // 1. The width.
    let narrowed = cheapest(candidates) { widthCost($0.widths.nearest(to: width)) }
    // 2. The slant.
    let leaning = cheapest(narrowed, cost: slantCost)
    // 3. The weight.
    let heavy = cheapest(leaning) { weightCost($0.weights.nearest(to: weight)) }
    // 4. A face that does not vary.
    return cheapest(heavy) { ($0.isVariable ? 1 : 0, 0) }.first.map(match)
  }

  private func cheapest(_ records: [FontRecord], cost: (FontRecord) -> Cost) -> [FontRecord] {
    var best: Cost?
    var kept: [FontRecord] = []
    for record in records {
      let cost = cost(record)
      if let known = best, cost > known { continue }
      if let known = best, cost == known {
        kept.append(record)
      } else {
        best = cost
        kept = [record]
      }
    }
    return kept
  }

  /// At most normal: narrower ones first, then wider ones; else the other way round.
  private func widthCost(_ value: Double) -> Cost {
    if value == width { return (0, 0) }
    return ((value < width) == (width <= 100) ? 1 : 2, abs(value - width))
  }

  /// From 400 to 500: up to 500, then lighter, then heavier. Below 400 lighter ones first, above
  /// 500 heavier ones first.
  private func weightCost(_ value: Double) -> Cost {
    let distance = abs(value - weight)
    if distance == 0 { return (0, 0) }
    if (400...500).contains(weight) {
      if value < weight { return (2, distance) }
      return (value <= 500 ? 1 : 3, distance)
    }
    return ((value < weight) == (weight < 400) ? 1 : 2, distance)
  }

  /// Italic: italic, oblique, a face that can lean, one that must be slanted. Upright: upright,
  /// then oblique, then italic.
  private func slantCost(_ record: FontRecord) -> Cost {
    if !isItalic { return (record.slant.rawValue, 0) }
    switch record.slant {
    case .italic: return (0, 0)
    case .oblique: return (1, 0)
    case .upright: return (leaning(record) == nil ? 3 : 2, 0)
    }
  }

  /// The place on an axis that makes an upright face italic, or leans it by about twelve degrees.
  private func leaning(_ record: FontRecord) -> FontVariation? {
    guard record.isVariable else { return nil }
    let axes = axes(record)
    if let italic = axes.first(where: { $0.tag == "ital" }), italic.maximum > italic.normal {
      return FontVariation(tag: italic.tag, value: italic.maximum)
    }
    // Degrees counter-clockwise: leaning to the right is negative.
    guard let slant = axes.first(where: { $0.tag == "slnt" }), slant.minimum < 0 else { return nil }
    return FontVariation(tag: slant.tag, value: max(slant.minimum, -12))
  }

  /// A chosen face with its place on the axes.
  func match(_ record: FontRecord) -> FontMatch {
    let (weight, width) = (
      record.weights.nearest(to: weight), record.widths.nearest(to: width)
    )
    var variations: [FontVariation] = []
    if record.isVariable {
      variations = [
        FontVariation(tag: "wght", value: weight), FontVariation(tag: "wdth", value: width),
      ]
    }
    var isSlanted = false
    if isItalic, record.slant == .upright {
      if let leaning = leaning(record) { variations.append(leaning) } else { isSlanted = true }
    }
    let isExact = weight == self.weight && width == self.width
    return FontMatch(
      record: record, variations: variations, isSlanted: isSlanted, weight: weight, width: width,
      nearness: isExact ? (record.isVariable ? .axis : .exact) : .nearest)
  }
}

extension ClosedRange<Double> {
  fileprivate func nearest(to value: Double) -> Double {
    Swift.min(Swift.max(value, lowerBound), upperBound)
  }
}
