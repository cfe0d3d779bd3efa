import Foundation

/// The output folder of a recording.
package struct FrameSink: Sendable {
  private let plan: RecordingPlan
  private let file = FrameFile()

  /// Creates a sink for a recording, without writing anything.
  package init(_ plan: RecordingPlan) { self.plan = plan }

  /// Creates the folder and its parents, and removes incomplete files of earlier processes.
  ///
  /// - Throws: ``RecorderError/cannotCreate(path:code:)``.
  package func open() throws(RecorderError) {
    try makeFolder(plan.folder)
    file.removeLeftovers(in: plan.folder, where: plan.isOwnFile)
  }

  /// Writes a file atomically, replacing any existing one.
  ///
  /// - Throws: ``RecorderError/cannotCreate(path:code:)`` or
  ///   ``RecorderError/cannotWrite(path:code:)``.
  package func write(_ bytes: UnsafeRawBufferPointer, named name: String) throws(RecorderError) {
    try file.write(bytes, named: name, in: plan.folder)
  }

  /// Creates a folder and its parents.
  private func makeFolder(_ path: String) throws(RecorderError) {
    if mkdir(path, 0o777) == 0 { return }
    let code = errno
    if FileStatus(of: path) == .folder { return }
    let above = FolderPath.above(path)
    guard code == ENOENT, above != path else {
      throw .cannotCreate(path: plan.folder, code: code)
    }
    try makeFolder(above)
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
      throw .cannotCreate(path: plan.folder, code: errno)
    }
  }
}

extension RecordingPlan {
  /// Whether a recording with this plan's kind and base name can write a file called `name`.
  func isOwnFile(_ name: String) -> Bool {
    if kind == .comparison, name == RecordingPlan.tableName { return true }
    let prefix = "\(baseName)_"
    guard name.hasPrefix(prefix), name.hasSuffix(".png") else { return false }
    let digits = name.dropFirst(prefix.count).dropLast(4)
    return digits.count >= 5 && digits.allSatisfy { ("0"..."9") ~= $0 }
  }
}
