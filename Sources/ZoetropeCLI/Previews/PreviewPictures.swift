import Foundation
import Zoetrope
import ZoetropeFiles
import ZoetropeRecorder
import ZoetropeScenes

/// The pictures of one preview: a still or a sequence for each color scheme.
@MainActor struct PreviewPictures {
  let named: NamedPreview
  let survey: DeclaredPreview.Survey
  /// The duration of the sequences in seconds; nil for stills.
  let duration: Double?
  /// The time of the stills, in seconds.
  let time: Double

  /// The color schemes to draw: the scheme that the view prefers, or light and dark if it prefers
  /// none.
  var schemes: [ColorScheme] { survey.preferredScheme.map { [$0] } ?? [.light, .dark] }

  /// Returns the name of the picture for a color scheme. For a sequence, returns the name of its
  /// folder.
  func name(_ scheme: ColorScheme) -> String {
    baseName(scheme) + (duration == nil ? ".png" : "")
  }

  private func baseName(_ scheme: ColorScheme) -> String {
    "\(named.id)-\(PreviewPictures.word(scheme))"
  }

  /// Returns the name of a color scheme in file names and texts.
  static func word(_ scheme: ColorScheme) -> String { scheme == .dark ? "dark" : "light" }

  /// Draws the preview in a color scheme, and writes its picture or its sequence.
  ///
  /// - Parameters:
  ///   - scheme: The color scheme.
  ///   - folder: The path of the folder with all previews.
  ///   - options: The options of the recording if the preview is a sequence, or the options of the
  ///     picture if the preview is a still.
  ///   - reporter: A closure that takes the plan of a recording and returns the receiver of its
  ///     progress.
  /// - Returns: The paths of the files and, if the preview is a single picture, its diagnostics.
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

  /// Returns the animation that shows the preview in a color scheme.
  func anim(_ scheme: ColorScheme) -> Anim {
    // A still is the result of all frames before its time, so the animation lasts until that time.
    // It lasts at least 1 second, because a duration must be positive.
    Anim(baseName(scheme), survey, scheme: scheme, duration: duration ?? max(time, 1))
  }
}
