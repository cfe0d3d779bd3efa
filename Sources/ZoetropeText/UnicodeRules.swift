import _FoundationICU

/// The Unicode algorithms that text needs: line breaking, bidirectional text and scripts. They come
/// from ICU, the Unicode Consortium's library, which is part of Swift's Foundation.
enum UnicodeRules {
  /// Returns the offsets before which a line may break, by UAX #14.
  ///
  /// The offsets are ascending. The first is greater than 0, and the last is the end of the text.
  /// ICU finds words in Thai, Lao, Khmer and Burmese with its dictionaries.
  ///
  /// - Parameters:
  ///   - text: The text in UTF-16.
  ///   - language: The language as a BCP 47 tag. If ICU does not know the language, the rules for
  ///     English apply.
  static func lineBreaks(in text: [UInt16], language: String) -> [Int] {
    text.withUnsafeBufferPointer { units in
      guard let start = units.baseAddress, units.count > 0 else { return [] }
      let iterator =
        openLineBreaker(start, Int32(units.count), language)
        ?? openLineBreaker(start, Int32(units.count), "en")
      guard let iterator else { return [units.count] }
      defer { swift_ubrk_close(iterator) }
      var offsets: [Int] = []
      while case let offset = swift_ubrk_next(iterator), offset >= 0 { offsets.append(Int(offset)) }
      return offsets
    }
  }

  private static func openLineBreaker(
    _ text: UnsafePointer<UInt16>, _ count: Int32, _ language: String
  ) -> OpaquePointer? {
    var status = U_ZERO_ERROR
    let iterator = swift_ubrk_open(UBRK_LINE, language, text, count, &status)
    if status.rawValue <= U_ZERO_ERROR.rawValue { return iterator }
    if let iterator { swift_ubrk_close(iterator) }
    return nil
  }

  /// Returns the level of a paragraph and the embedding levels of its UTF-16 units, by UAX #9 up to
  /// rule L1.
  ///
  /// The level of the paragraph is that of its first strong character (one with a direction of its
  /// own). If there is none, the level is 1 if `isRightToLeft` is true, and 0 otherwise.
  static func levels(
    of text: ArraySlice<UInt16>, isRightToLeft: Bool
  ) -> (base: UInt8, levels: [UInt8]) {
    let plain: UInt8 = isRightToLeft ? 1 : 0
    guard !text.isEmpty, let bidi = swift_ubidi_open() else { return (plain, []) }
    defer { swift_ubidi_close(bidi) }
    // Both 0xFE and 0xFF request the level of the first strong character. If there is no strong
    // character, 0xFE requests level 0, and 0xFF requests level 1.
    let request: UInt8 = isRightToLeft ? 0xFF : 0xFE
    return text.withUnsafeBufferPointer { units in
      var status = U_ZERO_ERROR
      swift_ubidi_setPara(bidi, units.baseAddress, Int32(units.count), request, nil, &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue,
        let levels = swift_ubidi_getLevels(bidi, &status)
      else { return (plain, Array(repeating: plain, count: units.count)) }
      let base = swift_ubidi_getParaLevel(bidi)
      return (base, Array(UnsafeBufferPointer(start: levels, count: units.count)))
    }
  }

  /// Returns the script of a character, by UAX #24.
  static func script(of scalar: Unicode.Scalar) -> TextScript {
    var status = U_ZERO_ERROR
    let script = swift_uscript_getScript(Int32(bitPattern: scalar.value), &status)
    return TextScript(number: script.rawValue)
  }

  /// Returns the four-letter ISO 15924 code of a script, such as `Latn`; nil if it has none.
  static func tag(of script: TextScript) -> String? {
    swift_uscript_getShortName(UScriptCode(rawValue: script.number)).map { String(cString: $0) }
  }
}

/// A script, identified by ICU's number.
struct TextScript: Equatable {
  /// The script of characters that are used with many scripts, such as digits and punctuation.
  static let common = TextScript(number: 0)
  /// The Latin script. In a text of Latin and common characters only, all letters get this script
  /// without a look-up.
  static let latin = TextScript(number: 25)

  /// The number of the script in ICU.
  var number: Int32

  /// Whether characters of this script adopt the script of their neighbors. This holds for the
  /// scripts Common and Inherited.
  var isShared: Bool { number == 0 || number == 1 }
}
