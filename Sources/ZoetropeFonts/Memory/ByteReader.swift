/// Writes numbers and texts as bytes that ``ByteReader`` can read.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func append(number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func append(count: Int) { append(number: UInt64(bitPattern: Int64(count))) }

  mutating func append(decimal: Double) { append(number: decimal.bitPattern) }

  mutating func append(range: ClosedRange<Double>) {
    append(decimal: range.lowerBound)
    append(decimal: range.upperBound)
  }

  mutating func append(text: String) {
    append(count: text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  /// Appends a path that ends with a zero byte, so that C functions can read it in place.
  mutating func append(path: String) {
    append(count: path.utf8.count + 1)
    bytes.append(contentsOf: path.utf8)
    bytes.append(0)
  }

  mutating func append(numbers: SIMD8<UInt64>) {
    for index in numbers.indices { append(number: numbers[index]) }
  }

  mutating func append(texts: [String]) {
    append(count: texts.count)
    for text in texts { append(text: text) }
  }

  /// Appends words of 32 bits, of which the lowest byte comes first.
  mutating func append(words: ArraySlice<UInt8>) {
    append(count: words.count / 4)
    bytes.append(contentsOf: words)
  }
}

/// Reads the numbers and texts that ``ByteWriter`` has written.
///
/// Guarantees: for damaged bytes, a method returns nil or a wrong value. The reader never reads
/// outside the bytes, and never allocates more memory than the remaining bytes can fill.
struct ByteReader {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func number() -> UInt64? {
    guard bytes.count - place >= 8 else { return nil }
    defer { place += 8 }
    return bytes.withUnsafeBytes {
      UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: place, as: UInt64.self))
    }
  }

  /// Reads a number that is not negative; nil if the bytes end or the number exceeds `Int.max`.
  mutating func count() -> Int? {
    number().flatMap { $0 <= UInt64(Int.max) ? Int($0) : nil }
  }

  mutating func decimal() -> Double? { number().map(Double.init(bitPattern:)) }

  mutating func range() -> ClosedRange<Double>? {
    guard let low = decimal(), let high = decimal(), low <= high else { return nil }
    return low...high
  }

  mutating func text() -> String? {
    guard let count = count(), count <= bytes.count - place else { return nil }
    defer { place += count }
    return bytes.withUnsafeBufferPointer {
      String(decoding: UnsafeBufferPointer(rebasing: $0[place..<place + count]), as: UTF8.self)
    }
  }

  /// Reads a path, passes it to a closure, and returns the closure's result; nil if the bytes are
  /// damaged.
  mutating func path<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result? {
    guard let count = count(), count > 0, count <= bytes.count - place,
      bytes[place + count - 1] == 0
    else { return nil }
    defer { place += count }
    return bytes.withUnsafeBytes { source in
      body(source.baseAddress!.advanced(by: place).assumingMemoryBound(to: CChar.self))
    }
  }

  mutating func numbers() -> SIMD8<UInt64>? {
    let size = MemoryLayout<SIMD8<UInt64>>.size
    guard bytes.count - place >= size else { return nil }
    defer { place += size }
    var numbers = bytes.withUnsafeBytes {
      $0.loadUnaligned(fromByteOffset: place, as: SIMD8<UInt64>.self)
    }
    for index in numbers.indices { numbers[index] = UInt64(littleEndian: numbers[index]) }
    return numbers
  }

  mutating func texts() -> [String]? {
    guard let count = count(), count <= (bytes.count - place) / 8 else { return nil }
    var texts: [String] = []
    for _ in 0..<count {
      guard let text = text() else { return nil }
      texts.append(text)
    }
    return texts
  }

  /// Skips words of 32 bits.
  ///
  /// - Returns: All bytes, which are not copied; the place of the first word in them; the number of
  ///   words.
  mutating func words() -> (bytes: [UInt8], place: Int, count: Int)? {
    guard let count = count(), count <= (bytes.count - place) / 4 else { return nil }
    defer { place += 4 * count }
    return (bytes, place, count)
  }
}
