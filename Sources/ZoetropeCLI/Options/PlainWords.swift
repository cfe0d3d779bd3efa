/// A reader for command lines that are *plain*: each word after the name of the command can be read
/// in only one way. Each word is the name of an option, the value of an option, or an argument
/// without a name.
///
/// ArgumentParser looks up types by their names when it parses a command line. The lookup doubles
/// the time that a short command takes before its first frame. This reader therefore handles plain
/// command lines, and leaves all others to the parser. In a plain command line:
///
/// - Options have their full names, or the short names of one letter. Options that cannot be
///   repeated occur at most once.
/// - A value follows the name of its option as a word of its own, and does not begin with a hyphen,
///   except for the word `-`.
/// - All words are known, no word is empty, and no option lacks its value. The command line thus
///   contains no error to report.
///
/// From this reader, a command takes all options that the command knows, in any order. ``rest()``
/// then takes the remaining words, and ``isPlain`` tells whether the command line is plain.
struct PlainWords {
  private let words: [String]
  private var isTaken: [Bool]
  /// Whether all words taken so far can only be read in one way.
  private(set) var isPlain = true

  /// Creates a reader of the given words.
  init(_ words: [String]) {
    self.words = words
    isTaken = Array(repeating: false, count: words.count)
  }

  /// Takes an option, and returns its value; nil if the option does not occur.
  ///
  /// - Parameter names: The names of the option, with their hyphens.
  mutating func value(_ names: String...) -> String? {
    let values = values(of: names)
    if values.count > 1 { isPlain = false }
    return values.first
  }

  /// Takes all occurrences of an option that can be repeated, and returns their values.
  mutating func values(_ names: String...) -> [String] { values(of: names) }

  /// Takes a flag.
  ///
  /// - Returns: Whether the flag occurs.
  mutating func flag(_ names: String...) -> Bool {
    let places = places(of: names)
    if places.count > 1 { isPlain = false }
    for place in places { take(place) }
    return !places.isEmpty
  }

  /// Takes the words that no option has taken: the arguments without names. Call this method after
  /// all options have been taken.
  mutating func rest() -> [String] {
    var rest: [String] = []
    for place in 0..<words.count where !isTaken[place] {
      if !isValue(at: place) { isPlain = false }
      take(place)
      rest.append(words[place])
    }
    return rest
  }

  /// Marks the command line as not plain, so that the parser must read it.
  mutating func reject() { isPlain = false }

  private mutating func values(of names: [String]) -> [String] {
    var values: [String] = []
    for place in places(of: names) {
      take(place)
      guard isValue(at: place + 1) else {
        isPlain = false
        continue
      }
      take(place + 1)
      values.append(words[place + 1])
    }
    return values
  }

  private func places(of names: [String]) -> [Int] {
    var places: [Int] = []
    // Without optimization, a loop is faster than the functions of the standard library.
    for place in 0..<words.count {
      for name in names where words[place] == name { places.append(place) }
    }
    return places
  }

  /// Returns whether the word at an index exists and can only be read as a value.
  private func isValue(at place: Int) -> Bool {
    guard place < words.count, !isTaken[place] else { return false }
    let word = words[place]
    return !word.isEmpty && (!word.hasPrefix("-") || word == "-")
  }

  private mutating func take(_ place: Int) {
    // A word that two options take is not plain.
    if isTaken[place] { isPlain = false }
    isTaken[place] = true
  }
}
