import Foundation

/// The output folder of a recording.
package struct FrameSink: Sendable {
  private let plan: RecordingPlan
  private let file = FrameFile()

  /// Creates a sink for a recording, without writing anything.
  package init(_ plan: RecordingPlan) { self.plan = plan }

  /// Creates the folder and its parents, and removes incomplete files of earlier processes. If the
  /// recording is whole and may replace files, this method also removes frames that do not belong
  /// to the recording.
  ///
  /// - Returns: The claim to the frames, which must be kept until the last one is written, and the
  ///   names of the removed frames, in alphabetical order.
  /// - Throws: ``RecorderError/cannotCreate(path:code:)``,
  ///   ``RecorderError/cannotWrite(path:code:)``, ``RecorderError/framesClaimed(first:)``, or
  ///   ``RecorderError/framesExist(first:count:)`` if another recording has just written them.
  package func open() throws(RecorderError) -> (claim: FrameClaim?, removed: [String]) {
    try makeFolder(plan.folder)
    let claim = try FrameClaim.make(for: plan)
    do throws(RecorderError) { return (claim, try prepare()) } catch {
      claim?.release()
      throw error
    }
  }

  /// Checks the folder again, now that no other recording can write this recording's frames. Then
  /// removes incomplete files and stale frames. Returns the names of the removed frames.
  private func prepare() throws(RecorderError) -> [String] {
    try plan.checkOutput()
    file.removeLeftovers(in: plan.folder, where: plan.isOwnFile)
    let stale = plan.overwrites ? plan.staleFrames : []
    for name in stale where unlink(plan.path(to: name)) != 0 && errno != ENOENT {
      throw .cannotWrite(path: plan.path(to: name), code: errno)
    }
    return stale
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
      throw FrameFile.error(plan.folder, .create, code: code)
    }
    try makeFolder(above)
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
      throw FrameFile.error(plan.folder, .create, code: errno)
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
