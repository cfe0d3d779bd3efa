import Foundation
import Testing

/// The rules of the house: which room may know which.
struct HouseTests {
  private let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func files(under path: String) throws -> [(path: String, text: String)] {
    let folder = root.appending(path: path)
    let names =
      FileManager.default.enumerator(atPath: folder.path)?
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") } ?? []
    return try names.sorted().map {
      ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
    }
  }

  @Test("Each C library has one door")
  func oneDoor() throws {
    let sources = try files(under: "Sources")
    for library in ["CPNG", "CFreeType", "CHarfBuzz", "CFontconfig", "_FoundationICU"] {
      let pattern = try Regex(#"(?m)^[^/\n]*\bimport \#(library)\b"#)
      let doors = sources.filter { $0.text.contains(pattern) }
      #expect(doors.count == 1, "\(library) is imported by \(doors.map(\.path))")
    }
  }

  @Test("Test libraries have one door, in a room that no other room knows")
  func testDoor() throws {
    let sources = try files(under: "Sources")
    for library in ["Testing", "XCTest"] {
      let pattern = try Regex(#"(?m)^[^/\n]*\bimport \#(library)\b"#)
      let doors = sources.filter { $0.text.contains(pattern) }.map(\.path)
      #expect(doors == ["ZoetropeTesting/CallSite+Report.swift"])
    }
    let users = sources.filter { $0.text.contains(/\bimport ZoetropeTesting\b/) }
    #expect(users.isEmpty, "\(users.map(\.path))")
  }

  @Test("In Zoetrope, a folder uses only the folders before it")
  func folderOrder() throws {
    let folders = ["Animation", "Graph", "Layout", "Views", "Host"]
    let contents = try folders.map { try files(under: "Sources/Zoetrope/\($0)") }
    let declarations = contents.map { files in
      Set(files.flatMap { declaredTypes(in: $0.text) })
    }
    for (index, files) in contents.enumerated() {
      let earlier = declarations[...index].reduce(into: Set()) { $0.formUnion($1) }
      let later = declarations[(index + 1)...].reduce(into: Set()) { $0.formUnion($1) }
        .subtracting(earlier)
      for file in files {
        let used = words(in: file.text).intersection(later)
        #expect(used.isEmpty, "\(folders[index])/\(file.path) uses \(used.sorted())")
      }
    }
  }

  @Test("What is taken on trust by the compiler is in one file a room")
  func trust() throws {
    for (word, limit) in [("nonisolated(unsafe)", 1), ("@unchecked", 1)] {
      let rooms = Dictionary(
        grouping: try files(under: "Sources").filter { code(of: $0.text).contains(word) },
        by: { $0.path.split(separator: "/")[0] })
      for (room, files) in rooms {
        #expect(files.count <= limit, "\(word) in \(room): \(files.map(\.path))")
      }
    }
  }

  /// The types at file scope that are not private.
  private func declaredTypes(in text: String) -> [String] {
    let pattern =
      /(?m)^(?:@\w+(?:\([^)]*\))? )*(?:public |package |nonisolated |final |indirect |@\w+ )*(?:struct|class|enum|protocol|actor) (\w+)/
    return text.matches(of: pattern).map { String($0.1) }
  }

  /// The identifiers in the code, without comments and texts.
  private func words(in text: String) -> Set<String> {
    // What is called by its full name is another module's.
    let text = code(of: text).replacing(/DisplayList(\.[A-Za-z_]\w*)+/, with: "")
    return Set(text.matches(of: /[A-Za-z_]\w*/).map { String($0.0) })
  }

  private func code(of text: String) -> String {
    text.replacing(/\/\/[^\n]*/, with: "").replacing(/"[^"\n]*"/, with: "")
  }
}
