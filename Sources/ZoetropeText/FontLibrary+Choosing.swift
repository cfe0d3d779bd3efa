extension FontLibrary {
  /// A face that was chosen, and what was asked for and is not there.
  struct Choice {
    var match: FontMatch
    var notices: [FontNotice]
  }

  /// Chooses a face; nil only when there are none.
  func choose(_ request: FontRequest) -> Choice? {
    switch request.family {
    case .design(let design): return choose(request, design: design)
    case .named(let name):
      if let named = resolve(name) { return choose(request, among: named) }
      let design = FontDesign(ofMissingFamily: name)
      var choice = choose(request, design: design)
      // That there is none of its design either is the same news.
      choice?.notices.removeAll { if case .designMissing = $0 { true } else { false } }
      if let used = choice?.match.record.family {
        choice?.notices.insert(.familyMissing(name: name, used: used), at: 0)
      }
      return choice
    }
  }

  private func choose(_ request: FontRequest, design: FontDesign) -> Choice? {
    guard let found = family(for: design) else { return nil }
    var choice = choose(request, among: FontCatalog.Named(family: found.faces))
    if !found.isListed, let used = choice?.match.record.family {
      choice?.notices.insert(.designMissing(design, used: used), at: 0)
    }
    return choice
  }

  /// The faces for a design, and whether they are of a family that was chosen for it.
  private func family(for design: FontDesign) -> (faces: [FontRecord], isListed: Bool)? {
    if let faces = listedFamily(for: design) { return (faces, true) }
    let hasLetters = { [self] in scanner.hasCharacter("a", record: $0) }
    if design == .monospaced,
      let faces = anyFamily(where: { $0.isMonospaced && hasLetters($0) })
    {
      return (faces, true)
    }
    if let faces = listedFamily(for: .default) { return (faces, false) }
    // Any family rather than none: one that has letters before one of pictures.
    return (anyFamily(where: hasLetters) ?? anyFamily { _ in true }).map { ($0, false) }
  }

  private func listedFamily(for design: FontDesign) -> [FontRecord]? {
    design.families.lazy.map { [self] in catalog.faces(ofFamily: $0.lowercased()) }
      .first { !$0.isEmpty }
  }

  private func anyFamily(where isWanted: (FontRecord) -> Bool) -> [FontRecord]? {
    let family = catalog.families.first { catalog.faces(ofFamily: $0).contains(where: isWanted) }
    return family.map { catalog.faces(ofFamily: $0) }
  }

  /// A name or, where it looks like one, the path of a file.
  private func resolve(_ name: String) -> FontCatalog.Named? {
    guard let file = FontFilePath(name) else { return catalog.named(name) }
    var faces = file.isBareName ? catalog.faces(ofFileName: file.path) : []
    if faces.isEmpty { faces = self.faces(ofFile: file.path) }
    guard faces.indices.contains(file.face) else { return catalog.named(name) }
    let face = faces[file.face]
    return FontCatalog.Named(family: [face], base: FontCatalog.Base(face))
  }

  private func faces(ofFile path: String) -> [FontRecord] {
    if let known = recordsOfPath[path] { return known }
    let faces = scanner.fonts(ofFile: path).sorted { $0.index < $1.index }
    if faces.isEmpty { notices.add(.fileUnreadable(path: path)) }
    recordsOfPath[path] = faces
    return faces
  }

  /// A face that is named is meant as it is, as far as nothing else is asked for.
  private func choose(_ request: FontRequest, among named: FontCatalog.Named) -> Choice? {
    var wanted = matching(request)
    guard let base = named.base else {
      return wanted.best(of: named.family).map { judge($0, wanted) }
    }
    if request.weight == 400 { wanted.weight = base.weight }
    if request.width == 100 { wanted.width = base.width }
    wanted.isItalic = request.isItalic || base.isItalic
    if wanted.weight == base.weight, wanted.width == base.width, wanted.isItalic == base.isItalic {
      return judge(wanted.match(base.record), wanted)
    }
    return wanted.best(of: named.family).map { judge($0, wanted) }
  }

  func matching(_ request: FontRequest) -> FontMatching {
    FontMatching(
      weight: request.weight, width: request.width, isItalic: request.isItalic,
      axes: { [unowned self] in axes(of: $0) })
  }

  /// Half a step of the weights that have names is still near, and so is half a step of the widths.
  private func judge(_ match: FontMatch, _ wanted: FontMatching) -> Choice {
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

  /// What every design, weight and slant resolves to: of the weights the nine that have names.
  /// Leaves no notices.
  package func resolutions() -> [FontResolution] {
    var resolutions: [FontResolution] = []
    for design in FontDesign.allCases {
      for isItalic in [false, true] {
        for weight in stride(from: 100.0, through: 900, by: 100) {
          let request = FontRequest(
            family: .design(design), size: 1, weight: weight, isItalic: isItalic)
          guard let choice = choose(request), let face = open(choice.match) else { continue }
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
