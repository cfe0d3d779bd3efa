import Foundation
import Zoetrope
import ZoetropeFiles
import ZoetropeRecorder

/// The pictures of one preview: a still or a sequence for each color scheme.
@MainActor struct PreviewPictures {
  let named: NamedPreview
  let survey: DeclaredPreview.Survey
  /// The duration of the sequences in seconds; nil for stills.
  let duration: Double?
  /// The moment of the stills, in seconds.
  let time: Double

  /// The schemes to draw: the one that the view prefers, or both.
  var schemes: [ColorScheme] { survey.preferredScheme.map { [$0] } ?? [.light, .dark] }

  /// The name of the file, or of the folder of a sequence.
  func name(_ scheme: ColorScheme) -> String {
    baseName(scheme) + (duration == nil ? ".png" : "")
  }

  private func baseName(_ scheme: ColorScheme) -> String {
    "\(named.id)-\(PreviewPictures.word(scheme))"
  }

  /// The word for a scheme in names and texts.
  static func word(_ scheme: ColorScheme) -> String { scheme == .dark ? "dark" : "light" }

  /// Draws the preview in a scheme, and writes its file or its folder.
  ///
  /// - Parameters:
  ///   - scheme: The scheme.
  ///   - folder: The path of the folder of all previews.
  ///   - options: The options of a recording.
  ///   - reporter: Makes the receiver of progress for a number of frames.
  /// - Returns: The paths of the frames, and the diagnostics of a still.
  /// - Throws: `RecorderError`, `AnimError` or `HostError`.
  func write(
    _ scheme: ColorScheme, to folder: String, options: RecordingOptions,
    reporter: (RecordingPlan) -> ProgressReporter
  ) async throws -> (paths: [String], diagnostics: [Diagnostic]) {
    let path = FolderPath.joined(folder, name(scheme))
    guard duration != nil else {
      let (picture, diagnostics) = try await anim(scheme).still(.time(time), options: options)
      try picture.write(to: path)
      return ([path], diagnostics)
    }
    var options = options
    options.folder = path
    let plan = try RecordingPlan(anim(scheme), options: options)
    let reporter = reporter(plan)
    try await Recorder(plan, monitor: reporter).record()
    reporter.finish("wrote \(Amount.count(plan.frames.count, "frame")) to \(path)")
    return (plan.frames.map { FolderPath.joined(path, plan.fileName(ofFrame: $0)) }, [])
  }

  /// The animation that shows the preview.
  func anim(_ scheme: ColorScheme) -> Anim {
    // A still advances through the frames before its moment, and an animation lasts some time.
    Anim(baseName(scheme), survey, scheme: scheme, duration: duration ?? max(time, 1))
  }
}
