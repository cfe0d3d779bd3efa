extension FontCatalog {
  /// The faces of a family by its typographic name in lower case; none where there is no such
  /// family.
  func faces(ofFamily family: String) -> [FontRecord] { recordsOfFamily[family] ?? [] }

  /// What a name means: a family's name, typographic, legacy or in another language; else a full
  /// name or a PostScript name. First to the letter but for case, then without regard to spaces,
  /// hyphens and underscores. Nil when nothing has that name. O(n) in the number of faces.
  func named(_ name: String) -> Named? {
    let strict: (String) -> String = { $0.lowercased() }
    let loose: (String) -> String = { name in
      strict(name).filter { $0 != " " && $0 != "-" && $0 != "_" }
    }
    for fold in [strict, loose] {
      let wanted = fold(name)
      if let family = families.first(where: { fold($0) == wanted }) {
        return Named(family: faces(ofFamily: family))
      }
      if let named = legacyFamily(wanted, fold) ?? face(wanted, fold) { return named }
    }
    return nil
  }

  /// The faces of a file that is known by its name alone.
  func faces(ofFileName name: String) -> [FontRecord] {
    guard let first = records.first(where: { $0.fileName == name }) else { return [] }
    return records.filter { $0.path == first.path }.sorted { $0.index < $1.index }
  }

  /// A legacy family such as "Inter Semi Bold" is a part of a family, and means its upright face.
  private func legacyFamily(_ wanted: String, _ fold: (String) -> String) -> Named? {
    let group = records.filter { $0.families.dropFirst().contains { fold($0) == wanted } }
    guard let first = group.first else { return nil }
    let family = faces(ofFamily: first.family.lowercased())
    let members = group.filter { $0.family == first.family }
    // A name in another language is that of the whole family.
    if members.count == family.count { return Named(family: family) }
    let regular = FontMatching(weight: 400, width: 100, isItalic: false).best(of: members)
    return regular.map { Named(family: family, base: Base($0.record)) }
  }

  private func face(_ wanted: String, _ fold: (String) -> String) -> Named? {
    for record in records {
      let family = { faces(ofFamily: record.family.lowercased()) }
      if Self.means(wanted, record.fullNames + [record.postScriptName], fold) {
        return Named(family: family(), base: Base(record))
      }
      let instance = record.instances.first {
        Self.means(
          wanted, $0.fullNames + [$0.postScriptName, "\(record.family) \($0.style)"], fold)
      }
      if let instance { return Named(family: family(), base: Base(record, instance)) }
    }
    return nil
  }

  private static func means(_ wanted: String, _ names: [String], _ fold: (String) -> String)
    -> Bool
  {
    names.contains { fold($0) == wanted }
  }
}

extension FontCatalog.Base {
  /// A face as it is.
  init(_ record: FontRecord) {
    self.init(
      record: record, weight: record.weight, width: record.width, isItalic: record.isItalic)
  }

  /// A named place of a variable face.
  init(_ record: FontRecord, _ instance: FontRecord.Instance) {
    self.init(
      record: record, weight: instance.weight, width: instance.width,
      isItalic: instance.isItalic)
  }
}
