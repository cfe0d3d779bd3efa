import Foundation
import Zoetrope
import ZoetropeFiles

extension MeasuredComparison {
  /// The version of the format of ``json(_:)``.
  static let format = 1

  /// Returns all numbers as JSON. The article "Comparing in numbers" describes the fields.
  ///
  /// - Parameter anim: The name of the animation.
  /// - Complexity: O(frames × leaves).
  func json(_ anim: String) -> String {
    let header: [(key: String, value: JSON)] = [
      ("format", .integer(MeasuredComparison.format)), ("anim", .string(anim)),
      ("rate", .string("\(comparison.rate)")), ("frames", .integer(comparison.frameCount)),
    ]
    let summary = summary
    var text = "{\n"
    for (key, value) in header { text += "  \"\(key)\": \(value.text),\n" }
    let columns = summary.columns.enumerated().map { index, column in
      json(column, index, summary.differences)
    }
    text += "  \"columns\": " + lines(columns) + ",\n"
    text += "  \"views\": " + lines(comparison.views.indices.map(view)) + "\n}\n"
    return text
  }

  /// Returns values as a JSON array with one value per line.
  private func lines(_ values: [JSON]) -> String {
    values.isEmpty ? "[]" : "[\n    \(values.map(\.text).joined(separator: ",\n    "))\n  ]"
  }

  private func json(
    _ column: ComparisonSummary.Column, _ index: Int, _ all: [ComparisonSummary.Differences]
  ) -> JSON {
    let speeds = (0..<comparison.frameCount).map { frame in
      motions.compactMap { $0[index].speeds[frame] }.max()
    }
    var fields: [(key: String, value: JSON)] = [
      ("name", .string(column.name)), ("length", FixedPoint.json(column.length)),
      ("speed", json(column.speed)), ("acceleration", json(column.acceleration)),
      ("overlap", json(column.overlap)), ("changes", .boolean(column.changes)),
    ]
    if index > 0 {
      let differences = all[index - 1]
      fields += [
        ("distance", json(differences.distance)),
        ("meanDistance", FixedPoint.json(differences.meanDistance)),
        ("size", json(differences.size)),
        ("rotation", json(differences.rotation, factor: 180 / .pi)),
        ("scale", json(differences.scale)), ("opacity", json(differences.opacity)),
        ("firstDifference", differences.firstFrame.map(JSON.integer) ?? .null),
      ]
    }
    var series: [(key: String, value: JSON)] = [
      ("speed", .array(speeds.map(json))),
      ("overlap", .array(overlaps[index].areas.map(FixedPoint.json))),
    ]
    if index > 0 {
      let distances = (0..<comparison.frameCount).map { frame in
        self.differences.compactMap { $0[index - 1].distances[frame] }
      }
      series += [
        ("distance", .array(distances.map { json($0.max()) })),
        (
          "meanDistance",
          .array(distances.map { json($0.isEmpty ? nil : $0.reduce(0, +) / Double($0.count)) })
        ),
      ]
    }
    return .object(fields + [("overTime", .object(series))])
  }

  private func view(_ index: Int) -> JSON {
    let view = comparison.views[index]
    let columns = view.samples.indices.map { column -> JSON in
      let (samples, motion) = (view.samples[column], motions[index][column])
      var fields: [(key: String, value: JSON)] = [
        ("length", FixedPoint.json(motion.length)), ("speed", json(motion.speed)),
        ("acceleration", json(motion.acceleration)),
        ("turning", FixedPoint.json(motion.turning * 180 / .pi)),
        ("changes", .boolean(motion.changes)),
      ]
      if column > 0 {
        let difference = differences[index][column - 1]
        let reference = motions[index][0].length
        let ratio = reference < ViewMotion.tolerance ? nil : motion.length / reference
        fields += [
          ("lengthRatio", json(ratio)), ("distance", json(difference.distance)),
          ("meanDistance", FixedPoint.json(difference.meanDistance)),
          ("size", json(difference.size)),
          ("rotation", json(difference.rotation, factor: 180 / .pi)),
          ("scale", json(difference.scale)), ("opacity", json(difference.opacity)),
          ("firstDifference", difference.firstFrame.map(JSON.integer) ?? .null),
        ]
      }
      let series: [(key: String, value: (ComparedView.Sample) -> Double?)] = [
        ("x", { Double($0.center.x) }), ("y", { Double($0.center.y) }),
        ("width", { Double($0.size.width) }), ("height", { Double($0.size.height) }),
        ("rotation", { $0.rotation.map { $0 * 180 / .pi } }), ("scale", \.scale),
        ("opacity", \.opacity),
      ]
      var overTime = series.map { name, number in
        (key: name, value: self.series(samples.map { $0.flatMap(number) }))
      }
      if samples.contains(where: { $0?.isUpright == false }) {
        let parts: [(CGAffineTransform) -> Double] = [
          { $0.a }, { $0.b }, { $0.c }, { $0.d },
        ]
        let series = parts.map { part in
          self.series(samples.map { sample in sample.map { part($0.transform) } })
        }
        overTime.append(("transform", .array(series)))
      }
      overTime.append(("speed", self.series(motion.speeds)))
      if column > 0 {
        overTime.append(("distance", self.series(differences[index][column - 1].distances)))
      }
      return .object(fields + [("overTime", .object(overTime))])
    }
    return .object([
      ("name", .string(view.name)), ("path", .string(view.path)), ("columns", .array(columns)),
    ])
  }

  /// Returns a list of numbers as a JSON array, or as a single number if all numbers are equal.
  private func series(_ values: [Double?]) -> JSON {
    let values = values.map(json)
    guard let first = values.first, case .number(let number) = first,
      values.allSatisfy({ if case .number(number) = $0 { true } else { false } })
    else { return .array(values) }
    return first
  }

  private func json(_ value: Double?) -> JSON { value.map(FixedPoint.json) ?? .null }

  private func json(_ peak: Peak, factor: Double = 1) -> JSON {
    .object([("value", FixedPoint.json(peak.value * factor)), ("frame", .integer(peak.frame))])
  }

  private func json(_ extreme: ComparisonSummary.Extreme, factor: Double = 1) -> JSON {
    .object([
      ("value", FixedPoint.json(extreme.value * factor)), ("frame", .integer(extreme.frame)),
      ("view", extreme.view.isEmpty ? .null : .string(extreme.view)),
    ])
  }
}
