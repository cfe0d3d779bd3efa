import Foundation
import TestSupport
import Testing
import Zoetrope
import ZoetropeComparison
import ZoetropeRecorder

/// Recordings of texts: their fonts and their diagnostics.
@MainActor struct TextRecordingTests {
  private let anim = Anim(
    "text", size: CGSize(width: 60, height: 30), duration: 0.3, rate: 10, state: "ab"
  ) { text in
    Text(verbatim: text.wrappedValue).font(.custom("No Such Family", size: 20))
  } cues: { text in
    Cue(at: 0.1) { withAnimation(.linear(duration: 0.2)) { text.wrappedValue = "abc" } }
  }

  private func recorder(
    _ folder: String, kind: RecordingPlan.Kind = .anim,
    fonts: FontSource = .folder(FixtureFonts.folder),
    monitor: TestMonitor = TestMonitor()
  ) throws -> Recorder {
    var options = RecordingOptions()
    options.folder = folder
    options.fonts = fonts
    return try Recorder(RecordingPlan(anim, kind: kind, options: options), monitor: monitor)
  }

  @Test func `texts appear in the pictures`() async throws {
    let folder = try TemporaryFolder()
    try await recorder(folder.path).record()
    #expect(folder.pictures.count == 3)
    let files = folder.pictures.map(folder.bytes)
    #expect(files[0] != files[2])
  }

  @Test func `a recording reports each diagnostic once`() async throws {
    let (folder, monitor) = (try TemporaryFolder(), TestMonitor())
    try await recorder(folder.path, monitor: monitor).record()
    #expect(monitor.messages.count == 1)
    #expect(monitor.messages.first?.contains("No Such Family") == true)
  }

  @Test func `a comparison, which runs the anim several times, reports each diagnostic once`()
    async throws
  {
    let (folder, monitor) = (try TemporaryFolder(), TestMonitor())
    // Its labels have weights that the fonts of the tests lack.
    _ = try await recorder(
      folder.path, kind: .comparison, fonts: .installed, monitor: monitor
    ).compare()
    #expect(monitor.messages.count == 1, "\(monitor.messages)")
  }

  @Test func `without fonts nothing is written, not even the folder`() async throws {
    let folder = try TemporaryFolder()
    let (fonts, frames) = (folder.path + "/none", folder.path + "/frames")
    for kind in [RecordingPlan.Kind.anim, .comparison] {
      let recorder = try recorder(frames, kind: kind, fonts: .folder(fonts))
      await #expect(throws: HostError.fontFolderMissing(path: fonts)) {
        if kind == .anim { try await recorder.record() } else { _ = try await recorder.compare() }
      }
      #expect(folder.names.isEmpty)
    }
  }

  @Test func `a single frame uses the chosen fonts`() async throws {
    var options = RecordingOptions()
    options.fonts = .folder("/none")
    await #expect(throws: HostError.self) {
      _ = try await anim.host(atFrame: 1, options: options)
    }
  }
}
