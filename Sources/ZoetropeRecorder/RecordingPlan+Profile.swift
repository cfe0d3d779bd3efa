import Zoetrope
import ZoetropeDisplayList
import ZoetropeImages
import ZoetropeSequences

extension RecordingPlan {
  /// Runs a column, and records the work that its views cause at the selected frames. No files are
  /// written.
  ///
  /// Time passes through every frame from 0 on, as in a recording. The first frame includes the
  /// work that is done before time passes.
  ///
  /// - Parameters:
  ///   - column: The column.
  ///   - fonts: The fonts of texts.
  ///   - keepsElements: Whether the work is recorded for each element of a `ForEach` separately. If
  ///     not, the work of all elements is added up.
  ///   - hasPixels: Whether pixels are drawn and encoded as well. Frames with equal display lists
  ///     share a picture.
  ///   - noticed: Called with the diagnostics of each frame.
  /// - Throws: ``RecorderError``, `AnimError`, `HostError`, or the error of a cue.
  @MainActor package func profile(
    _ column: ComparisonColumn, fonts: SharedFonts, keepsElements: Bool, hasPixels: Bool,
    noticed: ([Diagnostic]) throws -> Void
  ) async throws -> Profile {
    let recorder = ProfileRecorder()
    let pixels = hasPixels ? ProfiledPixels(self, recorder) : nil
    recorder.beginFrame(0)
    let host = try start(column, fonts: fonts, profile: recorder)
    var wanted = frames[...]
    for frame in 0...(frames.last ?? 0) {
      if frame > 0 { recorder.beginFrame(frame) }
      try await host.advanceUntouched(to: rate.seconds(ofFrame: frame))
      let isWanted = frame == wanted.first
      if isWanted {
        wanted.removeFirst()
        let list = host.displayList()
        try pixels?.draw(list)
      }
      recorder.endFrame(keeps: isWanted)
      try noticed(host.takeDiagnostics())
    }
    return Profile(recorder.frames, of: recorder.views, keepsElements: keepsElements)
  }
}

/// Draws and encodes the pictures of a profile, and records how long that takes.
private final class ProfiledPixels {
  private let encoder: FrameEncoder
  private let recorder: ProfileRecorder
  private var last: DisplayList?

  init(_ plan: RecordingPlan, _ recorder: ProfileRecorder) {
    encoder = FrameEncoder(plan)
    self.recorder = recorder
  }

  func draw(_ list: DisplayList) throws {
    if list == last { return }
    last = list
    recorder.begin(.pixels)
    let encoding: Duration
    do throws(PNGError) { encoding = try encoder.encode(list) } catch {
      throw RecorderError.cannotEncode(path: "a frame", reason: FrameEncoder.reason(error))
    }
    recorder.end()
    let (seconds, attoseconds) = encoding.components
    let nanoseconds = seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    recorder.move(UInt64(max(nanoseconds, 0)), from: .pixels, to: .encoding)
  }
}
