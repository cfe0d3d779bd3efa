import CFontconfig
import Foundation
import TestSupport
import Testing
@testable import ZoetropeFonts

/// The list of installed fonts from one process to the next, with a configuration and fonts in a
/// folder.
@Suite(.computesForLong) struct FontMemoryTests {
  /// A configuration of fontconfig in a folder of its own.
  private struct Machine {
    let folder: TemporaryFolder
    private let hasCaches: Bool
    var root: String { folder.path }
    var memory: String { "\(root)/memory/zoetrope/fonts-1" }
    /// The present, long after the last change, however long the test takes.
    let now = time(nil) + oneDay
    static let oneDay = 86_400

    /// - Parameter hasCaches: Whether fontconfig's cache of the folder of fonts is valid. If false,
    ///   the fonts may be loaded only once; a second cache would be valid.
    init(fonts: [String], hasCaches: Bool = true) throws {
      folder = try TemporaryFolder()
      self.hasCaches = hasCaches
      for name in ["fonts", "cache", "memory"] {
        try FileManager.default.createDirectory(
          atPath: "\(folder.path)/\(name)", withIntermediateDirectories: false)
      }
      for font in fonts { try add(font) }
      try write(
        """
        <?xml version="1.0"?>
        <fontconfig>
          <dir>\(folder.path)/fonts</dir>
          <dir>\(folder.path)/missing</dir>
          <cachedir>\(folder.path)/cache</cachedir>
          <include ignore_missing="yes">\(folder.path)/more.conf</include>
        </fontconfig>
        """, to: "fonts.conf")
    }

    func add(_ font: String) throws {
      try FileManager.default.copyItem(
        atPath: font, toPath: "\(root)/fonts/\(font.split(separator: "/").last!)")
    }

    func write(_ text: String, to name: String) throws {
      try text.write(toFile: "\(root)/\(name)", atomically: false, encoding: .utf8)
    }

    func load() -> OpaquePointer? {
      guard let configuration = FcConfigCreate(),
        FcConfigParseAndLoad(configuration, "\(root)/fonts.conf", 1) != 0
      else { return nil }
      FcConfigBuildFonts(configuration)
      if !hasCaches {
        let times = timeval(tv_sec: 1_000_000_000, tv_usec: 0)
        #expect(utimes("\(root)/fonts", [times, times]) == 0)
      }
      return configuration
    }

    /// Lists the fonts, and returns them with the scanner and whether fontconfig was asked.
    func list(
      now: Int? = nil
    ) throws -> (fonts: [FontRecord], scanner: FontconfigScanner, isAsked: Bool) {
      var isAsked = false
      let scanner = FontconfigScanner {
        isAsked = true
        return load()
      }
      let fonts = try scanner.installedFonts(memory: memory, start: now ?? self.now)
      return (fonts, scanner, isAsked)
    }

    /// Lists the fonts until they are remembered. fontconfig may write its own caches first.
    func remember() throws {
      _ = try list()
      _ = try list()
      #expect(try !list().isAsked)
    }
  }

  private static let dejaVu = "/usr/share/fonts/truetype/dejavu"
  private static let some = ["DejaVuSans.ttf", "DejaVuSansMono.ttf"].map { "\(dejaVu)/\($0)" }

  @Test(arguments: [0, 1, 2])
  func `remembered fonts are those that fontconfig lists, with their characters`(
    _ count: Int
  ) throws {
    let machine = try Machine(fonts: Array(Self.some.prefix(count)))
    let first = try machine.list()
    #expect(first.isAsked)
    #expect(first.fonts.count == count)
    try machine.remember()
    let second = try machine.list()
    #expect(!second.isAsked)
    #expect(second.fonts.map { "\($0)" } == first.fonts.map { "\($0)" })
    for (font, same) in zip(first.fonts, second.fonts) {
      for scalar in (0..<0x1_1000 as Range<UInt32>).compactMap(Unicode.Scalar.init) {
        let isThere = first.scanner.hasCharacter(scalar, record: font)
        #expect(second.scanner.hasCharacter(scalar, record: same) == isThere)
      }
    }
  }

