/// The parts of a line that records one case of a C kernel.
enum KernelVector {
  static func hex(_ number: some BinaryInteger) -> String { String(number, radix: 16) }

  /// Numbers separated by commas; `-` if there are none.
  static func list(_ items: [String]) -> String {
    items.isEmpty ? "-" : items.joined(separator: ",")
  }

  /// Pixels in hexadecimal. A run of equal pixels is `PIXEL*COUNT`; unchanged pixels are `=`.
  static func pixels(_ pixels: [UInt32], before: [UInt32]? = nil) -> String {
    var runs: [(name: String, count: Int)] = []
    for (index, pixel) in pixels.enumerated() {
      let name = before?[index] == pixel ? "=" : hex(pixel)
      if runs.last?.name == name {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((name, 1))
      }
    }
    return list(runs.map { $0.count == 1 ? $0.name : "\($0.name)*\($0.count)" })
  }

  /// The indices of some columns in `rows` rows of `stride` pixels.
  static func columns(_ columns: Range<Int>, _ stride: Int, _ rows: Int) -> [Int] {
    (0..<rows).flatMap { row in columns.map { row * stride + $0 } }
  }
}
