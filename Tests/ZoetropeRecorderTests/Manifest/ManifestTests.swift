import Foundation
import TestSupport
import Testing
import Zoetrope
import ZoetropeFiles
import ZoetropeSequences

@testable import ZoetropeRecorder

@MainActor struct ManifestTests {
  @Test func `a manifest and a journal read back as what was written`() async throws {
    for checksum in Checksum.allCases {
      let fixture = try SequenceFixture()
      let plan = try fixture.plan {
        $0.shard = Shard(index: 1, of: 3)
        $0.frames = try? FrameSelection(parsing: "0-6,7")
        $0.checksum = checksum
      }
      var manifest = plan.manifest
      #expect(try Manifest(Array(manifest.text.utf8), isJournal: false) == manifest)
      let file = InputFile(name: "Inter \"Bold\".otf", byteCount: 9, checksum: "0123456789abcdef")
      manifest.add(ManifestEntry(file))
      manifest.add(ManifestEntry(.table, file: "compare.csv", byteCount: 0, checksum: "00"))
      for frame in [4, 1] {
        manifest.add(
          ManifestEntry(.frame(frame), file: fixture.name(frame), byteCount: 7, checksum: "ab"))
      }
      #expect(try Manifest(Array(manifest.text.utf8), isJournal: false) == manifest)
      #expect(try Manifest(Array(manifest.journal.utf8), isJournal: true) == manifest)
      #expect(manifest.fileName == "a.frames-0-6+7.shard-1-of-3.zoetrope.json")
    }
  }

  @Test func `all settings are read back, whatever their values`() async throws {
    let anim = Anim(
      "b \"c\"", size: CGSize(width: 20.5, height: 0.1), duration: 1, rate: FrameRate(30000, 1001),
      parameters: [
        .number("ratio", default: 0.1, in: 0...1), .integer("count", default: 8, in: 1...99),
        .boolean("loud", default: true),
      ]
    ) { _ in Color.red }
    var options = RecordingOptions()
    options.scale = 10.3
    options.background = .color(Color(red: 0.1, green: 0.2, blue: 1 / 3, opacity: 0.7))
    let plan = try RecordingPlan(anim, options: options)
    let manifest = plan.manifest
    let read = try Manifest(Array(manifest.text.utf8), isJournal: false)
    #expect(read == manifest)
    #expect(read.settings.difference(from: manifest.settings, allowsAnyBuild: false) == nil)
    #expect(read.settings.fingerprint == manifest.settings.fingerprint)
    options.background = .transparent
    let transparent = try RecordingPlan(anim, options: options).manifest
    #expect(try Manifest(Array(transparent.text.utf8), isJournal: false) == transparent)
    #expect(transparent.settings.fingerprint != manifest.settings.fingerprint)
  }