  @Test func `fonts are listed in the order of the catalog`() throws {
    let fonts = ["DejaVuSansMono.ttf", "DejaVuSans.ttf", "DejaVuSans-Bold.ttf"]
    let machine = try Machine(fonts: fonts.map { "\(Self.dejaVu)/\($0)" })
    for _ in 0..<3 {
      let list = try machine.list()
      #expect(list.fonts.map(\.id) == [0, 1, 2])
      #expect(list.fonts.map(\.style) == ["Bold", "Book", "Book"])
      #expect(list.fonts.map(\.isMonospaced) == [false, false, true])
      // The characters of the fonts are in the same order: only the proportional face has U+2C60.
      let hasCharacter = list.fonts.map { list.scanner.hasCharacter("\u{2C60}", record: $0) }
      #expect(hasCharacter == [true, true, false])
    }
  }

  @Test func `a stamp is the same whether or not the folder is open`() throws {
    let folder = try TemporaryFolder()
    let root = folder.path
    for name in ["a", "b"] {
      try FileManager.default.createDirectory(
        atPath: "\(root)/\(name)", withIntermediateDirectories: false)
      for file in ["1", "2", "3"] {
        try Data([1]).write(to: URL(filePath: "\(root)/\(name)/\(file)"))
      }
    }
    try FileManager.default.createSymbolicLink(
      atPath: "\(root)/b/link", withDestinationPath: "../a/2")
    let paths = [
      "a/1", "a/2", "a/3", "a/", "a/missing", "b/1", "b/link", "a/1", "", "b", "b/2", "b/3",
      "none/1",
      "none/2", "a/1/x", "a/1/y", "b/1",
    ]
    var stamps = FileStamps()
    for path in paths.map({ "\(root)/\($0)" }) + ["", "x", "/"] {
      #expect("\(stamps.take(of: path))" == "\(FileStamp.take(of: path))", "\(path)")
    }
  }

  @Test func `fonts can be added to those that were read`() throws {
    var characters = FontCharacters()
    characters.append(pages: [0, 2], bits: [1] + [UInt32](repeating: 0, count: 14) + [1 << 31])
    var writer = ByteWriter()
    writer.append(number: 7)
    characters.write(to: &writer)
    var reader = ByteReader(writer.bytes)
    _ = reader.number()
    var read = try #require(FontCharacters(&reader))
    read.append(pages: [1], bits: [2] + [UInt32](repeating: 0, count: 7))
    for (scalar, fonts) in [(0, [0]), (1, []), (0x2FF, [0]), (0x101, [1]), (0x100, [])] {
      let scalar = try #require(Unicode.Scalar(UInt32(scalar)))
      #expect((0..<2).filter { read.contains(scalar, font: $0) } == fonts, "\(scalar)")
    }
  }

  @Test func `fonts with the same characters share their words`() throws {
    var characters = FontCharacters()
    let set = [1] + [UInt32](repeating: 0, count: 7)
    for pages in [[0], [3], [0], [3], []] as [[UInt32]] {
      characters.append(pages: pages, bits: pages.isEmpty ? [] : set)
    }
    var writer = ByteWriter()
    characters.write(to: &writer)
    #expect(writer.bytes.count == 8 * (1 + 1 + 2 * 5) + 4 * 9 * 2)
    var reader = ByteReader(writer.bytes)
    let read = try #require(FontCharacters(&reader))
    #expect((0..<5).filter { read.contains("\u{0}", font: $0) } == [0, 2])
    #expect((0..<5).filter { read.contains("\u{300}", font: $0) } == [1, 3])
  }

