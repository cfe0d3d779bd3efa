/// The Swift names for the names of assets.
///
/// The rules are those of the files `GeneratedAssetSymbols.swift` that Xcode 15 and later write.
/// For example, `icon_bookmark` becomes `iconBookmark`, `UIColour` becomes `uiColour`, `bgColor`
/// becomes `bg`, `10c` becomes `_10C`, `IMG02` becomes `IMG_02`, and `as` becomes `` `as` ``.
enum SymbolName {
  /// Returns the name of the property for an asset; nil if the asset's name has neither letters nor
  /// digits.
  ///
  /// If the last of several words is "Image" or "Color", it is left out. The first word is in lower
  /// case, and each other word begins with a capital letter. A name that is written in capital
  /// letters keeps them, and its words are joined by underscores.
  static func property(for name: String) -> String? {
    var words = words(in: name)
    if words.count > 1, let last = words.last, ["image", "color"].contains(last.lowercased()) {
      words.removeLast()
    }
    guard let first = words.first else { return nil }
    if isCapital(name) { return valid(words.joined(separator: "_")) }
    return valid(first.lowercased() + words.dropFirst().map(capitalized).joined())
  }

  /// Returns the name of the type for a folder with a namespace; nil if the folder's name has
  /// neither letters nor digits. All words are kept, and each begins with a capital letter. A name
  /// that is written in capital letters keeps them, and its words are joined by underscores.
  static func type(for name: String) -> String? {
    let words = words(in: name)
    if words.isEmpty { return nil }
    return valid(
      isCapital(name) ? words.joined(separator: "_") : words.map(capitalized).joined())
  }

  /// Returns whether a name has uppercase letters and no lowercase letters.
  private static func isCapital(_ name: String) -> Bool {
    name.contains { $0.isUppercase } && !name.contains { $0.isLowercase }
  }

  /// Returns the words of a name. A word is a run of digits, or a run of letters up to the next
  /// capital letter. The last of several capital letters before a lowercase letter begins a word:
  /// `UIColour` consists of `UI` and `Colour`.
  private static func words(in name: String) -> [String] {
    var words: [String] = []
    var word = ""
    func end() {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    for character in name {
      guard character.isLetter || isDigit(character) else {
        end()
        continue
      }
      if let last = word.last {
        if isDigit(last) != isDigit(character) || !last.isUppercase && character.isUppercase {
          end()
        } else if last.isUppercase, !character.isUppercase, word.count > 1 {
          word.removeLast()
          end()
          word = String(last)
        }
      }
      word.append(character)
    }
    end()
    return words
  }

  /// Returns whether a character is a digit that can occur in a Swift name.
  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isWholeNumber
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// Returns a valid Swift name: with an underscore before an initial digit, and with backticks
  /// around a reserved word.
  private static func valid(_ name: String) -> String {
    if name.first?.isNumber == true { return "_\(name)" }
    return reserved.contains(name) ? "`\(name)`" : name
  }

  /// The words that Swift accepts as names of members only in backticks (The Swift Programming
  /// Language, Lexical Structure).
  private static let reserved: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
