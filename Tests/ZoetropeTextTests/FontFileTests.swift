import Foundation
import TestSupport
import Testing
import ZoetropeFiles

@testable import ZoetropeText

/// Damaged and unsuitable files.
struct FontFileTests {
  /// The bytes of a valid file.
  private func sound() throws -> [UInt8] {
    let path = try InstalledFonts.path("DejaVuSansMono.ttf")
    return [UInt8](try Data(contentsOf: URL(filePath: path)))
  }

  private func withFile<Result>(_ bytes: [UInt8], _ body: (String, String) throws -> Result)
    throws -> Result
  {
    try FontTests.withFolder(["Inter-Regular.otf"]) { folder in
      let path = folder + "/Broken.ttf"
      try Data(bytes).write(to: URL(filePath: path))
      return try body(folder, path)
    }
  }

  @Test(arguments: [0, 1, 11, 12, 13, 300])
  func `a truncated file is skipped with a notice`(_ count: Int) throws {
    let bytes = Array(try sound().prefix(count))
    try withFile(
      bytes,
      { folder, path in
        let library = try FontLibrary(folder: folder)
        #expect(library.families == ["Inter"])
        #expect(library.takeNotices() == [.fileUnreadable(path: path, .malformed)])
        #expect(library.face(for: .design(.monospaced))?.family == "Inter")
      })
  }

  @Test func `a file of another format is skipped with a notice`() throws {
    try withFile(
      Array("This is not a font, whatever its name says.".utf8),
      { folder, path in
        let library = try FontLibrary(folder: folder)
        #expect(library.takeNotices() == [.fileUnreadable(path: path, .malformed)])
        #expect(library.face(for: .named(path))?.family == "Inter")
      })
  }

  @Test func `a file removed after it was listed is a failure, not a reason for another font`()
    throws
  {
    try withFile(
      try sound(),
      { folder, path in
        let library = try FontLibrary(folder: folder)
        #expect(library.families == ["DejaVu Sans Mono", "Inter"])
        try FileManager.default.removeItem(atPath: path)
        #expect(library.face(for: .design(.monospaced))?.family == "Inter")
        #expect(library.failure == .unreadable(path: path, code: ENOENT))
        #expect(library.families == ["Inter"])
      })
  }

  @Test func `a pipe, a socket and a device among the fonts are skipped without waiting`() throws {
    try withFile(
      try sound(),
      { folder, path in
        let pipe = "\(folder)/Pipe.ttf"
        #expect(mkfifo(pipe, 0o600) == 0)
        let device = "\(folder)/Device.otf"
        try FileManager.default.createSymbolicLink(
          atPath: device, withDestinationPath: "/dev/zero")
        let dangling = "\(folder)/Dangling.ttf"
        try FileManager.default.createSymbolicLink(
          atPath: dangling, withDestinationPath: "\(folder)/nowhere")
        let library = try FontLibrary(folder: folder)
        #expect(library.families == ["DejaVu Sans Mono", "Inter"])
        #expect(
          Set(library.takeNotices()) == [
            .fileUnreadable(path: pipe, .file(.irregular)),
            .fileUnreadable(path: device, .file(.irregular)),
            .fileUnreadable(path: dangling, .file(.system(code: ENOENT))),
          ])
        #expect(library.face(for: .named(pipe)) != nil)
        #expect(library.failure == nil)
      })
  }

  @Test func `a file larger than any font is skipped without being read`() throws {
    try withFile(
      try sound(),
      { folder, path in
        let large = "\(folder)/Large.ttf"
        try Data().write(to: URL(filePath: large))
        #expect(truncate(large, 3 << 30) == 0)
        let library = try FontLibrary(folder: folder)
        #expect(
          library.takeNotices() == [
            .fileUnreadable(path: large, .file(.oversized(bytes: 3 << 30, limit: 1 << 28)))
          ])
      })
  }

  @Test func `a folder inside itself is read once`() throws {
    try withFile(
      try sound(),
      { folder, path in
        try FileManager.default.createSymbolicLink(
          atPath: "\(folder)/again", withDestinationPath: folder)
        #expect(try FontLibrary(folder: folder).families == ["DejaVu Sans Mono", "Inter"])
      })
  }

  @Test func `damaged files never crash`() throws {
    let whole = try sound()
    let text = Array("Affinity 12".utf16)
    for seed in 0..<24 {
      // Overwrites a part of the file, at a different place each time.
      var bytes = whole
      let start = seed < 12 ? seed * 24 : (seed - 11) * whole.count / 13
      for index in start..<min(start + 24 + seed * 7, bytes.count) {
        bytes[index] = UInt8(truncatingIfNeeded: index &* 167 &+ seed)
      }
      try withFile(
        bytes,
        { folder, path in
          let library = try FontLibrary(folder: folder)
          let face = try #require(library.face(for: .design(.monospaced)))
          for glyph in face.shape(text, range: 0..<text.count, isRightToLeft: false) {
            let outline = face.outline(of: glyph.glyph)
            #expect(outline.glyph == glyph.glyph, "seed \(seed)")
          }
          #expect(face.metrics.unitsPerEm > 0, "seed \(seed)")
        })
    }
  }

  @Test func `fingerprints distinguish files and are independent of paths`() throws {
    let bytes = try sound()
    let first = try withFile(bytes, { try FontFile(path: $1).fingerprint(ofFace: 0) })
    let second = try withFile(bytes, { try FontFile(path: $1).fingerprint(ofFace: 0) })
    #expect(first == second)
    let other = try InstalledFonts.path("DejaVuSans.ttf")
    #expect(try FontFile(path: other).fingerprint(ofFace: 0) != first)
  }

  @Test func `folders and missing files are not font files`() {
    #expect(throws: FontFileProblem.file(.irregular)) { try FontFile(path: "/") }
    #expect(throws: FontFileProblem.file(.system(code: ENOENT))) {
      try FontFile(path: "/nowhere/at-all.ttf")
    }
    #expect(throws: FontFileProblem.malformed) { try FontFile(path: #filePath) }
  }

  @Test(arguments: [
    ("a/b.ttf", "a/b.ttf", 0), ("B.OTF", "B.OTF", 0), ("x.ttc#3", "x.ttc", 2),
    ("/f/no-ending", "/f/no-ending", 0),
  ])
  func `paths are distinguished from names`(_ text: String, _ path: String, _ face: Int) {
    let file = FontFilePath(text)
    #expect(file?.path == path)
    #expect(file?.face == face)
  }

  @Test(arguments: ["Inter", "Inter 4.0", "C#2", "", "#"])
  func `names are distinguished from paths`(_ text: String) {
    #expect(FontFilePath(text) == nil)
  }
}
