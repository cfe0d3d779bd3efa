import Foundation
import ZoetropeFiles

/// A manifest or a journal in a folder, with the name of its file. It describes a part of a
/// sequence: the frames that one recording contributes.
package struct RecordedPart: Sendable {
  /// The name of the file, without its folder.
  package let name: String
  /// The content.
  package let manifest: Manifest

  /// Whether the recording of the part has not ended. The file is then a journal, not a manifest.
  package var isJournal: Bool { name.hasSuffix(Manifest.journalExtension) }

  /// Returns whether a file name is that of a manifest or a journal.
  package static func isName(_ name: String) -> Bool {
    (name.hasSuffix(Manifest.fileExtension) || name.hasSuffix(Manifest.journalExtension))
      && !name.hasPrefix(".")
  }

  /// Returns whether a file name is that of a manifest or a journal of the sequence with the given
  /// base name. The result is false for a file of another sequence, even if the base name of that
  /// sequence begins with the given one.
  package static func isName(_ name: String, of baseName: String) -> Bool {
    guard isName(name), name.hasPrefix(baseName) else { return false }
    var rest = PartSuffix(name.dropFirst(baseName.count))
    rest.skipSelection()
    rest.skipShard()
    return rest.skip(Manifest.fileExtension) && (rest.isEmpty || rest.skip("l") && rest.isEmpty)
  }

  /// Returns the parts whose files are in a folder, and the problems of the files that cannot be
  /// read. Both lists are in alphabetical order. If a part has a journal and a manifest, the
  /// manifest is obsolete and is left out.
  ///
  /// - Parameters:
  ///   - names: The names of the files in the folder. Files that are neither manifests nor journals
  ///     are ignored.
  ///   - folder: The path of the folder.
  package static func read(
    _ names: some Sequence<String>, in folder: String
  ) -> (parts: [RecordedPart], problems: [(name: String, problem: ManifestProblem)]) {
    var parts: [RecordedPart] = []
    var problems: [(name: String, problem: ManifestProblem)] = []
    var found: Set<String> = []
    // A loop, because to filter or to sort names the runtime searches all conformances of the
    // program. Most folders are new.
    for name in names where isName(name) { found.insert(name) }
    if found.isEmpty { return ([], []) }
    for name in found.sorted() where !found.contains(name + "l") {
      do throws(ManifestProblem) {
        if let part = try read(name, in: folder) { parts.append(part) }
      } catch {
        problems.append((name, error))
      }
    }
    return (parts, problems)
  }

  /// Reads a part from its manifest or journal. If a manifest has replaced the journal since the
  /// folder was listed, this method reads the manifest. Returns nil if both files are gone.
  private static func read(
    _ name: String, in folder: String
  ) throws(ManifestProblem) -> RecordedPart? {
    do throws(ManifestProblem) {
      return RecordedPart(
        name: name, manifest: try Manifest(path: FolderPath.joined(folder, name)))
    } catch {
      guard case .file(.system(ENOENT)) = error else { throw error }
      return name.hasSuffix(Manifest.journalExtension)
        ? try read(String(name.dropLast()), in: folder) : nil
    }
  }
}

/// The rest of the name of a part's file, read byte by byte: to compile a regular expression takes
/// as long as to draw a small frame.
private struct PartSuffix {
  private var rest: Substring.UTF8View

  init(_ text: Substring) { rest = text.utf8 }

  var isEmpty: Bool { rest.isEmpty }

  /// Skips the frames of the part, such as `.frames-0-9+20x2`, or their hash.
  mutating func skipSelection() {
    attempt {
      $0.skip(".frames-")
        && $0.skipAll {
          switch $0 {
          case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "x"), UInt8(ascii: "+"), UInt8(ascii: "-"):
            true
          default: false
          }
        }
    }
  }

  /// Skips the shard of the part, such as `.shard-0-of-2`.
  mutating func skipShard() {
    attempt { $0.skip(".shard-") && $0.skipNumber() && $0.skip("-of-") && $0.skipNumber() }
  }

  /// Skips a text, and returns whether it is next.
  mutating func skip(_ text: String) -> Bool {
    guard rest.starts(with: text.utf8) else { return false }
    rest = rest.dropFirst(text.utf8.count)
    return true
  }

  private mutating func skipNumber() -> Bool {
    skipAll { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }

  /// Skips all bytes at the start that satisfy a predicate, and returns whether there are any.
  private mutating func skipAll(where isPart: (UInt8) -> Bool) -> Bool {
    let count = rest.count
    while let byte = rest.first, isPart(byte) { rest = rest.dropFirst() }
    return rest.count < count
  }

  /// Skips all that a closure skips, or nothing if the closure returns false.
  private mutating func attempt(_ body: (inout PartSuffix) -> Bool) {
    var next = self
    if body(&next) { self = next }
  }
}
