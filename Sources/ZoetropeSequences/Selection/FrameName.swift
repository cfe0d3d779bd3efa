/// The names of the files of frames.
package enum FrameName {
  /// The maximum length, in bytes, of the joined names of compared animations in a base name.
  private static let longestNames = 150

  /// Returns the text with which the names of the files of a comparison begin, such as
  /// `wheel+wave-compare`.
  ///
  /// - Parameter anims: The names of the animations of the columns, from left to right; not empty.
  package static func baseName(comparing anims: [String]) -> String {
    var names: [String] = []
    for anim in anims where !names.contains(anim) { names.append(anim) }
    let joined = names.joined(separator: "+")
    return (joined.utf8.count > longestNames ? names[0] : joined) + "-compare"
  }

  /// Returns the name of a frame's file, such as `wheel_00042.png`. Numbers above 99999 have more
  /// digits.
  package static func text(of frame: Int, baseName: String) -> String {
    let digits = String(frame)
    let zeros = String(repeating: "0", count: max(0, 5 - digits.count))
    return "\(baseName)_\(zeros)\(digits).png"
  }
}
