import Foundation
import ZoetropeFiles

/// A manifest or a journal in a folder, with the path of its file.
package struct RecordedPart: Sendable {
  /// The name of the file, without its folder.
  package let name: String
  /// The content.
  package let manifest: Manifest

  /// Whether the recording has not ended.
  package var isJournal: Bool { name.hasSuffix(Manifest.journalExtension) }

  /// Whether a file name is that of a manifest or a journal.
  package static func isName(_ name: String) -> Bool {
    (name.hasSuffix(Manifest.fileExtension) || name.hasSuffix(Manifest.journalExtension))
      && !name.hasPrefix(".")
  }

  /// Whether a file name is that of a part of the sequence with a base name. The names of other
  /// animations may begin with the same letters.
  package static func isName(_ name: String, of baseName: String) -> Bool {
    guard isName(name), name.hasPrefix(baseName) else { return false }
    let rest = name.dropFirst(baseName.count)
    let suffix = /(\.frames-[0-9a-fx+\-]+)?(\.shard-[0-9]+-of-[0-9]+)?\.zoetrope\.jsonl?/
    return rest.wholeMatch(of: suffix) != nil
  }

  /// Returns the parts among files in a folder, and the problems of those that cannot be read, each
  /// in alphabetical order. A manifest beside a journal of the same part is obsolete, and left out.
  ///
  /// - Parameters:
  ///   - names: The names of the files in the folder; others than manifests are ignored.
  ///   - folder: The path of the folder.
  package static func read(
    _ names: some Sequence<String>, in folder: String
  ) -> (parts: [RecordedPart], problems: [(name: String, problem: ManifestProblem)]) {
    var parts: [RecordedPart] = []
    var problems: [(name: String, problem: ManifestProblem)] = []
    let names = Set(names.filter(isName))
    for name in names.sorted() where !names.contains(name + "l") {
      do throws(ManifestProblem) {
        if let part = try read(name, in: folder) { parts.append(part) }
      } catch {
        problems.append((name, error))
      }
    }
    return (parts, problems)
  }

  /// Reads a part. If its journal has become a manifest since the folder was listed, reads that; if
  /// both are gone, returns nil.
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
