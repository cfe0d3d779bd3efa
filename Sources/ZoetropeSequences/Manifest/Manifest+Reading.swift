import Foundation
import ZoetropeFiles

/// The reason why a manifest or a journal cannot be used.
package enum ManifestProblem: Error, Equatable, Sendable {
  /// The file cannot be read.
  case file(FileProblem)
  /// The file is not a valid manifest or journal. The associated string is a clause that tells the
  /// reason.
  case malformed(String)
  /// The file has a newer format, which this program cannot read.
  case newer(format: Int)
}

extension ManifestProblem: CustomStringConvertible {
  /// A clause that states the problem, without the path of the file.
  package var description: String {
    switch self {
    case .file(let problem): "\(problem)"
    case .malformed(let reason): "it is not a manifest of Zoetrope, or it is damaged: \(reason)"
    case .newer(let format):
      "it has format \(format), and this version of the program reads format \(Manifest.format)"
    }
  }
}

extension Manifest {
  /// Reads a manifest or a journal. The last line of a journal is ignored if it is incomplete.
  ///
  /// - Throws: ``ManifestProblem``.
  /// - Complexity: O(*n*) in the number of bytes.
  package init(path: String) throws(ManifestProblem) {
    let bytes: [UInt8]
    do throws(FileProblem) { bytes = try RegularFile(path: path, limit: .max).bytes() } catch {
      throw .file(error)
    }
    try self.init(bytes, isJournal: path.hasSuffix(Manifest.journalExtension))
  }

  /// Parses a manifest or a journal.
  ///
  /// - Throws: ``ManifestProblem/malformed(_:)`` or ``ManifestProblem/newer(format:)``.
  package init(_ bytes: [UInt8], isJournal: Bool) throws(ManifestProblem) {
    if isJournal {
      try self.init(journal: bytes)
    } else {
      let content: Content = try Manifest.decode(bytes)
      try self.init(content.header, content.inputs + content.files + content.frames)
    }
  }

  private init(journal bytes: [UInt8]) throws(ManifestProblem) {
    guard let end = bytes.firstIndex(of: 10), let last = bytes.lastIndex(of: 10) else {
      throw .malformed("its first line is incomplete")
    }
    let header: Header = try Manifest.decode(bytes[..<end])
    let lines = bytes[end...last].split(separator: 10)
    let whole: [ManifestEntry]? = try? Manifest.decode([91] + lines.joined(separator: [44]) + [93])
    // A power failure can damage a line. The line's frame is then recorded again.
    let entries = whole ?? lines.compactMap { try? Manifest.decode($0) as ManifestEntry }
    try self.init(header, entries)
  }

  private init(_ header: Header, _ entries: [ManifestEntry]) throws(ManifestProblem) {
    self.init(header.settings, part: header.part)
    guard header.fingerprint == settings.fingerprint else {
      throw .malformed("its fingerprint is not that of its settings")
    }
    guard 1...RecordingSettings.largestCount ~= settings.count else {
      throw .malformed("its count is \(settings.count)")
    }
    guard settings.pixels.count == 2, RecordingSettings.isRate(settings.rate),
      settings.pixels.allSatisfy({ 1...RecordingSettings.longestSide ~= $0 })
    else { throw .malformed("its pixels are \(settings.pixels), its rate is \(settings.rate)") }
    if case .shard(let index, let count, _) = part, Shard(index: index, of: count) == nil {
      throw .malformed("it has shard \(index) of \(count)")
    }
    let baseName = baseName
    for entry in entries {
      let isName = !entry.file.isEmpty && !entry.file.contains("/")
      guard isName, entry.byteCount >= 0 else {
        throw .malformed("it has an entry for \"\(entry.file)\"")
      }
      if case .frame(let number) = entry.subject {
        guard 0..<settings.count ~= number,
          FrameName.text(of: number, baseName: baseName) == entry.file
        else { throw .malformed("it has an entry for \"\(entry.file)\" as frame \(number)") }
      }
      add(entry)
    }
  }

  private static func decode<Value: Decodable>(
    _ bytes: some Sequence<UInt8>
  ) throws(ManifestProblem) -> Value {
    do { return try JSONDecoder().decode(Value.self, from: Data(bytes)) } catch {
      if let problem = error as? ManifestProblem { throw problem }
      throw .malformed(Manifest.reason(error))
    }
  }

  private static func reason(_ error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, _): "\"\(key.stringValue)\" is missing"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "\"\(context.codingPath.last?.stringValue ?? "")\" has the wrong type"
    case DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty:
      "it is not valid JSON"
    case DecodingError.dataCorrupted(let context): context.debugDescription
    default: "\(error)"
    }
  }

  /// The lines before the entries.
  private struct Header: Decodable {
    let settings: RecordingSettings
    let fingerprint: String
    let part: ManifestPart

    private enum Key: String, CodingKey { case format, fingerprint, part }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      let format = try container.decode(Int.self, forKey: .format)
      guard format == Manifest.format else { throw ManifestProblem.newer(format: format) }
      settings = try RecordingSettings(from: decoder)
      fingerprint = try container.decode(String.self, forKey: .fingerprint)
      part = try container.decodeIfPresent(ManifestPart.self, forKey: .part) ?? .whole
    }
  }

  private struct Content: Decodable {
    let header: Header
    let inputs, files, frames: [ManifestEntry]

    private enum Key: String, CodingKey { case inputs, files, frames }

    init(from decoder: any Decoder) throws {
      header = try Header(from: decoder)
      let container = try decoder.container(keyedBy: Key.self)
      inputs = try container.decode([ManifestEntry].self, forKey: .inputs)
      files = try container.decode([ManifestEntry].self, forKey: .files)
      frames = try container.decode([ManifestEntry].self, forKey: .frames)
    }
  }
}

extension ManifestPart: Decodable {
  private enum Key: String, CodingKey { case shard, of, frames }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let frames = try container.decodeIfPresent(String.self, forKey: .frames)
    if let index = try container.decodeIfPresent(Int.self, forKey: .shard) {
      self = .shard(
        index: index, count: try container.decode(Int.self, forKey: .of), frames: frames)
    } else {
      self = .frames(frames ?? "")
    }
  }
}
