/// Parses numbers of bytes with an optional unit, such as `512M`.
package enum ByteCount {
  /// Parses a number of bytes, such as `1048576`, `512K`, `512M`, `2G` or `1T`. The letters stand
  /// for powers of 1024 and may be in either case.
  ///
  /// - Returns: The number, at least 1; nil if the text has another form, or if the number is too
  ///   large for an `Int`.
  package static func parse(_ text: String) -> Int? {
    let units = ["K": 1 << 10, "M": 1 << 20, "G": 1 << 30, "T": 1 << 40]
    let unit = text.last.flatMap { units[$0.uppercased()] }
    let digits = unit == nil ? text[...] : text.dropLast()
    guard digits.allSatisfy({ "0"..."9" ~= $0 }), let number = Int(digits), number > 0 else {
      return nil
    }
    let (bytes, isTooLarge) = number.multipliedReportingOverflow(by: unit ?? 1)
    return isTooLarge ? nil : bytes
  }
}
