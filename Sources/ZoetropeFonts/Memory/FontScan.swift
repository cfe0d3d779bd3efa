/// The installed fonts with their characters.
struct FontScan {
  /// The fonts. The ``FontRecord/id`` of each font is its index in this array.
  var records: [FontRecord]
  /// The characters of each font, in the order of ``records``.
  var characters: FontCharacters
}

/// The characters of fonts, in a form that can be searched without being converted.
///
/// The characters of each font are divided into pages of 256 characters. The font's data begins
/// with the numbers of its pages in ascending order, followed by a set of 256 bits for each page.
/// Numbers and sets consist of words of 32 bits, of which the lowest byte comes first.
struct FontCharacters {
  /// The words of all fonts, from ``base`` on. If they have been read from a file, these are the
  /// bytes of the file, which are not copied.
  private var bytes: [UInt8] = []
  private var base = 0
  private var wordCount = 0
  /// For each font, the index of its first word, and the number of its pages of 256 characters.
  private var places: [(start: Int, pages: Int)] = []
  /// The indices of the first words of all appended data. Fonts with the same characters, such as
  /// the faces of a family, share their words.
  private var starts: [[UInt32]: Int] = [:]
  /// The number of fonts.
  var count: Int { places.count }

  private static let wordsOfPage = 256 / 32

  /// Creates an empty list.
  init() {}

  /// Appends a font.
  ///
  /// - Parameters:
  ///   - numbers: The numbers of the font's pages of 256 characters, in ascending order.
  ///   - bits: The sets of bits of these pages, one after the other.
  mutating func append(pages numbers: [UInt32], bits: [UInt32]) {
    let words = numbers + bits
    if let start = starts[words] {
      places.append((start, numbers.count))
      return
    }
    if bytes.count != 4 * wordCount {
      bytes = Array(bytes[base..<base + 4 * wordCount])
      base = 0
    }
    starts[words] = wordCount
    places.append((wordCount, numbers.count))
    wordCount += words.count
    for word in words {
      withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
    }
  }

  private func word(_ index: Int) -> UInt32 {
    bytes.withUnsafeBytes {
      UInt32(littleEndian: $0.loadUnaligned(fromByteOffset: base + 4 * index, as: UInt32.self))
    }
  }

  /// Whether a font has a character. O(log *n*) in the number of the font's pages.
  func contains(_ scalar: Unicode.Scalar, font: Int) -> Bool {
    let (start, pages) = places[font]
    let wanted = scalar.value >> 8
    var (low, high) = (0, pages)
    while low < high {
      let middle = (low + high) / 2
      if word(start + middle) < wanted { low = middle + 1 } else { high = middle }
    }
    guard low < pages, word(start + low) == wanted else { return false }
    let bit = Int(scalar.value & 0xFF)
    let set = word(start + pages + low * Self.wordsOfPage + bit / 32)
    return set >> UInt32(bit % 32) & 1 == 1
  }

  /// Reads the characters of fonts; nil if the bytes are damaged.
  init?(_ reader: inout ByteReader) {
    guard let count = reader.count(), let words = reader.words() else { return nil }
    (bytes, base, wordCount) = (words.bytes, words.place, words.count)
    for _ in 0..<count {
      guard let start = reader.count(), let pages = reader.count(),
        start <= wordCount, pages <= (wordCount - start) / (Self.wordsOfPage + 1)
      else { return nil }
      places.append((start, pages))
    }
  }

  /// Writes the characters of all fonts.
  func write(to writer: inout ByteWriter) {
    writer.append(count: count)
    writer.append(words: bytes[base..<base + 4 * wordCount])
    for place in places {
      writer.append(count: place.start)
      writer.append(count: place.pages)
    }
  }
}

extension FontScan {
  /// Reads fonts with their characters; nil if the bytes are damaged.
  init?(_ reader: inout ByteReader) {
    guard let characters = FontCharacters(&reader) else { return nil }
    self.characters = characters
    records = []
    for id in 0..<characters.count {
      guard let record = FontRecord(&reader, id: id) else { return nil }
      records.append(record)
    }
  }

  /// Writes the fonts.
  func write(to writer: inout ByteWriter) {
    characters.write(to: &writer)
    for record in records { record.write(to: &writer) }
  }
}

extension FontRecord {
  fileprivate init?(_ reader: inout ByteReader, id: Int) {
    guard let path = reader.text(), let index = reader.count(), let families = reader.texts(),
      let style = reader.text(), let fullNames = reader.texts(),
      let postScriptName = reader.text(), let weights = reader.range(),
      let widths = reader.range(), let slant = reader.count().flatMap(Slant.init),
      let flags = reader.number(), let version = reader.count(), let instances = reader.count()
    else { return nil }
    self.init(
      id: id, path: path, index: index, families: families, style: style, fullNames: fullNames,
      postScriptName: postScriptName, weights: weights, widths: widths, slant: slant,
      isVariable: flags & 1 != 0, isMonospaced: flags & 2 != 0, hasColor: flags & 4 != 0,
      version: version)
    for _ in 0..<instances {
      guard let instance = Instance(&reader) else { return nil }
      self.instances.append(instance)
    }
  }

  fileprivate func write(to writer: inout ByteWriter) {
    writer.append(text: path)
    writer.append(count: index)
    writer.append(texts: families)
    writer.append(text: style)
    writer.append(texts: fullNames)
    writer.append(text: postScriptName)
    writer.append(range: weights)
    writer.append(range: widths)
    writer.append(count: slant.rawValue)
    writer.append(number: (isVariable ? 1 : 0) | (isMonospaced ? 2 : 0) | (hasColor ? 4 : 0))
    writer.append(count: version)
    writer.append(count: instances.count)
    for instance in instances { instance.write(to: &writer) }
  }
}

extension FontRecord.Instance {
  fileprivate init?(_ reader: inout ByteReader) {
    guard let style = reader.text(), let fullNames = reader.texts(),
      let postScriptName = reader.text(), let weight = reader.decimal(),
      let width = reader.decimal(), let isItalic = reader.number()
    else { return nil }
    self.init(
      style: style, fullNames: fullNames, postScriptName: postScriptName, weight: weight,
      width: width, isItalic: isItalic != 0)
  }

  fileprivate func write(to writer: inout ByteWriter) {
    writer.append(text: style)
    writer.append(texts: fullNames)
    writer.append(text: postScriptName)
    writer.append(decimal: weight)
    writer.append(decimal: width)
    writer.append(number: isItalic ? 1 : 0)
  }
}
