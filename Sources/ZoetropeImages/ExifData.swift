/// The EXIF data of a picture: a TIFF file without a picture (EXIF 2.32, section 4.5.2).
struct ExifData {
  private let bytes: [UInt8]
  private let isBigEndian: Bool

  /// Creates data from the bytes that begin with the TIFF header. All bytes are allowed; data that
  /// are no TIFF file are empty.
  init(_ bytes: [UInt8]) {
    isBigEndian = bytes.starts(with: [0x4D, 0x4D])
    let isTIFF = isBigEndian || bytes.starts(with: [0x49, 0x49])
    self.bytes = isTIFF ? bytes : []
  }

  /// The transform that turns the picture upright, 1 to 8; nil if none is given.
  var orientation: Int? {
    guard number(at: 2, size: 2) == 42, let folder = number(at: 4, size: 4),
      let count = number(at: folder, size: 2)
    else { return nil }
    for entry in 0..<count {
      // An entry has a tag, a type, a count and, for a single short number, its value.
      let start = folder + 2 + 12 * entry
      guard let tag = number(at: start, size: 2) else { return nil }
      if tag != 0x0112 { continue }
      let isShort = number(at: start + 2, size: 2) == 3
      return number(at: start + 8, size: 2).flatMap { isShort && 1...8 ~= $0 ? $0 : nil }
    }
    return nil
  }

  /// Returns a number of 2 or 4 bytes; nil behind the end.
  private func number(at place: Int, size: Int) -> Int? {
    guard place <= bytes.count - size else { return nil }
    let digits = bytes[place..<place + size]
    return isBigEndian
      ? digits.reduce(0) { $0 << 8 | Int($1) } : digits.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
