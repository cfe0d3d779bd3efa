import Foundation
import ZoetropeFiles
import ZoetropeRecorder
import ZoetropeSequences

/// A message in which one build sends measurements to another build.
///
/// A record consists of a byte for the kind, four bytes for the length of the content, and the
/// content. The length is a number of bytes, with the least significant byte first.
enum MeasurementRecord: Equatable {
  /// The first record, with the version of the format.
  case hello(Int)
  /// The measurement of an animation begins. The animation has a name and a number of frames.
  case anim(name: String, frameCount: Int)
  /// A leaf appears for the first time. The leaves of an animation are numbered from 0, in the
  /// order of these records.
  case name(MeasuredName)
  /// The next frame.
  case frame(FrameMeasurement)
  /// The animation has failed. The message is a clause that says why.
  case failed(String)
  /// The measurement of the animation has ended.
  case end
  /// The build has no animation with this name.
  case missing(String)

  /// The version of the format.
  static let version = 1

  /// The separator between the fields of a record. It occurs neither in paths nor in names.
  private static let separator: Character = "\u{1F}"

  private var kind: UInt8 {
    let letter: Unicode.Scalar =
      switch self {
      case .hello: "Z"
      case .anim: "A"
      case .name: "N"
      case .frame: "F"
      case .failed: "X"
      case .end: "E"
      case .missing: "M"
      }
    return UInt8(ascii: letter)
  }

  /// The bytes of the record.
  var bytes: [UInt8] {
    let content: [UInt8] =
      switch self {
      case .hello(let version): Array("\(version)".utf8)
      case .anim(let name, let count): Array("\(count)\(MeasurementRecord.separator)\(name)".utf8)
      case .name(let name): Array("\(name.path)\(MeasurementRecord.separator)\(name.text)".utf8)
      case .frame(let frame):
        frame.words.withUnsafeBytes { Array($0) }
      case .failed(let text), .missing(let text): Array(text.utf8)
      case .end: []
      }
    let count = UInt32(content.count)
    return [kind] + (0..<4).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) } + content
  }

  /// Decodes a record; nil if the content is invalid for the kind.
  init?(kind: UInt8, content: [UInt8]) {
    let text = { String(decoding: content, as: UTF8.self) }
    let fields = {
      text().split(
        separator: MeasurementRecord.separator, maxSplits: 1, omittingEmptySubsequences: false)
    }
    switch kind {
    case UInt8(ascii: "Z"):
      guard let version = Int(text()) else { return nil }
      self = .hello(version)
    case UInt8(ascii: "A"):
      let fields = fields()
      guard fields.count == 2, let count = Int(fields[0]) else { return nil }
      self = .anim(name: String(fields[1]), frameCount: count)
    case UInt8(ascii: "N"):
      let fields = fields()
      guard fields.count == 2 else { return nil }
      self = .name(MeasuredName(path: String(fields[0]), text: String(fields[1])))
    case UInt8(ascii: "F"):
      guard content.count % 8 == 0 else { return nil }
      let words = content.withUnsafeBytes { bytes in
        (0..<bytes.count / 8).map {
          UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: 8 * $0, as: UInt64.self))
        }
      }
      guard let frame = FrameMeasurement(words: words) else { return nil }
      self = .frame(frame)
    case UInt8(ascii: "X"): self = .failed(text())
    case UInt8(ascii: "M"): self = .missing(text())
    case UInt8(ascii: "E"): self = .end
    default: return nil
    }
  }
}

/// Reads the records of another build from a pipe. Only one task at a time can use a reader.
struct MeasurementReader {
  private let file: Int32
  private var buffer: [UInt8] = []
  private var place = 0

  /// The maximum length of a record's content, in bytes. It suffices for a million leaves.
  private static let longest = 100_000_000

  /// Creates a reader for an open file descriptor.
  init(file: Int32) { self.file = file }

  /// Returns the next record; nil at the end.
  ///
  /// - Throws: ``BuildError/malformed`` if the bytes are not a valid record.
  mutating func next() throws(BuildError) -> MeasurementRecord? {
    guard fill(5) else {
      guard place == buffer.count else { throw .malformed }
      return nil
    }
    let kind = buffer[place]
    let count = (1...4).reduce(0) { $0 | Int(buffer[place + $1]) << (8 * ($1 - 1)) }
    guard count <= MeasurementReader.longest, fill(5 + count) else { throw .malformed }
    let content = Array(buffer[(place + 5)..<(place + 5 + count)])
    place += 5 + count
    guard let record = MeasurementRecord(kind: kind, content: content) else { throw .malformed }
    return record
  }

  /// Reads from the pipe until the buffer has at least `count` unread bytes. Returns false if the
  /// pipe ends before that.
  private mutating func fill(_ count: Int) -> Bool {
    if buffer.count - place >= count { return true }
    buffer.removeFirst(place)
    place = 0
    while buffer.count < count {
      let length = buffer.count
      let part = max(1 << 16, count - length)
      buffer += [UInt8](repeating: 0, count: part)
      var received = -1
      repeat {
        received = buffer.withUnsafeMutableBytes { bytes in
          read(file, bytes.baseAddress.map { $0 + length }, part)
        }
      } while received < 0 && errno == EINTR
      buffer.removeLast(part - max(0, received))
      if received <= 0 { return false }
    }
    return true
  }
}

/// An error of the comparison with another build.
package enum BuildError: Error, Equatable, Sendable {
  /// The other build has written bytes that are not a measurement.
  case malformed
}
