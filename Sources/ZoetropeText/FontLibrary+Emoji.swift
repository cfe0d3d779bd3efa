extension FontLibrary {
  /// A character that every emoji font has.
  private static let commonEmoji: Unicode.Scalar = "\u{1F600}"

  /// Returns a face that shows a grapheme cluster in colors.
  ///
  /// Color families with "emoji" in their names are tried first, then all other color families.
  /// Each of these two groups is tried in alphabetical order.
  ///
  /// - Parameter cluster: The characters of an emoji; invisible ones are ignored.
  /// - Returns: A color face that has the whole cluster; nil if there is none. If no color font for
  ///   emoji is available, the method also adds one notice, for the first emoji that was not found.
  /// - Complexity: O(1) for a cluster that was requested before.
  package func emojiFace(for cluster: [Unicode.Scalar]) -> FontFace? {
    if let known = fallbacks.emoji[cluster] {
      if known == nil { reportMissingEmoji(cluster) }
      return known
    }
    let face = searchEmoji(cluster)
    fallbacks.emoji[cluster] = .some(face)
    if face == nil { reportMissingEmoji(cluster) }
    return face
  }

  private func searchEmoji(_ cluster: [Unicode.Scalar]) -> FontFace? {
    let characters = FontCluster(cluster)
    guard characters.base != nil else { return nil }
    for record in emojiRecords
    where characters.isCovered(by: { scanner.hasCharacter($0, record: record) }) {
      guard var match = FontMatching(weight: 400, width: 100, isItalic: false).best(of: [record])
      else { continue }
      match.isSlanted = false
      if let face = open(match) { return face }
      discard(record)
      return searchEmoji(cluster)
    }
    return nil
  }

  /// The color faces in the order in which a search tries them.
  private var emojiRecords: [FontRecord] {
    if let known = fallbacks.emojiRecords { return known }
    let colored = catalog.records.filter(\.hasColor)
    let isNamed = { (record: FontRecord) in record.family.lowercased().contains("emoji") }
    let records = colored.filter(isNamed) + colored.filter { !isNamed($0) }
    fallbacks.emojiRecords = records
    return records
  }

  /// Whether no color font for emoji is available.
  private var isEmojiFontMissing: Bool {
    !emojiRecords.contains { scanner.hasCharacter(Self.commonEmoji, record: $0) }
  }

  private func reportMissingEmoji(_ cluster: [Unicode.Scalar]) {
    guard !fallbacks.hasReportedEmoji, isEmojiFontMissing else { return }
    fallbacks.hasReportedEmoji = true
    var text = String.UnicodeScalarView()
    text.append(contentsOf: cluster)
    notices.add(.emojiFontMissing(character: String(text)))
  }
}
