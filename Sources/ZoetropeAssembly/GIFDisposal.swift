import Foundation
import ZoetropeFiles

/// Corrects GIF files with transparent frames.
///
/// ffmpeg (5.1 to 9.0) leaves an opaque frame visible behind the transparent frames after it. The
/// correction clears the canvas after every frame. It also declares a transparent color in every
/// frame, because some programs otherwise clear the canvas to an opaque color. The transparent
/// color is the last entry of the palette. ffmpeg does not use this entry for opaque pixels.
///
/// Source: "Graphics Interchange Format, Version 89a", sections 18 to 23.
enum GIFDisposal {
  /// A byte that is replaced.
  struct Change: Equatable {
    let offset: Int
    let byte: UInt8
  }

  /// Makes every frame of a file clear the canvas.
  ///
  /// - Throws: ``FileProblem``, or ``AssemblyError/unexpected(path:property:found:expected:)`` if
  ///   the file is not a GIF file.
  /// - Complexity: O(*n*) in the number of bytes.
  static func correct(_ path: String) throws {
    let bytes = try RegularFile(path: path, limit: .max).bytes()
    guard let changes = changes(bytes) else {
      throw AssemblyError.unexpected(
        path: path, property: "format", found: "another one", expected: "gif")
    }
    let file = open(path, O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { throw FileProblem.system(code: errno) }
    defer { close(file) }
    for change in changes {
      var byte = change.byte
      guard pwrite(file, &byte, 1, off_t(change.offset)) == 1 else {
        throw FileProblem.system(code: errno)
      }
    }
  }

  /// Returns the changes that correct a file, given the bytes of the file; nil if it is not a
  /// complete GIF file.
  static func changes(_ bytes: [UInt8]) -> [Change]? {
    var reader = Reader(bytes: bytes)
    var changes: [Change] = []
    guard reader.skipHeader() else { return nil }
    while let kind = reader.next() {
      switch kind {
      case 0x3B: return changes  // Trailer
      case 0x2C: guard reader.skipImage() else { return nil }
      case 0x21:
        if reader.isGraphicControl {
          changes += clearing(bytes, at: reader.place + 2)
        }
        guard reader.skipExtension() else { return nil }
      default: return nil
      }
    }
    return nil
  }

  /// Returns changes to the fields of a Graphic Control Extension. With these changes, the area of
  /// the frame is cleared after the frame has been shown, and the frame has a transparent color.
  ///
  /// - Parameter place: The offset of the packed fields. The next three bytes are the delay (two
  ///   bytes) and the index of the transparent color.
  private static func clearing(_ bytes: [UInt8], at place: Int) -> [Change] {
    let packed = bytes[place]
    let disposal: UInt8 = 2 << 2
    let cleared = packed & 0b1110_0011 | disposal
    if packed & 1 == 1 { return [Change(offset: place, byte: cleared)] }
    return [Change(offset: place, byte: cleared | 1), Change(offset: place + 3, byte: 255)]
  }

  /// Reads the blocks of a file.
  private struct Reader {
    let bytes: [UInt8]
    /// The offset of the next byte.
    var place = 0

    /// Reads the byte that identifies the next block; nil at the end.
    mutating func next() -> UInt8? {
      guard place < bytes.count else { return nil }
      defer { place += 1 }
      return bytes[place]
    }

    /// Whether the extension at the current offset is a Graphic Control Extension.
    var isGraphicControl: Bool {
      place + 6 < bytes.count && bytes[place] == 0xF9 && bytes[place + 1] == 4
    }

    /// Skips the header and the global color table. Returns false if the file ends too early.
    mutating func skipHeader() -> Bool {
      guard bytes.count > 13, bytes.starts(with: "GIF8".utf8) else { return false }
      place = 13 + tableSize(bytes[10])
      return true
    }

    /// Skips the descriptor of an image, its local color table and its pixels. Returns false if the
    /// file ends too early.
    mutating func skipImage() -> Bool {
      guard place + 9 < bytes.count else { return false }
      place += 9 + tableSize(bytes[place + 8]) + 1
      return skipBlocks()
    }

    /// Skips the label and the content of an extension. Returns false if the file ends too early.
    mutating func skipExtension() -> Bool {
      place += 1
      return skipBlocks()
    }

    /// Skips data blocks up to and including the first empty block. Returns false if the file ends
    /// too early.
    private mutating func skipBlocks() -> Bool {
      while place < bytes.count {
        let size = Int(bytes[place])
        place += 1 + size
        if size == 0 { return place <= bytes.count }
      }
      return false
    }

    private func tableSize(_ packed: UInt8) -> Int {
      packed & 0x80 == 0 ? 0 : 3 << (Int(packed & 7) + 1)
    }
  }
}
