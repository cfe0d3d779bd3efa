import Foundation
import TestSupport
import Testing
import ZoetropePNG
import ZoetropePixels
import ZoetropeSequences

@testable import ZoetropeRecorder

@MainActor struct VerificationTests {
  private let fixture: SequenceFixture

  init() async throws {
    fixture = try SequenceFixture()
    try await fixture.record()
  }

  private func faults(
    _ selection: String? = nil, anyBuild: Bool = false
  ) throws -> [SequenceFault] {
    try Verification(
      fixture.folder.path, selection: selection.map(FrameSelection.init(parsing:)),
      allowsAnyBuild: anyBuild
    ).faults
  }

  /// Expects exactly one fault.
  private func expect(
    _ kind: SequenceFault.Kind, _ file: String, _ message: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let faults = try faults()
    #expect(faults.map(\.kind) == [kind], "\(faults)", sourceLocation: sourceLocation)
    #expect(faults.map(\.file) == [file], "\(faults)", sourceLocation: sourceLocation)
    #expect(
      faults.first?.message.contains(message) == true, "\(faults)", sourceLocation: sourceLocation)
  }

  private func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
    try fixture.folder.write(Data(bytes), to: name)
  }

  private func bytes(_ frame: Int) -> [UInt8] { fixture.folder.bytes(fixture.name(frame)) }

  private func shards() async throws {
    for name in fixture.folder.names { fixture.remove(name) }
    for index in 0..<3 { try await fixture.record { $0.shard = Shard(index: index, of: 3) } }
  }

  @Test func `a complete folder has no faults, whatever its locks`() throws {
    #expect(try faults() == [])
    _ = FileManager.default.createFile(
      atPath: fixture.folder.path + "/.a.lock", contents: Data())
    #expect(try faults() == [])
    let sequence = try Verification(fixture.folder.path).sequences
    #expect(sequence.map(\.baseName) == ["a"])
    #expect(sequence.first?.frames.count == 8)
  }

  @Test func `a missing frame`() throws {
    fixture.remove(fixture.name(3))
    try expect(.missing, fixture.name(3), "missing")
  }

  @Test func `an empty frame`() throws {
    try write([], to: fixture.name(3))
    try expect(.empty, fixture.name(3), "empty, instead of")
  }

  @Test func `a truncated frame`() throws {
    let count = bytes(3).count
    try write(bytes(3).dropLast(5), to: fixture.name(3))
    try expect(.truncated, fixture.name(3), "\(count - 5) of \(count) bytes")
  }

  @Test func `a frame that was recorded as a picture that nobody can read`() throws {
    let name = "a.zoetrope.json"
    let old = try Manifest(path: "\(fixture.folder.path)/\(name)")
    var bad = bytes(3)
    bad[bad.count - 20] ^= 4
    try write(bad, to: fixture.name(3))
    let checksum = bad.withUnsafeBytes { old.settings.checksum.text(of: $0) }
    let entry = try #require(old.frames[3])
    let text = try String(contentsOfFile: "\(fixture.folder.path)/\(name)", encoding: .utf8)
    try fixture.folder.write(
      text.replacing(entry.checksum, with: checksum), to: name)
    #expect(try faults() == [])
    let found = try Verification(fixture.folder.path, decodes: true).faults
    #expect(found.map(\.kind) == [.damaged])
    #expect(found.map(\.file) == [fixture.name(3)])
    #expect(
      found.first?.message.hasPrefix("it has the recorded bytes, but they are not a picture")
        == true)
  }

  @Test func `a flipped bit, wherever it is`() throws {
    let good = bytes(3)
    for place in good.indices {
      var bad = good
      bad[place] ^= 4
      try write(bad, to: fixture.name(3))
      #expect(try faults().map(\.file) == [fixture.name(3)], "\(place)")
    }
    var bad = good
    bad[20] ^= 1
    try write(bad, to: fixture.name(3))
    try expect(.damaged, fixture.name(3), "damaged")
  }

  @Test func `a frame of another size`() throws {
    let bitmap = Bitmap(width: 4, height: 2)
    let encoder = PNGEncoder()
    try write(encoder.encoded(bitmap), to: fixture.name(3))
    try expect(.resized, fixture.name(3), "4x2 pixels instead of 20x10")
  }

  @Test func `an old frame of the same size`() throws {
    let bitmap = Bitmap(width: 20, height: 10)
    let encoder = PNGEncoder()
    try write(encoder.encoded(bitmap), to: fixture.name(3))
    try expect(.replaced, fixture.name(3), "not the recorded one")
  }

  @Test func `a frame in the place of another one`() throws {
    try write(bytes(5), to: fixture.name(3))
    try expect(.replaced, fixture.name(3), "content of a_00005.png")
  }

  @Test func `a renamed frame`() throws {
    try write(bytes(3), to: "wheel_3.png")
    fixture.remove(fixture.name(3))
    let found = try faults()
    #expect(found.map(\.kind) == [.missing, .foreign])
    #expect(found.last?.message.contains("content of a_00003.png, which is missing") == true)
  }

  @Test func `a folder, a pipe or an unreadable file in the place of a frame`() throws {
    fixture.remove(fixture.name(3))
    try FileManager.default.createDirectory(
      atPath: "\(fixture.folder.path)/\(fixture.name(3))", withIntermediateDirectories: false)
    try expect(.unreadable, fixture.name(3), "not a regular file")
  }

  @Test func `a file that does not belong to the recording`() throws {
    try write([1], to: "notes.txt")
    try expect(.foreign, "notes.txt", "recorded in no manifest")
  }

  @Test func `a frame past the end`() throws {
    try write(bytes(3), to: "a_00008.png")
    try expect(.foreign, "a_00008.png", "recorded in no manifest")
  }

  @Test func `the incomplete file of a recording that was killed`() throws {
    try write([1], to: ".a_00003.png.host.12-ab.part")
    try expect(.foreign, ".a_00003.png.host.12-ab.part", "killed")
  }

  @Test func `a recording that has not ended`() async throws {
    for name in fixture.folder.names { fixture.remove(name) }
    try await fixture.recordPart(frames: 2)
    try expect(.unfinished, "a.zoetrope.jsonl", "2 frames are recorded; repeat it with --resume")
  }

  @Test func `a folder without a manifest`() throws {
    for name in fixture.folder.names { fixture.remove(name) }
    try expect(.noManifest, ".", "no manifest")
  }

  @Test func `a damaged manifest`() throws {
    for name in fixture.folder.pictures { fixture.remove(name) }
    let text = fixture.folder.bytes("a.zoetrope.json")
    try write(text.dropLast(9), to: "a.zoetrope.json")
    try expect(.unreadableManifest, "a.zoetrope.json", "damaged")
  }

  @Test func `a missing shard, with its frames or without`() async throws {
    try await shards()
    #expect(try faults() == [])
    fixture.remove("a.shard-1-of-3.zoetrope.json")
    try expect(.missingPart, "a.shard-1-of-3.zoetrope.json", "3 frames of this shard")
    for frame in [1, 4, 7] { fixture.remove(fixture.name(frame)) }
    try expect(.missingPart, "a.shard-1-of-3.zoetrope.json", "from a_00001.png on")
  }

  @Test func `a hole between ranges`() async throws {
    for name in fixture.folder.names { fixture.remove(name) }
    for text in ["0-2", "6-7"] {
      let frames = try FrameSelection(parsing: text)
      try await fixture.record { $0.frames = frames }
    }
    try expect(.unrecorded, "a_00003.png to a_00005.png", "recorded in no manifest")
    #expect(try faults("0-2,6-7") == [])
    #expect(throws: RecorderError.framePastEnd(frame: 8, frameCount: 8)) { try faults("8") }
  }

  @Test func `two parts with different settings`() async throws {
    try await shards()
    let name = "a.shard-2-of-3.zoetrope.json"
    let manifest = try Manifest(path: "\(fixture.folder.path)/\(name)")
    var settings = manifest.settings
    settings.scale = 2
    try fixture.folder.write(manifest.copy(with: settings).text, to: name)
    try expect(.settings, name, "its scale is 2, that of a.shard-0-of-3.zoetrope.json is 1")
    settings = manifest.settings
    settings.build = "00"
    try fixture.folder.write(manifest.copy(with: settings).text, to: name)
    #expect(try faults().map(\.kind) == [.settings])
    #expect(try faults(anyBuild: true) == [])
  }

  @Test func `two parts that were made with different fonts`() async throws {
    try await shards()
    for (index, checksum) in [(0, "aa"), (1, "aa"), (2, "bb")] {
      let name = "a.shard-\(index)-of-3.zoetrope.json"
      var manifest = try Manifest(path: "\(fixture.folder.path)/\(name)")
      manifest.add(ManifestEntry(.init(name: "Inter.otf", byteCount: 1, checksum: checksum)))
      try fixture.folder.write(manifest.text, to: name)
    }
    try expect(.settings, "a.shard-2-of-3.zoetrope.json", "its Inter.otf is another file")
  }

  @Test func `two parts that record different bytes for a frame`() async throws {
    let range = FrameSelection(frame: 3)
    fixture.remove("a.zoetrope.json")
    try await fixture.record { ($0.frames, $0.existing) = (range, .replace) }
    let name = "a.frames-3.zoetrope.json"
    try await fixture.record { $0.existing = .resume }
    var manifest = try Manifest(path: fixture.folder.path + "/a.zoetrope.json")
    manifest = Manifest(manifest.settings, part: .frames("3"))
    manifest.add(
      ManifestEntry(.frame(3), file: fixture.name(3), byteCount: 1, checksum: "00"))
    try fixture.folder.write(manifest.text, to: name)
    let found = try faults()
    #expect(
      found.map(\.kind) == [.conflict, .damaged] || found.map(\.kind) == [.conflict, .replaced])
    #expect(found.first?.message == "\(name) and a.zoetrope.json record different contents")
  }

  @Test func `a folder that is none`() throws {
    let path = fixture.folder.path
    #expect(throws: RecorderError.cannotRead(path: path + "/none", code: ENOENT)) {
      try Verification(path + "/none")
    }
    #expect(throws: RecorderError.notAFolder(path: path + "/a_00000.png")) {
      try Verification(path + "/a_00000.png")
    }
  }
}