  @Test func `a manifest that was changed by hand is not trusted`() throws {
    let text = try SequenceFixture().plan().manifest.text
    for (old, new) in [
      ("\"scale\": 1", "\"scale\": 2"), ("\"count\": 8", "\"count\": 9"),
      ("\"files\": [\n  ]", "\"files\": [{\"file\": \"../b\", \"bytes\": 1, \"xxh64\": \"0\"}]"),
      (
        "\"frames\": [\n  ]",
        "\"frames\": [{\"frame\": 8, \"file\": \"a_00008.png\", \"bytes\": 1, \"xxh64\": \"0\"}]"
      ),
      (
        "\"frames\": [\n  ]",
        "\"frames\": [{\"frame\": 1, \"file\": \"a_00002.png\", \"bytes\": 1, \"xxh64\": \"0\"}]"
      ),
      ("\"format\": 1", "\"format\": \"1\""), ("\"build\"", "\"bild\""),
    ] {
      let changed = text.replacingOccurrences(of: old, with: new)
      #expect(changed != text)
      #expect(throws: ManifestProblem.self, "\(new)") {
        try Manifest(Array(changed.utf8), isJournal: false)
      }
    }
  }

  @Test func `numbers that no recording has are not trusted`() throws {
    let fixture = try SequenceFixture()
    let whole = try fixture.plan().manifest
    for count in [Int.min, -1, 0, 1_000_000_000_000] {
      var settings = whole.settings
      settings.count = count
      #expect(throws: ManifestProblem.self, "\(count)") {
        try Manifest(Array(whole.copy(with: settings).text.utf8), isJournal: false)
      }
    }
    let shard = try fixture.plan { $0.shard = Shard(index: 1, of: 3) }.manifest.text
    for (old, new) in [("\"of\": 3", "\"of\": -7"), ("\"shard\": 1", "\"shard\": 3")] {
      let changed = shard.replacingOccurrences(of: old, with: new)
      #expect(changed != shard)
      #expect(throws: ManifestProblem.self, "\(new)") {
        try Manifest(Array(changed.utf8), isJournal: false)
      }
    }
  }

  @Test func `the parts of another anim whose name begins alike are not this one's`() {
    let own = [
      "a.zoetrope.json", "a.zoetrope.jsonl", "a.frames-0-9+20x2.zoetrope.json",
      "a.shard-0-of-2.zoetrope.json", "a.frames-5-.shard-10-of-12.zoetrope.jsonl",
      "a.frames-0123456789abcdef.zoetrope.json",
    ]
    for name in own { #expect(RecordedPart.isName(name, of: "a"), "\(name)") }
    for name in ["a.b.zoetrope.json", "ab.zoetrope.json", ".a.zoetrope.json", "a.zoetrope", "a"] {
      #expect(!RecordedPart.isName(name, of: "a"), "\(name)")
    }
  }

  /// Every sequence of up to three pieces, compared with a regular expression.
  @Test func `the name of a part has frames, a shard and an extension, in this order`() {
    let suffix = /(\.frames-[0-9a-fx+\-]+)?(\.shard-[0-9]+-of-[0-9]+)?\.zoetrope\.jsonl?/
    let pieces = [
      ".frames-", "0-9x2", "+", "g", ".shard-", "0", "-of-", ".", ".zoetrope.json", "l", "é",
    ]
    var names = [""]
    var longest = names
    for _ in 0..<3 {
      longest = longest.flatMap { name in pieces.map { name + $0 } }
      names += longest
    }
    let shards = [".shard-1-of-2", ".shard-1-of-", ".shard--of-2", ".shard-1-of-2x"]
    names += shards.flatMap { shard in
      [".frames-1", ".frames-", ""].flatMap { frames in
        ["\(frames)\(shard).zoetrope.json", "\(shard)\(frames).zoetrope.jsonl"]
      }
    }
    var count = 0
    for name in names {
      let isPart = name.wholeMatch(of: suffix) != nil
      if isPart { count += 1 }
      if RecordedPart.isName("a" + name, of: "a") != isPart { Issue.record("\(name)") }
    }
    #expect(count > 5)
  }

  @Test func `the program has a build ID`() {
    #expect(ProgramIdentity.build.count >= 16)
    #expect(ProgramIdentity.build.contains(/^[0-9a-f]+$/))
    #expect(
      Set(ProgramIdentity.libraries.keys)
        == ["fontconfig", "freetype", "harfbuzz", "libc", "libpng", "zlib"])
    for version in ProgramIdentity.libraries.values {
      #expect(version.contains(/^[0-9]+\.[0-9.]+$/), "\(version)")
    }
  }

  @Test func `the name of a part is that of its selection, and has a bounded length`() {
    let long = (0..<100).map { "\(2 * $0)" }.joined(separator: ",")
    #expect(ManifestPart.whole.suffix == "")
    #expect(ManifestPart.frames("0-9,20-30x2").suffix == ".frames-0-9+20-30x2")
    #expect(ManifestPart.shard(index: 3, count: 12, frames: nil).suffix == ".shard-3-of-12")
    #expect(ManifestPart.frames(long).suffix.count == 24)
    #expect(
      ManifestPart.shard(index: 3, count: 12, frames: "5-").suffix == ".frames-5-.shard-3-of-12")
  }

  @Test func `texts are recorded with their font files`() async throws {
    let folder = try TemporaryFolder()
    let anim = Anim("t", size: CGSize(width: 60, height: 20), duration: 0.1, rate: 10) {
      Text(verbatim: "Words")
    }
    var options = RecordingOptions()
    options.folder = folder.path
    try await Recorder(RecordingPlan(anim, options: options), monitor: TestMonitor()).record()
    let manifest = try Manifest(path: folder.path + "/t.zoetrope.json")
    let input = try #require(manifest.inputs.first)
    #expect(input.byteCount > 1000 && input.checksum.count == 16)
    // A journal that tells of another font file.
    let other = InputFile(name: input.file, byteCount: input.byteCount, checksum: "0")
    var changed = Manifest(manifest.settings, part: .whole)
    changed.add(ManifestEntry(other))
    try folder.write(changed.journal, to: "t.zoetrope.jsonl")
    options.existing = .resume
    await #expect(throws: RecorderError.inputDiffers(name: input.file)) {
      try await Recorder(RecordingPlan(anim, options: options), monitor: TestMonitor()).record()
    }
  }
}
