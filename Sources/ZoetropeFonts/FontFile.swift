import Foundation
import ZoetropeFiles

/// The reason why a font file cannot be used.
package enum FontFileProblem: Error, Hashable, Sendable {
  /// The file cannot be read.
  case file(FileProblem)
  /// The file is not an OpenType font or collection, or it is damaged.
  case malformed
}

/// A font file that is mapped into memory, rather than copied, and shared by all its readers.
///
/// Guarantees: the bytes keep their address for the lifetime of the object.
package final class FontFile {
  package let path: String
  package let bytes: UnsafeRawBufferPointer

  /// Maps a file.
  ///
  /// - Throws: ``FontFileProblem`` if the file cannot be read, or is not a font.
  package init(path: String) throws(FontFileProblem) {
    let bytes: UnsafeRawBufferPointer?
    do throws(FileProblem) {
      let file = try RegularFile(path: path)
      bytes = file.size > 12 ? try file.map() : nil
    } catch {
      throw .file(error)
    }
    guard let bytes else { throw .malformed }
    self.path = path
    self.bytes = bytes
    guard faceCount > 0 else { throw .malformed }
  }

  /// Checks that a file can be opened, without reading it.
  ///
  /// - Throws: ``FontFileProblem/file(_:)`` if the file cannot be opened.
  package static func check(_ path: String) throws(FontFileProblem) {
    do throws(FileProblem) {
      _ = try RegularFile(path: path)
    } catch {
      throw .file(error)
    }
  }

  deinit {
    munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
  }

  /// The name, the size and the checksum of the file. O(*n*) in the number of bytes.
  package var description: InputFile {
    let file = InputFile(path: path, content: bytes)
    // Computing the checksum has loaded all pages of the file into memory. This call releases the
    // pages. The system loads a page again when text needs it.
    madvise(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count, MADV_DONTNEED)
    return file
  }

  /// The number of faces in the file; 0 if its first bytes are not those of an OpenType font.
  package var faceCount: Int {
    switch uint32(at: 0) {
    case 0x0001_0000, 0x4F54_544F, 0x7472_7565: 1  // 1.0, OTTO, true
    case 0x7474_6366: Int(uint32(at: 8))  // ttcf
    default: 0
    }
  }

  /// Returns a 64-bit FNV-1a hash of a face's table directory and `head` table.
  ///
  /// The directory holds a checksum of every table. The `head` table holds the font revision, the
  /// creation and modification dates, and a checksum of the whole file.
  ///
  /// - Complexity: O(tables).
  package func fingerprint(ofFace index: Int) -> UInt64 {
    let start = uint32(at: 0) == 0x7474_6366 ? Int(uint32(at: 12 + 4 * index)) : 0
    let directory = start..<start + 12 + 16 * Int(uint32(at: start + 4) >> 16)
    var hash = FNV1a()
    hash.combine(bytes, in: directory)
    for entry in stride(from: start + 12, to: directory.upperBound, by: 16)
    where uint32(at: entry) == 0x6865_6164 {  // head
      let offset = Int(uint32(at: entry + 8))
      hash.combine(bytes, in: offset..<offset + 54)
    }
    return hash.value
  }

  /// Returns a table of a face; empty if the face has no such table.
  ///
  /// - Parameters:
  ///   - tag: The name of the table: four ASCII letters.
  ///   - index: The index of the face in the file, from 0.
  /// - Complexity: O(tables).
  package func table(_ tag: StaticString, ofFace index: Int) -> UnsafeRawBufferPointer {
    let wanted = tag.withUTF8Buffer { $0.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } }
    let start = uint32(at: 0) == 0x7474_6366 ? Int(uint32(at: 12 + 4 * index)) : 0
    let count = Int(uint32(at: start + 4) >> 16)
    for entry in stride(from: start + 12, to: start + 12 + 16 * count, by: 16)
    where uint32(at: entry) == wanted {
      let (offset, length) = (Int(uint32(at: entry + 8)), Int(uint32(at: entry + 12)))
      return UnsafeRawBufferPointer(
        rebasing: bytes[(offset..<offset + length).clamped(to: 0..<bytes.count)])
    }
    return UnsafeRawBufferPointer(start: nil, count: 0)
  }

  /// Reads a big-endian number at an offset in bytes. The result is 0 if the number extends beyond
  /// the file.
  private func uint32(at offset: Int) -> UInt32 {
    guard offset >= 0, offset + 4 <= bytes.count else { return 0 }
    return UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}

/// The 64-bit FNV-1a hash of Fowler, Noll and Vo: <http://www.isthe.com/chongo/tech/comp/fnv/>.
private struct FNV1a {
  var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func combine(_ bytes: UnsafeRawBufferPointer, in range: Range<Int>) {
    for byte in bytes[range.clamped(to: 0..<bytes.count)] {
      value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
    }
  }
}
