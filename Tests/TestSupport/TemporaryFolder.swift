import Foundation

/// A folder that is removed with the value that made it.
public final class TemporaryFolder: Sendable {
  public let path: String

  /// Chooses a new path.
  ///
  /// - Parameter isCreated: whether the folder is created, too.
  public init(isCreated: Bool = true) throws {
    let base = FileManager.default.temporaryDirectory.path
    path = "\(base)/zoetrope-tests-\(UUID().uuidString)"
    guard isCreated else { return }
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { remove() }

  /// Removes the folder and all that is in it.
  public func remove() { try? FileManager.default.removeItem(atPath: path) }

  public var url: URL { URL(filePath: path, directoryHint: .isDirectory) }

  /// The names in the folder, hidden ones too, sorted.
  public var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// The names of the PNG files in the folder, sorted.
  public var pictures: [String] { names.filter { $0.hasSuffix(".png") } }

  /// Whether there is a file or a folder at a path inside.
  public func contains(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(path)/\(name)")
  }

  /// The content of a file; empty if there is no file.
  public func bytes(_ name: String) -> [UInt8] {
    FileManager.default.contents(atPath: "\(path)/\(name)").map(Array.init) ?? []
  }

  /// Writes a file, and creates the folders on the way to it.
  @discardableResult
  public func write(_ data: Data, to name: String) throws -> URL {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file
  }

  /// Writes a text in UTF-8.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> URL {
    try write(Data(text.utf8), to: name)
  }

  /// Creates a file of one byte.
  public func touch(_ name: String) {
    _ = FileManager.default.createFile(atPath: "\(path)/\(name)", contents: Data([1]))
  }
}

/// Runs a test with the path of a folder, which is removed afterwards.
///
/// - Parameter isCreated: whether the folder exists at first.
public func withTemporaryFolder(
  isCreated: Bool = true, isolation: isolated (any Actor)? = #isolation,
  _ body: (String) async throws -> Void
) async throws {
  let folder = try TemporaryFolder(isCreated: isCreated)
  defer { folder.remove() }
  try await body(folder.path)
}
