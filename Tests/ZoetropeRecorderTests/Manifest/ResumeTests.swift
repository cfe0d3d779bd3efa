import Foundation
import TestSupport
import Testing
import Zoetrope
import ZoetropeComparison

@testable import ZoetropeRecorder
@testable import ZoetropeSequences

/// An animation of eight different frames, which recordings of these tests write to a folder.
@MainActor struct SequenceFixture {
  let folder: TemporaryFolder
  let anim = Anim("a", size: CGSize(width: 20, height: 10), duration: 0.8, rate: 10, state: 0.0) {
    width in
    Color.red.frame(width: width.wrappedValue)
  } cues: { width in
    Cue(at: 0) { withAnimation(.linear(duration: 0.8)) { width.wrappedValue = 20 } }
  }

  init() throws { folder = try TemporaryFolder() }

  func plan(_ change: (inout RecordingOptions) -> Void = { _ in }) throws -> RecordingPlan {
    var options = RecordingOptions()
    options.folder = folder.path
    options.jobs = 1
    change(&options)
    return try RecordingPlan(anim, options: options)
  }

  /// Records the animation, and returns the number of frames that were complete before.
  @discardableResult func record(
    limit: Int = .max, _ change: (inout RecordingOptions) -> Void = { _ in }
  ) async throws -> Int {
    let monitor = TestMonitor(limit: limit)
    try await Recorder(plan(change), monitor: monitor).record()
    return monitor.keptCount
  }

  /// Records some frames and stops, as a process does that is killed.
  func recordPart(frames: Int) async throws {
    await #expect(throws: RecorderError.self) { try await record(limit: frames) }
  }

  /// The content of all files by name.
  var content: [String: [UInt8]] {
    Dictionary(uniqueKeysWithValues: folder.names.map { ($0, folder.bytes($0)) })
  }

  func name(_ frame: Int) -> String { "a_0000\(frame).png" }

  func remove(_ name: String) { unlink("\(folder.path)/\(name)") }
}

@MainActor struct ResumeTests {
  private let whole: [String: [UInt8]]

  init() async throws {
    let fixture = try SequenceFixture()
    try await fixture.record()
    whole = fixture.content
  }

  @Test(arguments: [0, 1, 5, 7])
  func `a recording that was stopped and resumed leaves the files of one that was not`(
    frames: Int
  ) async throws {
    let fixture = try SequenceFixture()
    try await fixture.recordPart(frames: frames)
    #expect(fixture.folder.names.contains("a.zoetrope.jsonl"))
    #expect(!fixture.folder.names.contains("a.zoetrope.json"))
    let kept = try await fixture.record { $0.existing = .resume }
    #expect(kept == frames)
    #expect(fixture.content == whole)
  }

  @Test func `resuming writes frames that are missing or have other bytes`() async throws {
    let fixture = try SequenceFixture()
    try await fixture.record()
    fixture.remove(fixture.name(2))
    fixture.folder.touch(fixture.name(5))
    try fixture.folder.write(Data(fixture.folder.bytes(fixture.name(0))), to: fixture.name(7))
    #expect(try await fixture.record { $0.existing = .resume } == 5)
    #expect(fixture.content == whole)
    #expect(try await fixture.record { $0.existing = .resume } == 8)
    #expect(fixture.content == whole)
  }

  @Test func `an incomplete line at the end of a journal is ignored`() async throws {
    let fixture = try SequenceFixture()
    try await fixture.recordPart(frames: 3)
    let journal = fixture.folder.bytes("a.zoetrope.jsonl")
    try fixture.folder.write(Data(journal.dropLast(4)), to: "a.zoetrope.jsonl")
    #expect(try await fixture.record { $0.existing = .resume } == 2)
    #expect(fixture.content == whole)
  }

  @Test func `resuming in an empty folder writes all frames`() async throws {
    let fixture = try SequenceFixture()
    #expect(try await fixture.record { $0.existing = .resume } == 0)
    #expect(fixture.content == whole)
  }