  @Test func `all installed fonts are remembered with their instances`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/a/zoetrope/fonts-1"
    // The fonts of a machine may just have been installed, so that its stamps are left out.
    let scanner = FontconfigScanner()
    let fonts = try scanner.installedFonts(memory: nil)
    var writer = ByteWriter()
    var characters = FontCharacters()
    for _ in fonts { characters.append(pages: [], bits: []) }
    FontScan(records: fonts, characters: characters).write(to: &writer)
    var reader = ByteReader(writer.bytes)
    let read = try #require(FontScan(&reader))
    #expect(read.records.map { "\($0)" } == fonts.map { "\($0)" })
    #expect(FontMemory.recall(from: path) == nil)
  }

  @Test(arguments: [
    "a new font", "an overwritten font in a folder without a cache", "a removed font",
    "a changed configuration", "a new included file", "a new folder of fonts",
    "a new cache of fontconfig", "an overwritten cache of fontconfig",
  ])
  func `nothing is remembered after a change`(_ change: String) throws {
    let hasCaches = change != "an overwritten font in a folder without a cache"
    let machine = try Machine(fonts: [Self.some[0]], hasCaches: hasCaches)
    try machine.remember()
    let font = "\(machine.root)/fonts/DejaVuSans.ttf"
    switch change {
    case "a new font": try machine.add(Self.some[1])
    case "an overwritten font in a folder without a cache":
      try Self.overwrite(font, with: Self.some[1])
    case "a removed font": try FileManager.default.removeItem(atPath: font)
    case "a changed configuration":
      let text = try String(contentsOfFile: "\(machine.root)/fonts.conf", encoding: .utf8)
      try machine.write(text + "\n", to: "fonts.conf")
    case "a new included file": try machine.write("<fontconfig/>", to: "more.conf")
    case "a new folder of fonts":
      try FileManager.default.createDirectory(
        atPath: "\(machine.root)/missing", withIntermediateDirectories: false)
    case "a new cache of fontconfig":
      try Self.repeatUntilChanged("\(machine.root)/cache") {
        try machine.write("", to: "cache/\(UUID().uuidString)")
      }
    default:
      let names = try FileManager.default.contentsOfDirectory(atPath: "\(machine.root)/cache")
      for cache in names.map({ "\(machine.root)/cache/\($0)" }) {
        try Self.overwrite(cache, with: cache)
      }
    }
    #expect(try machine.list().isAsked)
  }

  @Test func `an overwritten font is listed anew as soon as fontconfig lists it anew`() throws {
    let machine = try Machine(fonts: [Self.some[0]])
    try machine.remember()
    let old = try machine.list().fonts
    try Self.overwrite("\(machine.root)/fonts/DejaVuSans.ttf", with: Self.some[1])
    // fontconfig lists the old font from its cache, and the remembered list is the same.
    #expect(try !machine.list().isAsked)
    let asked = FontconfigScanner { machine.load() }
    #expect(try "\(asked.installedFonts(memory: nil))" == "\(old)")
    try Self.repeatUntilChanged("\(machine.root)/cache") {
      for name in try FileManager.default.contentsOfDirectory(atPath: "\(machine.root)/cache") {
        try FileManager.default.removeItem(atPath: "\(machine.root)/cache/\(name)")
      }
    }
    let new = try machine.list()
    #expect(new.isAsked)
    #expect(new.fonts.map(\.isMonospaced) == [true])
  }

  /// Writes the content of a font into the file of another font.
  private static func overwrite(_ path: String, with font: String) throws {
    let content = try Data(contentsOf: URL(filePath: font))
    try repeatUntilChanged(path) { try content.write(to: URL(filePath: path), options: []) }
  }

  /// Changes a file or a folder until its time of change differs. The system may count this time in
  /// steps of ten milliseconds.
  private static func repeatUntilChanged(_ path: String, _ change: () throws -> Void) throws {
    func changeTime() -> [Int] {
      var status = stat()
      #expect(stat(path, &status) == 0)
      return [Int(status.st_ctim.tv_sec), Int(status.st_ctim.tv_nsec)]
    }
    let before = changeTime()
    repeat { try change() } while changeTime() == before
  }

  @Test func `fonts that have just changed are not remembered`() throws {
    let machine = try Machine(fonts: Self.some)
    for _ in 0..<3 {
      #expect(try machine.list(now: machine.now - Machine.oneDay).isAsked)
    }
    #expect(!FileManager.default.fileExists(atPath: machine.memory))
  }

  @Test func `what killed processes have left is removed after an hour`() throws {
    let machine = try Machine(fonts: [])
    let folder = "\(machine.root)/memory/zoetrope"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    let hour = 3600
    for (name, age) in [
      ("fonts-1.17.part", 2 * hour), ("fonts-1.new.part", 0), ("other", 2 * hour),
    ] {
      try machine.write("", to: "memory/zoetrope/\(name)")
      let times = timeval(tv_sec: time(nil) - age, tv_usec: 0)
      #expect(utimes("\(folder)/\(name)", [times, times]) == 0)
    }
    // The part of a process with the same identifier does not matter.
    try machine.write("", to: "memory/zoetrope/fonts-1.\(getpid()).part")
    try machine.remember()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(names == ["fonts-1", "fonts-1.\(getpid()).part", "fonts-1.new.part", "other"])
  }

  @Test(arguments: ["cut", "changed", "empty", "of anyone", "a folder"])
  func `a damaged file is ignored and written anew`(_ damage: String) throws {
    let machine = try Machine(fonts: Self.some)
    try machine.remember()
    let url = URL(filePath: machine.memory)
    var bytes = try Data(contentsOf: url)
    switch damage {
    case "cut": try bytes.dropLast().write(to: url)
    case "changed":
      bytes[bytes.count / 2] ^= 1
      try bytes.write(to: url)
    case "empty": try Data().write(to: url)
    case "of anyone": chmod(machine.memory, 0o666)
    default:
      try FileManager.default.removeItem(at: url)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    }
    #expect(try machine.list().isAsked)
    // A folder cannot be replaced; fontconfig is asked each time.
    #expect(try machine.list().isAsked == (damage == "a folder"))
  }

  @Test func `every byte of the file counts`() throws {
    let machine = try Machine(fonts: [Self.some[0]])
    try machine.remember()
    let url = URL(filePath: machine.memory)
    let bytes = try Data(contentsOf: url)
    for index in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 200)) {
      var changed = bytes
      changed[index] ^= 0x10
      try changed.write(to: url)
      chmod(machine.memory, 0o600)
      #expect(FontMemory.recall(from: machine.memory) == nil, "byte \(index)")
    }
  }

  @Test(
    arguments: [
      ("", []), ("<include>/a/b</include>", ["/a/b"]),
      ("<include ignore_missing=\"yes\">conf.d</include>", ["/etc/x/conf.d", "/y/conf.d"]),
      ("<include prefix='xdg'>f/c</include>", ["/X/f/c", "/H/.config/f/c"]),
      ("<include>~/.f</include>\n<include> /c </include>", ["/H/.f", "/c"]),
      ("<include prefix=\"cwd\">a</include>", nil), ("<include/>", nil),
      ("<include>a&amp;b</include>", nil), ("<include>a", nil),
    ] as [(String, [String]?)])
  func `included paths are known before there are files`(
    _ text: String, _ paths: [String]?
  ) {
    let variables = ["HOME": "/H", "XDG_CONFIG_HOME": "/X"]
    #expect(
      FontIncludes.paths(inText: text, folders: ["/etc/x", "/y"]) { variables[$0] } == paths)
  }

  @Test(
    arguments: [
      (["XDG_CACHE_HOME": "/c", "HOME": "/h"], "/c/zoetrope/fonts-1"),
      (["XDG_CACHE_HOME": "", "HOME": "/h"], "/h/.cache/zoetrope/fonts-1"),
      (["HOME": "/h"], "/h/.cache/zoetrope/fonts-1"), (["HOME": ""], nil), ([:], nil),
    ] as [([String: String], String?)])
  func `the file is in the user's folder for caches`(
    _ variables: [String: String], _ path: String?
  ) {
    #expect(FontMemory.standardPath { variables[$0] } == path)
  }
}
