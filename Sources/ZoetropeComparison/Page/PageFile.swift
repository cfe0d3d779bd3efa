import Foundation
import Synchronization
import ZoetropeFiles
import ZoetropeImages
import ZoetropePNG
import ZoetropePageAssets
import ZoetropeRecorder
import ZoetropeSequences

/// The HTML file of an animation while it is being written. The file contains all pictures and
/// numbers, and works without a server.
///
/// Guarantees: the file appears under its name only when it is complete. The file contains equal
/// pictures of a column only once. At most one block of pictures is in memory.
package final class PageFile: Sendable {
  private let state: Mutex<State>
  private let path: String
  private let replaces: Bool

  private struct State: ~Copyable {
    var file: PendingFile?
    /// The bytes that are still to be written.
    var buffer: [UInt8] = []
    /// The number of bytes added so far.
    var count = 0
    /// The index of the column whose pictures are being added.
    var column = 0
    /// The number of pictures added to the column so far.
    var pictureCount = 0
    /// The index of each picture of the column, by its key.
    var pictures: [PictureKey: Int] = [:]
  }

  /// The number of pictures in a block. The page decodes all pictures of a block together.
  static let blockLength = 64
  /// The number of bytes that are collected before they are written.
  private static let bufferLength = 1 << 20

  /// Creates the file under a temporary name.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - replaces: Whether an existing file may be replaced.
  /// - Throws: `RecorderError` if the file exists or cannot be created.
  package init(_ path: String, replaces: Bool) throws(RecorderError) {
    if !replaces, FileStatus.exists(path) { throw .framesExist(first: path, count: 1) }
    if FileStatus(of: path) == .folder { throw .cannotCreate(path: path, code: EISDIR) }
    (self.path, self.replaces) = (path, replaces)
    state = Mutex(State(file: try PendingFile(path)))
  }

  /// Appends text.
  func add(_ text: String) throws(RecorderError) {
    try append(Array(text.utf8))
  }

  /// Appends the bytes of a picture as base64.
  func add(base64 bytes: Data) throws(RecorderError) {
    try append(Array(bytes.base64EncodedData()))
  }

  /// Appends a script element with compressed data.
  ///
  /// - Parameters:
  ///   - attributes: The attributes of the element, such as `id="numbers"`.
  ///   - text: The data.
  func addData(_ attributes: String, _ text: String) throws(RecorderError) {
    let compressed: [UInt8]
    do throws(PNGError) { compressed = try ZlibStream.compressed(Array(text.utf8)) } catch {
      throw .cannotEncode(path: path, reason: "\(error)")
    }
    try add("<script type=\"text/plain\" \(attributes)>")
    try add(base64: Data(compressed))
    try add("</script>\n")
  }

  /// Begins the pictures of a column.
  func beginPictures(ofColumn column: Int) {
    state.withLock { state in
      (state.column, state.pictureCount, state.pictures) = (column, 0, [:])
    }
  }

  /// Appends a picture to the current column. A picture that the column already contains is not
  /// written again.
  ///
  /// - Parameter png: The bytes of a PNG file.
  package func addPicture(_ png: UnsafeRawBufferPointer) throws(RecorderError) {
    let picture = PictureKey(png)
    let (index, earlier, column) = state.withLock { state in
      let index = state.pictureCount
      state.pictureCount += 1
      let earlier = state.pictures[picture]
      if earlier == nil { state.pictures[picture] = index }
      return (index, earlier, state.column)
    }
    if index % PageFile.blockLength == 0 {
      try add(
        (index > 0 ? "</script>\n" : "")
          + "<script type=\"text/plain\" class=\"frames\" data-column=\"\(column)\" "
          + "data-first=\"\(index)\">")
    }
    if let earlier {
      try add("=\(earlier)\n")
    } else {
      try add(base64: Data(png))
      try add("\n")
    }
  }

  /// Ends the pictures of the current column.
  func endPictures() throws(RecorderError) {
    if state.withLock({ $0.pictureCount }) > 0 { try add("</script>\n") }
  }

  private func append(_ bytes: [UInt8]) throws(RecorderError) {
    try state.withLock { state throws(RecorderError) in
      state.buffer += bytes
      state.count += bytes.count
      if state.buffer.count >= PageFile.bufferLength { try PageFile.flush(&state) }
    }
  }

  private static func flush(_ state: inout State) throws(RecorderError) {
    try state.file?.write(state.buffer)
    state.buffer.removeAll(keepingCapacity: true)
  }

  /// Completes the file.
  ///
  /// - Returns: The size of the file in bytes.
  /// - Throws: `RecorderError` if the file cannot be written, or if another program has created the
  ///   file in the meantime and the file must not be replaced.
  package func close() throws(RecorderError) -> Int {
    let replaces = replaces
    return try state.withLock { state throws(RecorderError) in
      try PageFile.flush(&state)
      if let file = state.file.take() { try file.commit(replaces: replaces) }
      return state.count
    }
  }
}

/// The identity of a picture. Equal pictures have equal keys; different pictures with equal keys do
/// not occur in practice.
struct PictureKey: Hashable {
  private let hash: UInt64
  private let byteCount: Int

  /// Creates the key of the bytes of a PNG file. O(*n*) for *n* bytes.
  init(_ png: UnsafeRawBufferPointer) {
    (hash, byteCount) = (XXH64.hash(png), png.count)
  }

  /// Creates the key of the bytes of a PNG file. O(*n*) for *n* bytes.
  init(_ png: Data) {
    self = png.withUnsafeBytes { PictureKey($0) }
  }
}
