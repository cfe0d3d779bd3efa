/// A cache of the fallback faces found so far.
struct FontFallbacks {
  /// The arguments of a search for a fallback face.
  struct Key: Hashable {
    var cluster: [Unicode.Scalar]
    var request: FontRequest
    var language: String
  }

  /// The properties that decide the order in which families are tried.
  struct Order: Hashable {
    var design: FontDesign
    /// The region whose shapes of Han characters are preferred; nil for clusters that need no
    /// regional font (see ``HanRegion``).
    var region: HanRegion?
  }

  /// The result of each search; a nil value records that no face was found.
  var answers: [Key: FontFace?] = [:]
  /// The number of cached search results.
  var count: Int { answers.count + emoji.count }
  /// For each design and region, the names of all families in the order in which a search tries
  /// them. The names are in lower case.
  var families: [Order: [String]] = [:]
  /// The scripts for which a missing character has already been reported, without duplicates.
  var missingScripts: [TextScript] = []
  /// The color face of each emoji; a nil value records that no face was found.
  var emoji: [[Unicode.Scalar]: FontFace?] = [:]
  /// The color faces in the order in which a search for an emoji tries them; nil if not yet known.
  var emojiRecords: [FontRecord]?
  /// Whether the lack of a color font for emoji has been reported.
  var hasReportedEmoji = false
}

extension FontLibrary {
  /// Returns another face for a grapheme cluster that the request's own face cannot show.
  ///
  /// Families are tried in this order: the families listed for the design of the request, other
  /// families of this design, all other families, and families of color fonts. If the cluster needs
  /// a regional font (see ``HanRegion``), families for the region of the language come first within
  /// the second and the third group.
  ///
  /// Within a family, only faces that have the characters are considered. The face nearest in
  /// width, slant and weight is chosen. Upright faces are not slanted synthetically.
  ///
  /// - Parameters:
  ///   - cluster: The characters of the cluster; invisible ones are ignored.
  ///   - request: The font of the surrounding text.
  ///   - language: The language as a BCP 47 tag. It selects the regional shapes of Han characters:
  ///     `ja` and `zh-Hant` differ, for example.
  /// - Returns: A face that has the whole cluster. If there is no such face, and the request's own
  ///   face lacks the base character, the result is a face that has the base character. If no face
  ///   is found, the result is nil; the method then adds a notice for the first missing cluster of
  ///   each script. If the cluster has no visible character, the result is nil without a notice.
  /// - Complexity: O(1) for a search that was made before.
  package func fallback(
    for cluster: some Sequence<Unicode.Scalar>, near request: FontRequest, language: String
  ) -> FontFace? {
    let key = FontFallbacks.Key(
      cluster: Array(cluster), request: request.normalized, language: language)
    if let known = fallbacks.answers[key] { return known }
    let face = search(key)
    fallbacks.answers[key] = .some(face)
    return face
  }

  private func search(_ key: FontFallbacks.Key) -> FontFace? {
    let cluster = FontCluster(key.cluster)
    guard let base = cluster.base, let primary = face(for: key.request) else { return nil }
    if let face = search(key, where: cluster.isCovered(by:)) { return face }
    if !primary.hasGlyph(for: base), let face = search(key, where: { $0(base) }) { return face }
    // The notice about the missing emoji font already covers this character.
    let isReported = fallbacks.hasReportedEmoji && EmojiPresentation.applies(to: key.cluster)
    if !isReported {
      reportMissing(key.cluster, script: UnicodeRules.script(of: base), family: primary.family)
    }
    return nil
  }

  /// Adds a notice for the first missing cluster of a script. One notice per script is enough: a
  /// page of missing characters would hide all other notices.
  private func reportMissing(_ cluster: [Unicode.Scalar], script: TextScript, family: String) {
    if fallbacks.missingScripts.contains(script) { return }
    fallbacks.missingScripts.append(script)
    var text = String.UnicodeScalarView()
    text.append(contentsOf: cluster)
    notices.add(.glyphMissing(character: String(text), family: family))
  }

  /// Tries the families in order and returns the best match in the first family that has a suitable
  /// face; nil if no family has one.
  ///
  /// - Parameter isEnough: A closure that returns whether a face is suitable. Its argument is a
  ///   function that returns whether the face has a given character.
  private func search(
    _ key: FontFallbacks.Key, where isEnough: ((Unicode.Scalar) -> Bool) -> Bool
  ) -> FontFace? {
    let design = choose(key.request).map { Self.design(of: key.request, face: $0.match.record) }
    let isHan = key.cluster.first.map(HanRegion.applies(to:)) ?? false
    let order = FontFallbacks.Order(
      design: design ?? .default, region: isHan ? HanRegion(language: key.language) : nil)
    for family in families(in: order) {
      let able = catalog.faces(ofFamily: family).filter { record in
        isEnough { scanner.hasCharacter($0, record: record) }
      }
      guard var match = matching(key.request).best(of: able) else { continue }
      // Upright fallback faces are not slanted, because many scripts have no italics.
      match.isSlanted = false
      if let face = open(match) { return face }
      discard(match.record)
      return search(key, where: isEnough)
    }
    return nil
  }

  /// Returns the design that a fallback should match: the requested design, or the design of the
  /// face if the request names a family.
  private static func design(of request: FontRequest, face: FontRecord) -> FontDesign {
    if case .design(let design) = request.family { return design }
    return face.design
  }

  private func families(in order: FontFallbacks.Order) -> [String] {
    if let known = fallbacks.families[order] { return known }
    let ranked = catalog.families.map { (rank: rank(of: $0, in: order), family: $0) }
    let sorted = ranked.sorted { a, b in
      a.rank != b.rank ? a.rank.lexicographicallyPrecedes(b.rank) : a.family < b.family
    }
    let families = sorted.map(\.family)
    fallbacks.families[order] = families
    return families
  }

  /// Returns a family's sort key. Families are sorted by their keys, compared element by element;
  /// smaller keys come first.
  private func rank(of family: String, in order: FontFallbacks.Order) -> [Int] {
    let faces = catalog.faces(ofFamily: family)
    let listed = order.design.families.firstIndex { $0.lowercased() == family }
    let listedOtherwise = FontDesign.default.families.firstIndex { $0.lowercased() == family }
    let wanted = order.design == .rounded ? .default : order.design
    let isAlike = faces.first?.design == wanted
    return [
      faces.allSatisfy(\.hasColor) ? 1 : 0, listed ?? Int.max, isAlike ? 0 : 1,
      rank(HanRegion(ofFamily: family), wanted: order.region), listedOtherwise ?? Int.max,
    ]
  }

  /// Returns the rank of a family's region. Families for the wanted region come first, then
  /// families without a region, then families for another region.
  private func rank(_ region: HanRegion?, wanted: HanRegion?) -> Int {
    guard let region else { return wanted == nil ? 0 : 1 }
    return region == wanted ? 0 : 2
  }
}
