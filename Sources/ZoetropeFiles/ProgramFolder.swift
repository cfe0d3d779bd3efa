import Foundation

/// Examines the folder of the program without Foundation's main bundle.
///
/// Creating the main bundle takes as long as laying out a short text.
package enum ProgramFolder {
  /// Whether the main bundle may contain tables of translations.
  ///
  /// On Linux, Foundation looks for such tables in the following files and folders. The value is
  /// false if none of them exists:
  ///
  /// - folders `*.lproj` beside the program;
  /// - the bundle folders `Contents`, `Resources`, `Support Files` and `*.resources` beside the
  ///   program;
  /// - `share/NAME.resources` beside the folder of the program.
  package static let mayHaveResources = mayHaveResources(program: program)

  /// The path of the program; empty if the system does not provide it.
  private static var program: String {
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
      count = max(0, readlink("/proc/self/exe", buffer.baseAddress!, buffer.count))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns whether the bundle of a program may contain tables of translations.
  ///
  /// - Parameter program: The path of the program. If it has no slash, the result is true.
  static func mayHaveResources(program: String) -> Bool {
    guard let slash = program.lastIndex(of: "/") else { return true }
    let name = program[slash...].dropFirst()
    let folder = program[..<slash]
    guard let stream = opendir("\(folder)/") else { return true }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let file = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if file.hasSuffix(".lproj") || file.hasSuffix(".resources") { return true }
      if ["Contents", "Resources", "Support Files"].contains(file) { return true }
    }
    let parent = folder.lastIndex(of: "/").map { folder[..<$0] } ?? ""
    let shared = "\(parent)/share/\(name).resources"
    var status = stat()
    return stat(shared, &status) == 0
  }
}
