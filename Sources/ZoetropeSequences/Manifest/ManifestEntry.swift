import ZoetropeFiles

/// An entry of a manifest or a journal. It describes a frame, another file of the recording, or a
/// file that the animation has read.
package struct ManifestEntry: Equatable, Sendable {
  /// The subject of an entry.
  package enum Subject: Hashable, Sendable {
    /// The frame with the given number.
    case frame(Int)
    /// A file beside the frames, such as the table of a comparison.
    case table
    /// A font or an image that the animation has read.
    case input
  }

  /// The subject of the entry.
  package let subject: Subject
  /// The name of the file, without its folder.
  package let file: String
  /// The number of bytes of the file.
  package let byteCount: Int
  /// The checksum of the file, in hexadecimal.
  package let checksum: String

  /// Creates an entry for a file that the animation has read.
  package init(_ input: InputFile) {
    (subject, file) = (.input, input.name)
    (byteCount, checksum) = (input.byteCount, input.checksum)
  }

  package init(_ subject: Subject, file: String, byteCount: Int, checksum: String) {
    (self.subject, self.file) = (subject, file)
    (self.byteCount, self.checksum) = (byteCount, checksum)
  }

  /// Appends the entry as JSON, without a line break.
  ///
  /// - Parameters:
  ///   - algorithm: The algorithm of the checksum. It is ignored for an input, whose checksum is
  ///     always `xxh64`.
  ///   - text: The text to append to.
  package func append(to text: inout String, _ algorithm: Checksum) {
    var fields: [(key: String, value: JSON)] = []
    fields.reserveCapacity(4)
    if case .frame(let number) = subject { fields.append(("frame", .integer(number))) }
    fields.append((subject == .input ? "input" : "file", .string(file)))
    fields.append(("bytes", .integer(byteCount)))
    fields.append(
      ((subject == .input ? Checksum.xxh64 : algorithm).rawValue, .string(checksum)))
    JSON.object(fields).append(to: &text)
  }
}

extension ManifestEntry: Decodable {
  private enum Key: String, CodingKey { case frame, file, input, bytes, xxh64, sha256 }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    if let input = try container.decodeIfPresent(String.self, forKey: .input) {
      (subject, file) = (.input, input)
    } else {
      let frame = try container.decodeIfPresent(Int.self, forKey: .frame)
      subject = frame.map(Subject.frame) ?? .table
      file = try container.decode(String.self, forKey: .file)
    }
    byteCount = try container.decode(Int.self, forKey: .bytes)
    checksum =
      try container.decodeIfPresent(String.self, forKey: .xxh64)
      ?? container.decode(String.self, forKey: .sha256)
  }
}
