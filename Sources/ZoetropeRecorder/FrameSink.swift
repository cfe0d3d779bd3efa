import Foundation

/// Where the files of a recording go.
package struct FrameSink: Sendable {
  private let plan: RecordingPlan
  private let file = FrameFile()

  /// Creates a sink for a recording; nothing is written yet.
  package init(_ plan: RecordingPlan) { self.plan = plan }

  /// Makes the folder, with those above it, and removes what earlier runs have left half written.
  package func open() throws(RecorderError) {
    try makeFolder(plan.folder)
    file.removeLeftovers(in: plan.folder, where: plan.isOwnFile)
  }

  /// Writes one file, whole or not at all.
  package func write(_ bytes: UnsafeRawBufferPointer, named name: String) throws(RecorderError) {
    try file.write(bytes, named: name, in: plan.folder)
  }

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
  /// Whether a recording of this kind writes a file of this name.
  func isOwnFile(_ name: String) -> Bool {
    if kind == .comparison, name == RecordingPlan.tableName { return true }
    let prefix = "\(baseName)_"
    guard name.hasPrefix(prefix), name.hasSuffix(".png") else { return false }
    let digits = name.dropFirst(prefix.count).dropLast(4)
    return digits.count >= 5 && digits.allSatisfy { ("0"..."9") ~= $0 }
  }
}