  @Test func `a setting that differs is named`() async throws {
    let changes: [(name: String, change: (inout RecordingOptions) -> Void)] = [
      ("size", { $0.size = CGSize(width: 10, height: 10) }), ("scale", { $0.scale = 2 }),
      ("mode", { $0.interpolation = .positions }), ("rate", { $0.rate = 20 }),
      ("background", { $0.background = .color(.blue) }),
      ("compression", { $0.compression = .small }),
      ("checksum", { $0.checksum = .sha256 }),
    ]
    let fixture = try SequenceFixture()
    try await fixture.record()
    let content = fixture.content
    for (name, change) in changes {
      let error = try await #require(throws: RecorderError.self, "\(name)") {
        try await fixture.record {
          $0.existing = .resume
          change(&$0)
        }
      }
      guard case .settingDiffers(let path, let difference) = error else {
        Issue.record("\(error)")
        continue
      }
      #expect(path == fixture.folder.path + "/a.zoetrope.json")
      #expect(difference.name == name)
      #expect(fixture.content == content)
    }
  }

  @Test func `another build of the program is refused unless it is allowed`() async throws {
    let fixture = try SequenceFixture()
    try await fixture.recordPart(frames: 3)
    var manifest = try Manifest(path: fixture.folder.path + "/a.zoetrope.jsonl")
    var settings = manifest.settings
    settings.build = "00"
    manifest = manifest.copy(with: settings)
    try fixture.folder.write(manifest.journal, to: "a.zoetrope.jsonl")
    let error = await #expect(throws: RecorderError.self) {
      try await fixture.record { $0.existing = .resume }
    }
    guard case .settingDiffers(_, let difference) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(difference.name == "build")
    let kept = try await fixture.record {
      $0.existing = .resume
      $0.allowsAnyBuild = true
    }
    #expect(kept == 3)
    for name in fixture.folder.pictures { #expect(fixture.folder.bytes(name) == whole[name]) }
  }

  @Test func `replacing starts anew, whatever the manifests say`() async throws {
    let fixture = try SequenceFixture()
    try await fixture.record { $0.scale = 2 }
    try fixture.folder.write("not a manifest", to: "a.shard-0-of-2.zoetrope.json")
    try await fixture.record { $0.existing = .replace }
    #expect(fixture.content == whole)
  }

  @Test func `the journal of a recording that is running stands in the way`() async throws {
    let fixture = try SequenceFixture()
    let other = try fixture.plan { $0.scale = 2 }
    let journal = try Journal(
      other.manifest, in: fixture.folder.path, writer: FrameFile(), earlier: .init())
    await #expect(throws: RecorderError.self) { try await fixture.record() }
    #expect(fixture.folder.names == ["a.zoetrope.jsonl"])
    _ = consume journal
    try await fixture.record()
    #expect(fixture.content == whole)
  }

  @Test func `parts of a comparison share its table`() async throws {
    let fixture = try SequenceFixture()
    func compare(_ change: (inout RecordingOptions) -> Void) async throws {
      var options = RecordingOptions()
      options.folder = fixture.folder.path
      change(&options)
      let plan = try RecordingPlan(fixture.anim, kind: .comparison, options: options)
      _ = try await Recorder(plan, monitor: TestMonitor()).compare()
    }
    for index in 0..<2 { try await compare { $0.shard = Shard(index: index, of: 2) } }
    #expect(try Verification(fixture.folder.path).faults == [])
    await #expect(throws: RecorderError.self) { try await compare { _ in } }
    try await compare { $0.existing = .resume }
    #expect(try Verification(fixture.folder.path).faults == [])
    #expect(fixture.folder.names.count == 11)
  }

  @Test func `a comparison that is stopped again while it is resumed can be resumed`() async throws
  {
    let fixture = try SequenceFixture()
    func compare(_ limit: Int = .max) async throws {
      var options = RecordingOptions()
      options.folder = fixture.folder.path
      options.existing = .resume
      options.jobs = 1
      let plan = try RecordingPlan(fixture.anim, kind: .comparison, options: options)
      _ = try await Recorder(plan, monitor: TestMonitor(limit: limit)).compare()
    }
    try await compare()
    let whole = fixture.folder.names
    for frame in [2, 5] {
      try FileManager.default.removeItem(
        atPath: "\(fixture.folder.path)/\(FrameName.text(of: frame, baseName: "a-compare"))")
    }
    await #expect(throws: RecorderError.interrupted(signal: SIGINT)) { try await compare(1) }
    try await compare()
    #expect(fixture.folder.names == whole)
    #expect(try Verification(fixture.folder.path).faults == [])
  }

  @Test func `a table of somebody else's is not replaced`() async throws {
    let fixture = try SequenceFixture()
    var options = RecordingOptions()
    options.folder = fixture.folder.path
    options.existing = .resume
    let path = "\(fixture.folder.path)/compare.json"
    try Data("mine".utf8).write(to: URL(fileURLWithPath: path))
    #expect(throws: RecorderError.framesExist(first: path, count: 1)) {
      try RecordingPlan(fixture.anim, kind: .comparison, options: options)
    }
  }

  @Test func `parts that contradict each other are not joined`() async throws {
    let fixture = try SequenceFixture()
    for index in 0..<2 { try await fixture.record { $0.shard = Shard(index: index, of: 2) } }
    for (index, font) in [(0, "Inter.otf"), (1, "DejaVuSans.ttf")] {
      let name = "a.shard-\(index)-of-2.zoetrope.json"
      var manifest = try Manifest(path: "\(fixture.folder.path)/\(name)")
      manifest.add(ManifestEntry(.init(name: font, byteCount: 1, checksum: "aa")))
      try fixture.folder.write(manifest.text, to: name)
    }
    let faults = try Verification(fixture.folder.path).faults
    #expect(faults.map(\.kind) == [.settings])
    #expect(faults.first?.message.hasPrefix("it was made with the font ") == true)
    let content = fixture.content
    let error = await #expect(throws: RecorderError.self) {
      try await fixture.record { $0.existing = .resume }
    }
    guard case .partsDisagree = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(fixture.content == content)
  }

  @Test func `frames of another build keep saying so`() async throws {
    let fixture = try SequenceFixture()
    try await fixture.record()
    let path = fixture.folder.path + "/a.zoetrope.json"
    let manifest = try Manifest(path: path)
    var settings = manifest.settings
    settings.build = "00"
    try fixture.folder.write(manifest.copy(with: settings).text, to: "a.zoetrope.json")
    fixture.remove(fixture.name(3))
    let kept = try await fixture.record { ($0.existing, $0.allowsAnyBuild) = (.resume, true) }
    #expect(kept == 7)
    #expect(try Manifest(path: path).settings.build == RecordingSettings.mixedBuild)
    await #expect(throws: RecorderError.self) {
      try await fixture.record { $0.existing = .resume }
    }
  }

  @Test func `a damaged line of a journal costs its frame only`() async throws {
    let fixture = try SequenceFixture()
    try await fixture.recordPart(frames: 4)
    let name = "a.zoetrope.jsonl"
    let text = String(decoding: fixture.folder.bytes(name), as: UTF8.self)
    try fixture.folder.write(
      text.replacingOccurrences(of: "{\"frame\": 2", with: "{\"fra"), to: name)
    #expect(try await fixture.record { $0.existing = .resume } == 3)
    #expect(fixture.content == whole)
  }

  @Test func `removing a manifest of other settings is told`() async throws {
    let fixture = try SequenceFixture()
    try await fixture.record { $0.scale = 2 }
    let monitor = TestMonitor()
    let plan = try fixture.plan { ($0.frames, $0.existing) = (FrameSelection(frame: 3), .replace) }
    try await Recorder(plan, monitor: monitor).record()
    #expect(
      monitor.messages == [
        "removed a.zoetrope.json, which this recording does not agree with"
      ])
  }

  @Test func `the table of another comparison is not replaced`() async throws {
    let fixture = try SequenceFixture()
    fixture.folder.touch("compare.csv")
    for existing in [RecordingOptions.ExistingFiles.refuse, .resume] {
      var options = RecordingOptions()
      (options.folder, options.existing) = (fixture.folder.path, existing)
      let path = fixture.folder.path + "/compare.csv"
      #expect(throws: RecorderError.framesExist(first: path, count: 1)) {
        try RecordingPlan(fixture.anim, kind: .comparison, options: options)
      }
    }
  }

  @Test func `a manifest of frames that are gone does not stand in the way`() async throws {
    let fixture = try SequenceFixture()
    try await fixture.record { $0.scale = 2 }
    for name in fixture.folder.pictures { fixture.remove(name) }
    try await fixture.record()
    #expect(fixture.content == whole)
  }

  @Test func `a manifest that cannot be read is an error that names it`() async throws {
    let fixture = try SequenceFixture()
    for text in ["", "{}", "[1]", "{\"format\": 2}"] {
      try fixture.folder.write(text, to: "a.zoetrope.json")
      let error = await #expect(throws: RecorderError.self, "\(text)") {
        try await fixture.record { $0.existing = .resume }
      }
      guard case .manifestUnreadable(let path, let problem) = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(path.hasSuffix("/a.zoetrope.json"))
      #expect((problem == .newer(format: 2)) == (text == "{\"format\": 2}"))
    }
  }
}

extension Manifest {
  /// Returns the manifest with other settings.
  func copy(with settings: RecordingSettings) -> Manifest {
    var copy = Manifest(settings, part: part)
    (copy.inputs, copy.tables, copy.frames) = (inputs, tables, frames)
    return copy
  }
}
