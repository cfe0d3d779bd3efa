import Foundation

/// The floors of `Zoetrope` and the folders of its `Views`, in their order: each uses only those
/// before it.
struct FloorPlan {
  /// The floors, and the folders of `Views` in their place among them.
  static let order = [
    "Values", "Clock", "Publishing", "Animation", "Layout", "Diagnostics", "Drawing", "Graph",
    "Containers",
    "Views/Data", "Views/Structure", "Views/Stacks", "Views/Subviews", "Views/Assets",
    "Views/Style", "Views/Shapes", "Views/Effects", "Views/Transitions", "Views/Geometry",
    "Views/Preferences", "Views/Timelines", "Views/Fonts", "Views/Image", "Views/Text",
    "Views/Canvas", "Views/Gestures", "Views/Scroll", "Views/Controls",
    "Views/Accessibility", "Views/Inspection", "Explain", "Host",
  ]

  /// The rooms below `Zoetrope`: a name that they use has a meaning of its own.
  static let roomsBelow = [
    "ZoetropeGeometry", "ZoetropeAreas", "ZoetropePixels", "ZoetropeDisplayList",
    "ZoetropeFonts", "ZoetropeText",
    "ZoetropeImages", "ZoetropePNG",
    "ZoetropeRaster", "ZoetropeSymbols", "ZoetropeGoldens",
  ]

  /// The rooms below whose words are those of a floor: only names that they declare have a meaning
  /// of their own.
  static let roomsOfWords = ["ZoetropeAccounts", "ZoetropeAssets"]

  /// Names of the standard library, Foundation and Dispatch that a later floor declares as well.
  static let standardNames: Set<String> = [
    "cancel", "formIntersection", "global", "immediate", "invalidate", "isolated", "log",
    "main", "optional", "perform", "success", "suffix", "unspecified",
  ]

  /// A file that uses a name which only later floors declare.
  struct Violation: Equatable, CustomStringConvertible {
    let file: String
    let name: String
    let floors: [String]

    var description: String { "\(file) uses \(name) of \(floors.joined(separator: ", "))" }
  }

  private let files: [SourceFile]
  private let foreign: Set<String>
  private let patterns: Declarations.Patterns

  /// - Parameters:
  ///   - files: The files of `Zoetrope`.
  ///   - below: The files of the rooms below.
  ///   - words: The files of ``roomsOfWords``.
  init(_ files: [SourceFile], below: [SourceFile], words: [SourceFile] = []) throws {
    self.files = files
    let patterns = try Declarations.Patterns()
    self.patterns = patterns
    let declared = words.map { Declarations(of: $0.code, by: patterns) }
    let names = declared.reduce(into: Self.standardNames) { names, declarations in
      names.formUnion(declarations.types.union(declarations.members))
    }
    foreign = below.reduce(into: names) { names, file in
      names.formUnion(file.code.matches(of: patterns.name).map { String($0.output) })
    }
  }

  /// The floor of a file: the first folder of its path, or the first two in `Views`.
  static func floor(of path: String) -> String {
    let folders = path.split(separator: "/").dropLast()
    return folders.prefix(folders.first == "Views" ? 2 : 1).joined(separator: "/")
  }

  /// The uses of names that only later floors declare, in types, members and extensions.
  func violations() throws -> [Violation] {
    var floors: [String: Set<Int>] = [:]
    var declared: [String: Set<String>] = [:]
    for file in files {
      let rank = try rank(of: file)
      let declarations = Declarations(of: file.code, by: patterns)
      let main = declarations.types.union(declarations.members)
      for name in main.union(declarations.others) { floors[name, default: []].insert(rank) }
      for name in main { declared[name, default: []].insert(Self.order[rank]) }
    }
    return try files.flatMap { file in
      let rank = try rank(of: file)
      let uses = Declarations.uses(in: file.code, by: patterns).sorted()
      return uses.compactMap { name -> Violation? in
        guard let places = floors[name], let folders = declared[name], !foreign.contains(name),
          places.allSatisfy({ $0 > rank })
        else { return nil }
        return Violation(file: file.path, name: name, floors: folders.sorted())
      }
    }
  }

  private func rank(of file: SourceFile) throws -> Int {
    guard let rank = Self.order.firstIndex(of: Self.floor(of: file.path)) else {
      throw UnknownFloor(path: file.path)
    }
    return rank
  }

  /// A file in a folder that is missing in ``order``.
  struct UnknownFloor: Error, CustomStringConvertible {
    let path: String

    var description: String { "\(path) is in a folder that FloorPlan.order does not name" }
  }
}
