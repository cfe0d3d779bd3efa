extension FontCatalog {
  /// Returns the faces of a family, in the catalog's order; empty if there is no such family. O(1).
  ///
  /// - Parameter family: The typographic family name in lower case.
  package func faces(ofFamily family: String) -> [FontRecord] { recordsOfFamily[family] ?? [] }

  /// Looks up the name of a family, a face or a named instance; nil if no face has the name. O(*n*)
  /// in the number of faces.
  ///
  /// The names are compared in two rounds. The first round ignores case. The second round also
  /// ignores spaces, hyphens and underscores. Each round tries the following names in order:
  ///
  /// - the typographic names of families;
  /// - the legacy names of families and their names in other languages;
  /// - the full names and PostScript names of faces and of named instances.
  package func named(_ name: String) -> Named? {
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

  /// Returns the faces of the file with a given name, in the order of their index in the file;
  /// empty if there is no such file.
  ///
  /// If several files have this name, the method chooses the file whose face comes first in the
  /// catalog.
  ///
  /// - Parameter name: The last component of a path.
  package func faces(ofFileName name: String) -> [FontRecord] {
    guard let first = records.first(where: { $0.fileName == name }) else { return [] }
    return records.filter { $0.path == first.path }.sorted { $0.index < $1.index }
  }

  /// Looks up a legacy name of a family, or its name in another language.
  ///
  /// A legacy name such as "Inter Semi Bold" stands for a part of a typographic family. It selects
  /// the upright face of that part. A name in another language stands for the whole family.
  private func legacyFamily(_ wanted: String, _ fold: (String) -> String) -> Named? {
    let group = records.filter { $0.families.dropFirst().contains { fold($0) == wanted } }
    guard let first = group.first else { return nil }
    let family = faces(ofFamily: first.family.lowercased())
    let members = group.filter { $0.family == first.family }
    // If all faces of the family have the name, it is the family's name in another language.
    if members.count == family.count { return Named(family: family) }
    let regular = FontMatching(weight: 400, width: 100, isItalic: false).best(of: members)
    return regular.map { Named(family: family, base: Base($0.record)) }
  }

  /// Looks up the full name or the PostScript name of a face or a named instance.
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
  /// Creates the result for a name that selects a face, with the face's own weight and width.
  ///
  /// For a variable face, these values are the available weight nearest to 400 and the available
  /// width nearest to 100 percent.
  package init(_ record: FontRecord) {
    self.init(
      record: record, weight: record.weight, width: record.width, isItalic: record.isItalic)
  }

  /// Creates the result for a name that selects a named instance of a variable face.
  package init(_ record: FontRecord, _ instance: FontRecord.Instance) {
    self.init(
      record: record, weight: instance.weight, width: instance.width,
      isItalic: instance.isItalic)
  }
}
