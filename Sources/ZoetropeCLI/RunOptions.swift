import Foundation

/// What was typed after the flags that say how an animation is run and recorded; `nil` or empty
/// where a flag was not there. Nothing has been checked.
struct RunOptions: Sendable {
  var fps: String?
  var size: String?
  var frames: String?
  var scale: String?
  var mode: String?
  var settings: [String] = []
  var background: String?
  var compression: String?
  var jobs: String?
  var output: String?
  var overwrites = false
  var isStrict = false
  /// What the environment says about fast paths.
  var reference = getenv(referenceVariable).map { String(cString: $0) }

  /// How an error names the output folder.
  var outputName: String { output.map { "--output \($0)" } ?? "the output folder" }
}
