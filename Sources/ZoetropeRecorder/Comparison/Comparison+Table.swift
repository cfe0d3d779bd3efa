import Foundation

extension Comparison {
  /// The comparison as comma-separated values.
  ///
  /// The table has a line for each frame and leaf. Coordinates and distances are in points, with
  /// four digits after the point. Cells are empty for a mode in which the leaf does not exist at
  /// that frame.
  ///
  /// - Complexity: O(frames × leaves).
  package var table: String {
    var text = "frame,path,x_parameters,y_parameters,x_positions,y_positions,distance\n"
    let paths = tracks.map { Comparison.cell($0.path) }
    for frame in 0..<frameCount {
      for (track, path) in zip(tracks, paths) {
        let (a, b) = (track.parameters[frame], track.positions[frame])
        if a == nil, b == nil { continue }
        let distance = a.flatMap { a in b.map { a.distance(to: $0) } }
        let cells = [a?.x, a?.y, b?.x, b?.y].map { $0.map(Double.init) } + [distance]
        text += "\(frame),\(path),"
        text += cells.map { $0.map(FixedPoint.text) ?? "" }.joined(separator: ",")
        text += "\n"
      }
    }
    return text
  }

  /// Quotes a cell as RFC 4180 requires, if it contains a comma, a quotation mark or a line break.
  private static func cell(_ text: String) -> String {
    guard text.contains(where: { ",\"\r\n".contains($0) }) else { return text }
    return "\"\(text.replacingOccurrences(of: "\"", with: "\"\""))\""
  }
}

/// Formats numbers with four digits after the point, identically on every machine.
enum FixedPoint {
  /// Returns a number as text, rounded to the nearest multiple of 0.0001. Halves are rounded away
  /// from zero. Zero has no minus sign.
  static func text(_ value: Double) -> String {
    // A larger `Double` has fewer than four digits after the point.
    guard abs(value) < 1e11 else { return "\(value)" }
    let units = Int((value * 10_000).rounded(.toNearestOrAwayFromZero))
    let (whole, part) = units.magnitude.quotientAndRemainder(dividingBy: 10_000)
    let digits = String(part)
    let zeros = String(repeating: "0", count: 4 - digits.count)
    return "\(units < 0 ? "-" : "")\(whole).\(zeros)\(digits)"
  }
}
