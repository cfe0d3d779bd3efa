/// A face chosen for a weight, a width and a slant.
package struct FontMatch {
  /// The degree to which a face matches the requested weight and width.
  package enum Nearness: String, Hashable, Sendable {
    /// A static face has exactly the requested weight and width.
    case exact
    /// A variable face is set to exactly the requested weight and width.
    case axis
    /// The requested weight or width is not available; the nearest one is used.
    case nearest
  }

  package var record: FontRecord
  /// The positions on the axes of a variable face; empty for a static face.
  package var variations: [FontVariation] = []
  /// Whether the face is upright and must be slanted synthetically, because an italic was
  /// requested.
  package var isSlanted = false
  /// The weight of the face at the positions in ``variations``, on OpenType's scale.
  package var weight: Double
  /// The width of the face at the positions in ``variations``, in percent.
  package var width: Double
  /// The degree to which the weight and width of the face match the request.
  package var nearness: Nearness
}

/// Chooses among the faces of a family.
///
/// The criteria follow CSS Fonts Level 4, section 5.2, "Matching font styles": width first, then
/// slant, then weight. Among equally good faces, static faces come before variable faces. Any
/// remaining tie is resolved by the order of the candidates.
package struct FontMatching {
  /// The wanted weight, on OpenType's scale.
  package var weight: Double
  /// The wanted width, in percent.
  package var width: Double
  package var isItalic: Bool
  /// A closure that returns the axes of a variable face. It is called only for upright variable
  /// faces, and only if italic is wanted.
  package var axes: (FontRecord) -> [FontAxis]

  /// Creates criteria.
  ///
  /// - Parameters:
  ///   - weight: The wanted weight, on OpenType's scale.
  ///   - width: The wanted width, in percent.
  ///   - isItalic: Whether an italic is wanted.
  ///   - axes: A closure that returns the axes of a variable face. The default returns no axes.
  package init(
    weight: Double, width: Double, isItalic: Bool,
    axes: @escaping (FontRecord) -> [FontAxis] = { _ in [] }
  ) {
    self.weight = weight
    self.width = width
    self.isItalic = isItalic
    self.axes = axes
  }

  /// The cost of a candidate; the candidate with the lowest cost is chosen. A cost consists of a
  /// class and a distance within the class. Costs are compared by class first, then by distance.
  typealias Cost = (Int, Double)

  /// Returns the match for the best candidate; nil only if there are no candidates. O(*n*) in the
  /// number of candidates.
  package func best(of candidates: [FontRecord]) -> FontMatch? {
    // 1. Keep the faces with the best width.
    let narrowed = cheapest(candidates) { widthCost($0.widths.nearest(to: width)) }
    // 2. Of these, keep the faces with the best slant.
    let slanted = cheapest(narrowed, cost: slantCost)
    // 3. Of these, keep the faces with the best weight.
    let heavy = cheapest(slanted) { weightCost($0.weights.nearest(to: weight)) }
    // 4. Of these, prefer static faces to variable faces. Take the first face that remains.
    return cheapest(heavy) { ($0.isVariable ? 1 : 0, 0) }.first.map(match)
  }

  /// Returns the candidates with the lowest cost, in their original order.
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

  /// Returns the cost of a face's width, which is given in percent. The wanted width costs least.
  ///
  /// If the wanted width is at most 100 percent, all narrower faces cost less than all wider faces.
  /// If it is more than 100 percent, all wider faces cost less than all narrower faces.
  private func widthCost(_ value: Double) -> Cost {
    if value == width { return (0, 0) }
    return ((value < width) == (width <= 100) ? 1 : 2, abs(value - width))
  }

  /// Returns the cost of a face's weight. An equal weight costs least. The order of the other
  /// weights, from the lowest cost to the highest, depends on the wanted weight:
  ///
  /// - below 400: lighter faces come first, then heavier ones;
  /// - 400 to 500: heavier faces up to 500 come first, then lighter ones, then those above 500;
  /// - above 500: heavier faces come first, then lighter ones.
  private func weightCost(_ value: Double) -> Cost {
    let distance = abs(value - weight)
    if distance == 0 { return (0, 0) }
    if (400...500).contains(weight) {
      if value < weight { return (2, distance) }
      return (value <= 500 ? 1 : 3, distance)
    }
    return ((value < weight) == (weight < 400) ? 1 : 2, distance)
  }

  /// Returns the cost of a face's slant. The order of the slants, from the lowest cost to the
  /// highest, depends on the wanted slant:
  ///
  /// - italic: italic faces, oblique faces, upright faces with an axis for italic or slant, upright
  ///   faces that need synthetic slanting;
  /// - upright: upright faces, oblique faces, italic faces.
  private func slantCost(_ record: FontRecord) -> Cost {
    if !isItalic { return (record.slant.rawValue, 0) }
    switch record.slant {
    case .italic: return (0, 0)
    case .oblique: return (1, 0)
    case .upright: return (slantVariation(of: record) == nil ? 3 : 2, 0)
    }
  }

  /// Returns the axis position that makes an upright variable face italic, or slants it by up to 12
  /// degrees; nil if the face has no axis for either.
  private func slantVariation(of record: FontRecord) -> FontVariation? {
    guard record.isVariable else { return nil }
    let axes = axes(record)
    if let italic = axes.first(where: { $0.tag == "ital" }), italic.maximum > italic.normal {
      return FontVariation(tag: italic.tag, value: italic.maximum)
    }
    // The slnt axis measures degrees counterclockwise, so slanting to the right is negative.
    guard let slant = axes.first(where: { $0.tag == "slnt" }), slant.minimum < 0 else { return nil }
    return FontVariation(tag: slant.tag, value: max(slant.minimum, -12))
  }

  /// Creates the match for a face. If the face is variable, its axes for weight, width and slant
  /// are set to the positions nearest to the wanted values.
  package func match(_ record: FontRecord) -> FontMatch {
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
      if let slant = slantVariation(of: record) {
        variations.append(slant)
      } else {
        isSlanted = true
      }
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
