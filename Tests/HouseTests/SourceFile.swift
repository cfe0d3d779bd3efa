import Foundation
import Synchronization

/// A Swift file of the package, as the rules of the house read it.
struct SourceFile {
  /// The path, relative to the folder that was searched.
  let path: String
  /// The text as it is.
  let text: String
  /// The text without comments and string literals. Code in interpolations is left out, too.
  let code: String

  init(path: String, text: String) {
    self.init(path: path, text: text, code: Self.code(of: text))
  }

  private init(path: String, text: String, code: String) {
    self.path = path
    self.text = text
    self.code = code
  }

  /// The text without comments and string literals.
  private static func code(of text: String) -> String {
    // The sources have several megabytes, for which regular expressions take seconds without
    // optimization.
    var bytes = Array(text.utf8)
    let end = bytes.count
    let quote = UInt8(ascii: "\"")
    let slash = UInt8(ascii: "/")
    let newline = UInt8(ascii: "\n")
    let kept = bytes.withUnsafeMutableBufferPointer { buffer in
      guard let bytes = buffer.baseAddress else { return 0 }
      func isTriple(_ at: Int) -> Bool {
        at + 2 < end && bytes[at] == quote && bytes[at + 1] == quote && bytes[at + 2] == quote
      }
      /// The index after the string literal that begins at an index; nil if none does.
      func endOfLiteral(_ start: Int) -> Int? {
        var at = start
        if isTriple(start) {
          at += 3
          while at < end, !isTriple(at) { at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1 }
          return at < end ? at + 3 : nil
        }
        at += 1
        while at < end, bytes[at] != quote {
          if bytes[at] == UInt8(ascii: "\\") { at += 1 }
          if at < end, bytes[at] == newline { return nil }
          at += 1
        }
        return at < end ? at + 1 : nil
      }
      var read = 0
      var kept = 0
      while read < end {
        if bytes[read] == quote, let after = endOfLiteral(read) {
          read = after
        } else if bytes[read] == slash, read + 1 < end, bytes[read + 1] == slash {
          while read < end, bytes[read] != newline { read += 1 }
        } else {
          bytes[kept] = bytes[read]
          kept += 1
          read += 1
        }
      }
      return kept
    }
    return String(decoding: bytes[..<kept], as: UTF8.self)
  }

  /// The name of the file, without folders.
  var name: Substring { path.split(separator: "/").last ?? "" }

  /// The root of the package.
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let known = Mutex<[String: [SourceFile]]>([:])

  /// All Swift files below a folder of the package, sorted by path. Each file is read once.
  static func all(under folder: String) throws -> [SourceFile] {
    let top = String(folder.prefix { $0 != "/" })
    let files = try known.withLock { known in
      if let files = known[top] { return files }
      let files = try read(under: top)
      known[top] = files
      return files
    }
    if folder == top { return files }
    let prefix = folder.dropFirst(top.count + 1) + "/"
    return files.filter { $0.path.hasPrefix(prefix) }.map {
      SourceFile(path: String($0.path.dropFirst(prefix.count)), text: $0.text, code: $0.code)
    }
  }

  private static func read(under folder: String) throws -> [SourceFile] {
    let folder = root.appending(path: folder)
    // Packages within the tests have folders of build products, with sources of their dependencies.
    let paths =
      FileManager.default.enumerator(atPath: folder.path)?
      .compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") && !$0.contains("/.") } ?? []
    return try paths.sorted().map {
      SourceFile(
        path: $0, text: try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
    }
  }
}
