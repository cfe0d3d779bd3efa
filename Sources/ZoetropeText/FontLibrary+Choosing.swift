extension FontLibrary {
  /// A chosen face, with notices for the requested properties that it lacks.
  struct Choice {
    var match: FontMatch
    var notices: [FontNotice]
  }

  /// Chooses a face for a request; nil only if there are no fonts.
  func choose(_ request: FontRequest) -> Choice? {
    switch request.family {
    case .design(let design): return choose(request, design: design)
    case .named(let name):
      if let named = resolve(name) { return choose(request, among: named) }
      let design = FontDesign(ofMissingFamily: name)
      var choice = choose(request, design: design)
      // One notice, about the missing family, is enough. The design is only a guess from the name.
      choice?.notices.removeAll { if case .designMissing = $0 { true } else { false } }
      if let used = choice?.match.record.family {
        choice?.notices.insert(.familyMissing(name: name, used: used), at: 0)
      }
      return choice
    }
  }

  /// Chooses a face for a request, from the best available family for a design.
  private func choose(_ request: FontRequest, design: FontDesign) -> Choice? {
    guard let found = family(for: design) else { return nil }
    var choice = choose(request, among: FontCatalog.Named(family: found.faces))
    if !found.isListed, let used = choice?.match.record.family {
      choice?.notices.insert(.designMissing(design, used: used), at: 0)
    }
    return choice
  }

  /// Returns the faces of the best available family for a design; nil if there are no fonts.
  ///
  /// `isListed` is false if the family is only a substitute because no family of the design is
  /// available.
  private func family(for design: FontDesign) -> (faces: [FontRecord], isListed: Bool)? {
    if let faces = listedFamily(for: design) { return (faces, true) }
    let hasLetters = { [self] in scanner.hasCharacter("a", record: $0) }
    if design == .monospaced,
      let faces = anyFamily(where: { $0.isMonospaced && hasLetters($0) })
    {
      return (faces, true)
    }
    if let faces = listedFamily(for: .default) { return (faces, false) }
    // The last resort is any family, preferably one with letters rather than pictures.
    return (anyFamily(where: hasLetters) ?? anyFamily { _ in true }).map { ($0, false) }
  }

  /// Returns the faces of the first installed family in ``FontDesign/families``; nil if none of
  /// these families is installed.
  private func listedFamily(for design: FontDesign) -> [FontRecord]? {
    design.families.lazy.map { [self] in catalog.faces(ofFamily: $0.lowercased()) }
      .first { !$0.isEmpty }
  }

  /// Returns all faces of the alphabetically first family that has a face satisfying a condition;
  /// nil if there is no such family.
  private func anyFamily(where isWanted: (FontRecord) -> Bool) -> [FontRecord]? {
    let family = catalog.families.first { catalog.faces(ofFamily: $0).contains(where: isWanted) }
    return family.map { catalog.faces(ofFamily: $0) }
  }

  /// Finds the faces that `name` refers to; nil if there are none. `name` is the path of a font
  /// file or the name of a font.
  ///
  /// If `name` has the form of a path, it is first looked up as a path. If the path leads to no
  /// face, it is looked up as the name of a font.
  private func resolve(_ name: String) -> FontCatalog.Named? {
    guard let file = FontFilePath(name) else { return catalog.named(name) }
    var faces = file.isBareName ? catalog.faces(ofFileName: file.path) : []
    if faces.isEmpty { faces = self.faces(ofFile: file.path) }
    guard faces.indices.contains(file.face) else { return catalog.named(name) }
    let face = faces[file.face]
    return FontCatalog.Named(family: [face], base: FontCatalog.Base(face))
  }

  /// Returns the faces of a file that was requested by path. If the file cannot be read, the result
  /// is empty and a notice is added. O(1) for a path that was requested before.
  private func faces(ofFile path: String) -> [FontRecord] {
    if let known = recordsOfPath[path] { return known }
    var faces: [FontRecord] = []
    do throws(FontFileProblem) {
      faces = try scanner.fonts(ofFile: path).sorted { $0.index < $1.index }
    } catch {
      noteUnreadable(path, error)
    }
    recordsOfPath[path] = faces
    return faces
  }

  /// Chooses a face for a request among the faces that the requested name stands for.
  ///
  /// If the name selects a single face, each property that the request leaves at its default
  /// (weight 400, width 100, upright) is taken from that face. The other properties of the request
  /// are kept.
  private func choose(_ request: FontRequest, among named: FontCatalog.Named) -> Choice? {
    var wanted = matching(request)
    guard let base = named.base else {
      return wanted.best(of: named.family).map { choice(for: $0, comparedWith: wanted) }
    }
    if request.weight == 400 { wanted.weight = base.weight }
    if request.width == 100 { wanted.width = base.width }
    wanted.isItalic = request.isItalic || base.isItalic
    if wanted.weight == base.weight, wanted.width == base.width, wanted.isItalic == base.isItalic {
      return choice(for: wanted.match(base.record), comparedWith: wanted)
    }
    return wanted.best(of: named.family).map { choice(for: $0, comparedWith: wanted) }
  }

  /// Creates the matching criteria of a request.
  func matching(_ request: FontRequest) -> FontMatching {
    FontMatching(
      weight: request.weight, width: request.width, isItalic: request.isItalic,
      axes: { [unowned self] in axes(of: $0) })
  }

  /// Creates a choice from a match, with a notice for each property that the face lacks.
  ///
  /// The face lacks the requested weight if its own weight differs by more than 50. It lacks the
  /// requested width if its own width differs by more than 6.25 percent of the normal width. These
  /// limits are half of the common steps between named values, 100 and 12.5.
  private func choice(for match: FontMatch, comparedWith wanted: FontMatching) -> Choice {
    let family = match.record.family
    var notices: [FontNotice] = []
    if abs(match.weight - wanted.weight) > 50 {
      notices.append(.weightMissing(family: family, weight: wanted.weight, used: match.weight))
    }
    if abs(match.width - wanted.width) > 6.25 {
      notices.append(.widthMissing(family: family, width: wanted.width, used: match.width))
    }
    if match.isSlanted { notices.append(.italicMissing(family: family)) }
    return Choice(match: match, notices: notices)
  }

  /// Returns the face for each combination of design, slant and named weight, for use in reports.
  ///
  /// A combination consists of one of the four designs, upright or italic, and one of the weights
  /// 100, 200, ... 900. The method opens the faces. Properties that a face lacks add no notices.
  ///
  /// - Returns: One entry for each combination, ordered by design, then slant, then weight; empty
  ///   if there are no fonts.
  package func resolutions() -> [FontResolution] {
    var resolutions: [FontResolution] = []
    for design in FontDesign.allCases {
      for isItalic in [false, true] {
        for weight in stride(from: 100.0, through: 900, by: 100) {
          let request = FontRequest(
            family: .design(design), size: 1, weight: weight, isItalic: isItalic)
          guard let choice = choose(request) else { continue }
          guard let face = open(choice.match) else {
            discard(choice.match.record)
            continue
          }
          let match = choice.match
          resolutions.append(
            FontResolution(
              design: design, weight: weight, isItalic: isItalic, family: face.family,
              styleName: face.styleName, path: face.path, face: face.id.name,
              nearness: match.nearness, isSlanted: match.isSlanted,
              isSubstitute: choice.notices.contains {
                if case .designMissing = $0 { true } else { false }
              }))
        }
      }
    }
    return resolutions
  }
}
