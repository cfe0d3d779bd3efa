import Foundation

extension FrameFile {
  /// Removes each temporary file whose process ran on this machine and has ended.
  ///
  /// - Parameters:
  ///   - folder: The folder to search.
  ///   - isOwn: A closure that returns whether this recording could write a file of the given name.
  ///     A temporary file for any other name is kept.
  package func removeLeftovers(in folder: String, where isOwn: (String) -> Bool) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names {
      guard let leftover = Leftover(name), isOwn(leftover.name) else { continue }
      let isOurs = leftover.host == FrameFile.hostName
      guard isOurs, !FrameFile.isAlive(leftover.process) else { continue }
      unlink(folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)")
    }
  }

  /// Whether another process with this identifier is running. The current process does not count,
  /// because at the start of a recording, a file with its identifier is from an earlier process.
  private static func isAlive(_ process: pid_t) -> Bool {
    process != getpid() && (kill(process, 0) == 0 || errno == EPERM)
  }

  /// The parts of a temporary file's name: `.NAME.HOST.PID.part`.
  private struct Leftover {
    let name: String
    let host: String
    let process: pid_t

    init?(_ fileName: String) {
      guard fileName.hasPrefix("."), fileName.hasSuffix(".part") else { return nil }
      let parts = fileName.dropFirst().split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count >= 4, let process = pid_t(parts[parts.count - 2]), process > 0 else {
        return nil
      }
      self.process = process
      host = String(parts[parts.count - 3])
      name = parts.dropLast(3).joined(separator: ".")
    }
  }
}
