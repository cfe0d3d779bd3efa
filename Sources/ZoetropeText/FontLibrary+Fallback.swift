/// What has been found out about stand-ins for missing characters.
struct FontFallbacks {
  struct Key: Hashable {
    var cluster: [Unicode.Scalar]
    var request: FontRequest
    var language: String
  }

  struct Order: Hashable {
    var design: FontDesign
    /// Whose Han characters are wanted; nil for text of other scripts.
    var region: HanRegion?
  }

  /// Answers, also those that there is none.
  var answers: [Key: FontFace?] = [:]
  /// Families in the order in which they are tried.
  var families: [Order: [String]] = [:]
  /// Scripts of which a character was missing, each once.
  var missingScripts: [TextScript] = []
}

extension FontLibrary {
  /// Another face for a grapheme cluster that a request's own face cannot show.
  ///
  /// Families are tried in an order that the request's design and the language decide: those that
  /// serve for the design, those that are like it, all others, fonts of colour pictures last. In a
  /// family the nearest face in weight and slant is taken of those that have the characters;
  /// upright ones are not slanted.
  ///
  /// - Parameters:
  ///   - cluster: The cluster's characters; those that never show do not count.
  ///   - request: What the text around is set in.
  ///   - language: BCP 47: `ja` and `zh-Hant` want different shapes of the same characters.
  /// - Returns: A face that has the whole cluster; failing that, and if the request's own face does
  ///   not have even the first character, one that has that. Nil with a notice where there is none.
  ///   O(1) when asked again.
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
    tellMissing(key.cluster, script: UnicodeRules.script(of: base), family: primary.family)
    return nil
  }

  /// One character of a script tells that there is no font for it; a page of them would drown all
  /// else.
  private func tellMissing(_ cluster: [Unicode.Scalar], script: TextScript, family: String) {
    if fallbacks.missingScripts.contains(script) { return }
    fallbacks.missingScripts.append(script)
    var text = String.UnicodeScalarView()
    text.append(contentsOf: cluster)
    notices.add(.glyphMissing(character: String(text), family: family))
  }

  /// - Parameter isEnough: Is given a face's answer to "have you this character?".
  private func search(
    _ key: FontFallbacks.Key, where isEnough: ((Unicode.Scalar) -> Bool) -> Bool
  ) -> FontFace? {
    let design = choose(key.request).map { Self.design(of: key.request, face: $0.match.record) }
    let isHan = key.cluster.first.map(HanRegion.concerns) ?? false
    let order = FontFallbacks.Order(
      design: design ?? .default, region: isHan ? HanRegion(language: key.language) : nil)
    for family in families(in: order) {
      let able = catalog.faces(ofFamily: family).filter { record in
        isEnough { scanner.hasCharacter($0, record: record) }
      }
      guard var match = matching(key.request).best(of: able) else { continue }
      // Scripts without italics stay upright.
      match.isSlanted = false
      if let face = open(match) { return face }
      discard(match.record)
      return search(key, where: isEnough)
    }
    return nil
  }

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

  /// Numbers to sort a family by, the smallest first.
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

  /// The wanted region's fonts, then those of none, then those of another.
  private func rank(_ region: HanRegion?, wanted: HanRegion?) -> Int {
    guard let region else { return wanted == nil ? 0 : 1 }
    return region == wanted ? 0 : 2
  }
}
