/// The Swift names that stand for the names of assets.
///
/// The rules are those of the files `GeneratedAssetSymbols.swift` that Xcode 15 and later write:
/// `icon_bookmark` is `iconBookmark`, `UIColour` is `uiColour`, `bgColor` is `bg`, `10c` is `_10C`,
/// `IMG02` is `IMG_02`, and `as` is `` `as` ``.
enum SymbolName {
  /// Returns the name of the property for an asset; nil if the asset's name has no letter and no
  /// digit.
  ///
  /// The last word is left out if it is "Image" or "Color" and there are others. Words begin in
  /// upper case but for the first; if the whole name has capital letters only, they stay, and
  /// underscores join the words.
  static func property(for name: String) -> String? {
    var words = words(in: name)
    if words.count > 1, let last = words.last, ["image", "color"].contains(last.lowercased()) {
      words.removeLast()
    }
    guard let first = words.first else { return nil }
    if isCapital(name) { return valid(words.joined(separator: "_")) }
    return valid(first.lowercased() + words.dropFirst().map(capitalized).joined())
  }

  /// Returns the name of the type for a folder with a namespace; nil if the folder's name has no
  /// letter and no digit. All words are kept, and begin in upper case.
  static func type(for name: String) -> String? {
    let words = words(in: name)
    if words.isEmpty { return nil }
    return valid(
      isCapital(name) ? words.joined(separator: "_") : words.map(capitalized).joined())
  }

  /// Whether a name has letters in upper case and none in lower case.
  private static func isCapital(_ name: String) -> Bool {
    name.contains { $0.isUppercase } && !name.contains { $0.isLowercase }
  }

  /// Returns the words of a name: runs of digits, and of letters up to the next capital letter. Of
  /// capital letters before a small one, the last begins a word: `UIColour` is `UI` and `Colour`.
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

  /// Whether a character is a digit that a Swift name may have.
  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isWholeNumber
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// Returns a name with an underscore before a first digit, and quoted if it is a word of Swift.
  private static func valid(_ name: String) -> String {
    if name.first?.isNumber == true { return "_\(name)" }
    return reserved.contains(name) ? "`\(name)`" : name
  }

  /// The words that Swift allows as names of members only in backticks (The Swift Programming
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
