import Foundation
import TestSupport
import Testing

/// The rules of the house: what each room may use, and what the compiler takes on trust.
@Suite(.computesForLong) struct HouseTests {
  @Test func `each C library has one door`() throws {
    let sources = try SourceFile.all(under: "Sources")
    for library in [
      "CPNG", "CJPEG", "CLCMS", "CFreeType", "CHarfBuzz", "CFontconfig", "_FoundationICU",
    ] {
      let pattern = try Regex(#"(?m)^[^/\n]*\bimport \#(library)\b"#)
      let doors = sources.filter { $0.text.contains(library) && $0.text.contains(pattern) }
      #expect(doors.count == 1, "\(library) is imported by \(doors.map(\.path))")
    }
  }

  @Test func `test libraries have one door, in a room that no other room imports`() throws {
    let sources = try SourceFile.all(under: "Sources")
    for library in ["Testing", "XCTest"] {
      // Indented lines are those of files that the tool writes.
      let pattern = try Regex(#"(?m)^[^ /\n][^/\n]*\bimport \#(library)\b|^import \#(library)\b"#)
      let doors = sources.filter { $0.text.contains(library) && $0.text.contains(pattern) }
        .map(\.path)
      #expect(doors == ["ZoetropeTesting/CallSite+Report.swift"])
    }
    let users = sources.filter {
      $0.text.contains("import ZoetropeTesting")
        && $0.text.contains(/(?m)^([^ \/\n][^\/\n]*\b)?import ZoetropeTesting\b/)
    }
    #expect(users.isEmpty, "\(users.map(\.path))")
  }

  @Test(arguments: [
    ("let a = 1 // \"b\"\nc", "let a = 1 \nc"),
    ("a(\"http://b\", c) // d", "a(, c) "),
    ("a \"b\\\"c\" d \"\" e", "a  d  e"),
    ("a \"\"\"\n// \"b\n\\\"\"\" c\n\"\"\" d", "a  d"),
    ("/[\"]/ a\n\"b\" c", "/[\"]/ a\n c"),
    ("a \"b\\\nc \"d\" e", "a \"b\\\nc  e"),
  ])
  func `comments and string literals are no code`(_ text: String, _ code: String) {
    #expect(SourceFile(path: "A.swift", text: text).code == code)
  }

  @Test func `each floor uses only the floors before it`() throws {
    let files = try SourceFile.all(under: "Sources/Zoetrope")
    let below = try FloorPlan.roomsBelow.flatMap { try SourceFile.all(under: "Sources/\($0)") }
    let words = try FloorPlan.roomsOfWords.flatMap { try SourceFile.all(under: "Sources/\($0)") }
    let counts = Dictionary(grouping: files) { FloorPlan.floor(of: $0.path) }.mapValues(\.count)
    print("The floors of Zoetrope, and the folders of its Views, each after those that it uses:")
    for (index, floor) in FloorPlan.order.enumerated() {
      print("  \(index + 1). \(floor): \(counts[floor] ?? 0) files")
      #expect(counts[floor] != nil, "\(floor) is empty")
    }
    let violations = try FloorPlan(files, below: below, words: words).violations()
    #expect(violations.isEmpty, "\(violations.map(\.description).joined(separator: "\n"))")
  }

  @Test(arguments: [
    ("a type of a later floor", "struct A { let host: LaterThing }", "LaterThing"),
    (
      "a member of an extension of a later floor", "func a(_ b: Early) { b.laterMember() }",
      "laterMember"
    ),
    (
      "a property of an extension of a later floor", "func a(_ b: Early) -> Int { b.laterCount }",
      "laterCount"
    ),
    ("a function of a later floor", "func a() { laterFunction() }", "laterFunction"),
    ("a case of a later floor", "func a(_ b: Early) { b.take(.laterCase) }", "laterCase"),
  ])
  func `a use of a later floor is found`(_ title: String, _ code: String, _ name: String) throws {
    let early = SourceFile(path: "Graph/Early.swift", text: "struct Early {}\n\(code)\n")
    let later = SourceFile(
      path: "Host/Later.swift",
      text: """
        struct LaterThing {}
        enum Kind {
          case one, laterCase
        }
        extension Early {
          func laterMember() {}
          var laterCount: Int { 0 }
          func take(_ kind: Kind) {}
        }
        func laterFunction() {}
        """)
    let found = try FloorPlan([early, later], below: []).violations()
    #expect(found.contains { $0.name == name && $0.file == "Graph/Early.swift" }, "\(title)")
    let reversed = try FloorPlan(
      [
        SourceFile(path: "Host/Early.swift", text: early.text),
        SourceFile(path: "Graph/Later.swift", text: later.text),
      ], below: []
    ).violations().filter { $0.file == "Host/Early.swift" }
    #expect(reversed.isEmpty, "\(title)")
  }

  @Test func `each place that the compiler takes on trust is listed with a reason`() throws {
    let sources = try SourceFile.all(under: "Sources")
    let marks = Set(Trust.all.map(\.mark))
    for mark in marks.sorted() {
      var listed: [String: Int] = [:]
      for trust in Trust.all where trust.mark == mark {
        #expect(!trust.reason.isEmpty)
        listed.merge(trust.files, uniquingKeysWith: +)
      }
      var found: [String: Int] = [:]
      for source in sources {
        let count = source.code.ranges(of: mark).count
        if count > 0 { found[String(source.name), default: 0] += count }
      }
      for file in Set(listed.keys).union(found.keys).sorted() {
        #expect(
          found[file] == listed[file],
          "\(mark) in \(file): \(found[file] ?? 0) places, \(listed[file] ?? 0) in Trust.all")
      }
      print("\(mark): \(found.values.reduce(0, +)) places in \(found.count) files")
    }
  }

  @Test func `underscored attributes and functions of the standard library are listed`() throws {
    let listed = Set(Trust.all.map(\.mark)).filter { $0.contains("_") }
    for source in try SourceFile.all(under: "Sources") {
      let attributes = source.code.matches(of: /@_\w+/).map { String($0.output) }
      let functions = source.code.matches(of: /\b_(?:with|for|open|unsafe)[A-Z]\w*/)
        .map { String($0.output) }
      for mark in attributes + functions {
        #expect(listed.contains(mark), "\(source.path) uses \(mark), which Trust.all does not list")
      }
    }
  }

  @Test func `no folder has more than 45 files and no file more than 450 lines`() throws {
    let sources = try SourceFile.all(under: "Sources")
    let folders = Dictionary(grouping: sources) {
      $0.path.split(separator: "/").dropLast().joined(separator: "/")
    }
    for (folder, files) in folders {
      #expect(files.count <= 45, "\(folder) has \(files.count) files")
    }
    for source in sources {
      let lines = source.text.count { $0 == "\n" }
      #expect(lines <= 450, "\(source.path) has \(lines) lines")
    }
  }

  @Test(arguments: ["Sources", "Tests"])
  func `no line of a comment has more than 100 characters`(folder: String) throws {
    // The formatter breaks lines of code only.
    for file in try SourceFile.all(under: folder) {
      for (number, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      where line.utf8.count > 100 && line.count > 100
        && line.drop(while: { $0 == " " }).hasPrefix("//")
      {
        Issue.record("\(file.path), line \(number + 1): \(line.count) characters")
      }
    }
  }

  @Test func `every test is named by a sentence in a raw identifier`() throws {
    for file in try SourceFile.all(under: "Tests") {
      for match in file.code.matches(of: /(?m)^ *(?:@MainActor )?@Test\b/) {
        let rest = file.code[match.range.upperBound...]
        let name = try #require(rest.firstRange(of: "func ")).upperBound
        #expect(rest[name] == "`", "\(file.path): \(rest[name...].prefix(40))")
      }
      let title = file.text.firstMatch(of: /(?m)^ *(?:@MainActor )?@Test\(\s*"/)
      #expect(title == nil, "\(file.path) has a test with a display name")
    }
  }

  @Test func `no suite has the attribute without traits`() throws {
    // Tests make a suite of their type by themselves, while the compiler expands this attribute of
    // every file of a target once for each batch of files: a fifth of the largest target's time.
    for file in try SourceFile.all(under: "Tests") {
      #expect(!file.code.contains(/@Suite(?: |\n)/), "\(file.path)")
    }
  }

  @Test func `suites with random numbers report their seeds`() throws {
    for file in try SourceFile.all(under: "Tests") where file.text.contains(/@Test\b/) {
      guard file.text.contains("SeededRandom(seed:") else { continue }
      #expect(file.text.contains(".reportsSeed"), "\(file.path)")
    }
  }
}
