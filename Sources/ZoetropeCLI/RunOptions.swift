import Foundation
import Zoetrope

/// The values of the options that control how an animation is run and recorded. The values are as
/// typed, and have not been checked. They are nil or empty for options that were not given.
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
  var stream: String?
  var overwrites = false
  var resumes = false
  var anyBuild = false
  var shard: String?
  var checksum: String?
  var isStrict = false
  var maxMemory: String?
  /// The value of the environment variable ``referenceVariable``; nil if the variable is unset.
  var reference = getenv(referenceVariable).map { String(cString: $0) }

  /// Whether the frames are written to stdout.
  var isStream: Bool { output == "-" }

  /// The path of the output folder for an animation.
  func folderName(_ anim: Anim) -> String { output ?? "frames/\(anim.name)" }

  /// The name of the output folder in error messages.
  var outputName: String { output.map { "--output \($0)" } ?? "the output folder" }
}
