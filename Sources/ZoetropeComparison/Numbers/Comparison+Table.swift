import Foundation
import Zoetrope
import ZoetropeFiles

extension Comparison {
  /// The centers of all leaves as comma-separated values.
  ///
  /// The table has a line for each frame and leaf. Coordinates and distances are in points, with
  /// four digits after the decimal point. The distance in a column is measured from the center of
  /// the leaf in that column to the center of the same leaf in the first column. Cells are empty
  /// for a column in which the leaf is missing at that frame.
  ///
  /// - Complexity: O(frames × leaves).
  package var table: String {
    let places = columns.flatMap { ["x_\($0)", "y_\($0)"] }
    let distances = columns.count == 2 ? ["distance"] : columns.dropFirst().map { "distance_\($0)" }
    var text = (["frame", "path"] + places + distances).map(Comparison.cell).joined(separator: ",")
    text += "\n"
    let paths = views.map { Comparison.cell($0.path) }
    for frame in 0..<frameCount {
      for (view, path) in zip(views, paths) {
        let centers = view.samples.map { $0[frame]?.center }
        guard let first = centers.first, centers.contains(where: { $0 != nil }) else { continue }
        let distances = centers.dropFirst().map { center in
          first.flatMap { first in center.map { first.distance(to: $0) } }
        }
        let cells = centers.flatMap { [$0?.x, $0?.y] }.map { $0.map(Double.init) } + distances
        text += "\(frame),\(path),"
        text += cells.map { $0.map(FixedPoint.text) ?? "" }.joined(separator: ",")
        text += "\n"
      }
    }
    return text
  }

  /// Returns the text of a cell. Text that contains a comma, a quotation mark or a line break is
  /// quoted according to RFC 4180.
  private static func cell(_ text: String) -> String {
    guard text.contains(where: { ",\"\r\n".contains($0) }) else { return text }
    return "\"\(text.replacingOccurrences(of: "\"", with: "\"\""))\""
  }
}

/// Formats numbers with four digits after the point, in the same way on every machine.
enum FixedPoint {
  /// Returns a number as JSON, rounded to the nearest multiple of 0.0001. Zero has no minus sign.
  static func json(_ value: Double) -> JSON {
    guard abs(value) < 1e11 else { return .number(value) }
    return .number((value * 10_000).rounded(.toNearestOrAwayFromZero) / 10_000 + 0)
  }

  /// Returns a number as text, rounded to the nearest multiple of 0.0001. Halves are rounded away
  /// from zero. Zero has no minus sign.
  static func text(_ value: Double) -> String {
    // `Double` has fewer than four digits after the point for larger numbers.
    guard abs(value) < 1e11 else { return "\(value)" }
    let units = Int((value * 10_000).rounded(.toNearestOrAwayFromZero))
    let (whole, part) = units.magnitude.quotientAndRemainder(dividingBy: 10_000)
    let digits = String(part)
    let zeros = String(repeating: "0", count: 4 - digits.count)
    return "\(units < 0 ? "-" : "")\(whole).\(zeros)\(digits)"
  }
}
