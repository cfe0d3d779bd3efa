/// The names of the files of frames.
package enum FrameName {
  /// Returns the name of a frame's file, such as `wheel_00042.png`. Numbers above 99999 have more
  /// digits.
  package static func text(of frame: Int, baseName: String) -> String {
    let digits = String(frame)
    let zeros = String(repeating: "0", count: max(0, 5 - digits.count))
    return "\(baseName)_\(zeros)\(digits).png"
  }
}
