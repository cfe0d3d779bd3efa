import ZoetropeProcess
import Foundation
import ZoetropeFiles
import ZoetropeImages
import ZoetropeText

/// Identifies the program and the libraries that the bytes of frames depend on.
enum ProgramIdentity {
  /// The build ID that the linker has put into the program, in hexadecimal. If the program has no
  /// build ID, the value is the checksum of the program's file.
  static let build: String = {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = zoetrope_build_id(&bytes, bytes.count)
    if count > 0 {
      return bytes.withUnsafeBytes {
        Checksum.text(ofBytes: UnsafeRawBufferPointer(rebasing: $0[..<count]))
      }
    }
    guard let program = try? RegularFile(path: "/proc/self/exe", limit: .max),
      let content = try? program.map()
    else { return "unknown" }
    defer { munmap(UnsafeMutableRawPointer(mutating: content.baseAddress), content.count) }
    return Checksum.xxh64.text(of: content)
  }()

  /// The versions of the libraries that the program has loaded, by the name of the library.
  static let libraries: [String: String] = {
    let system = [("libc", String(cString: zoetrope_c_library_version()))]
    let versions = PNGVersions.all + TextVersions.all + system
    return Dictionary(versions, uniquingKeysWith: { first, _ in first })
  }()
}
