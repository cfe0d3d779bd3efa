/// The EXIF data of a picture, in the format of a TIFF file that has no picture (EXIF 2.32, section
/// 4.5.2).
struct ExifData {
  private let bytes: [UInt8]
  private let isBigEndian: Bool

  /// Creates EXIF data from bytes that begin with a TIFF header. If the bytes are not a TIFF file,
  /// the data are empty.
  init(_ bytes: [UInt8]) {
    isBigEndian = bytes.starts(with: [0x4D, 0x4D])
    let isTIFF = isBigEndian || bytes.starts(with: [0x49, 0x49])
    self.bytes = isTIFF ? bytes : []
  }

  /// The transform that turns the picture upright, as one of EXIF's numbers from 1 to 8; nil if the
  /// data have no such number.
  var orientation: Int? {
    guard number(at: 2, size: 2) == 42, let folder = number(at: 4, size: 4),
      let count = number(at: folder, size: 2)
    else { return nil }
    for entry in 0..<count {
      // An entry begins with a tag, a type and a count. If the value is a single short number, it
      // follows the count.
      let start = folder + 2 + 12 * entry
      guard let tag = number(at: start, size: 2) else { return nil }
      if tag != 0x0112 { continue }
      let isShort = number(at: start + 2, size: 2) == 3
      return number(at: start + 8, size: 2).flatMap { isShort && 1...8 ~= $0 ? $0 : nil }
    }
    return nil
  }

  /// Returns the number that is stored in `size` bytes (2 or 4) at an offset; nil if the bytes
  /// extend past the end.
  private func number(at place: Int, size: Int) -> Int? {
    guard place <= bytes.count - size else { return nil }
    let digits = bytes[place..<place + size]
    return isBigEndian
      ? digits.reduce(0) { $0 << 8 | Int($1) } : digits.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
