import _FoundationICU

/// The door to ICU, the Unicode Consortium's library that Swift's own Foundation brings along:
/// where lines may break, which way text runs, and which script a character is of.
enum UnicodeRules {
  /// The offsets before which a line may break, by UAX #14, ascending, without 0; the last is the
  /// text's end.
  ///
  /// Thai, Lao, Khmer and Burmese words are found with ICU's dictionaries.
  ///
  /// - Parameters:
  ///   - text: UTF-16.
  ///   - language: BCP 47; English rules hold for a language that ICU does not know.
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

  /// The embedding levels of one paragraph, by UAX #9 up to its rule L1, and the paragraph's own
  /// level: that of its first strong character, else 1 or 0 as `isRightToLeft` says.
  static func levels(
    of text: ArraySlice<UInt16>, isRightToLeft: Bool
  ) -> (base: UInt8, levels: [UInt8]) {
    let plain: UInt8 = isRightToLeft ? 1 : 0
    guard !text.isEmpty, let bidi = swift_ubidi_open() else { return (plain, []) }
    defer { swift_ubidi_close(bidi) }
    // 0xFE and 0xFF: left to right or right to left where no strong character decides.
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

  /// The script of a character, by UAX #24.
  static func script(of scalar: Unicode.Scalar) -> TextScript {
    var status = U_ZERO_ERROR
    let script = swift_uscript_getScript(Int32(bitPattern: scalar.value), &status)
    return TextScript(number: script.rawValue)
  }

  /// The script's four letters in ISO 15924, as `Latn`; nil where it has none.
  static func tag(of script: TextScript) -> String? {
    swift_uscript_getShortName(UScriptCode(rawValue: script.number)).map { String(cString: $0) }
  }
}

/// A script by ICU's number for it.
struct TextScript: Equatable {
  /// Characters that all scripts use.
  static let common = TextScript(number: 0)
  /// Latin, which needs no look-up for the commonest characters.
  static let latin = TextScript(number: 25)

  /// ICU's number.
  var number: Int32

  /// Whether a character of this script takes on its neighbour's: common and inherited ones.
  var isShared: Bool { number == 0 || number == 1 }
}
