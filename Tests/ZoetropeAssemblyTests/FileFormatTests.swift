import Foundation
import TestSupport
import Testing

@testable import ZoetropeAssembly

struct FileFormatTests {
  /// A GIF file of 1x1 pixels with a Graphic Control Extension for each of some packed fields.
  private func gif(_ packed: [UInt8], hasTable: Bool = true) -> [UInt8] {
    var bytes = Array("GIF89a".utf8) + [1, 0, 1, 0, hasTable ? 0x80 : 0, 0, 0]
    if hasTable { bytes += [0, 0, 0, 255, 255, 255] }
    bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
    for fields in packed {
      bytes += [0x21, 0xF9, 4, fields, 2, 0, 7, 0]
      bytes += [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0x80] + [0, 0, 0, 9, 9, 9] + [2, 2, 0x4C, 1, 0]
    }
    return bytes + [0x3B]
  }

  @Test func `every frame of a GIF file is cleared, and has a transparent color`() throws {
    let bytes = gif([0b0000_0100, 0b0000_1001, 0])
    let changes = try #require(GIFDisposal.changes(bytes))
    var changed = bytes
    for change in changes { changed[change.offset] = change.byte }
    let expected = gif([0b0000_1001, 0b0000_1001, 0b0000_1001])
    // The second frame keeps its color, which is the seventh.
    let differences = changed.indices.filter { changed[$0] != expected[$0] }
    #expect(differences.count == 2)
    #expect(differences.allSatisfy { changed[$0] == 255 && expected[$0] == 7 })
    #expect(GIFDisposal.changes(gif([0b0000_1001], hasTable: false))?.count == 1)
  }

  @Test func `a GIF file that is cut anywhere is none`() {
    let bytes = gif([4, 9])
    for count in 0..<bytes.count {
      #expect(GIFDisposal.changes(Array(bytes[..<count])) == nil, "\(count)")
    }
    #expect(GIFDisposal.changes(Array("PNG".utf8) + bytes) == nil)
  }

  private func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let size = content.count
    return Array(name.utf8) + [UInt8(size & 255), UInt8(size >> 8), 0, 0] + content
      + (size % 2 == 1 ? [0] : [])
  }

  /// A WebP file of 300x200 pixels with pictures of some delays.
  private func webp(_ delays: [Int]) -> [UInt8] {
    var content = Array("WEBP".utf8)
    content += chunk("VP8X", [2, 0, 0, 0, 43, 1, 0, 199, 0, 0])
    content += chunk("ANIM", [0, 0, 0, 0, 0, 0])
    for delay in delays {
      content += chunk(
        "ANMF",
        [UInt8](repeating: 0, count: 12) + [UInt8(delay & 255), UInt8(delay >> 8), 0, 0, 9, 9])
    }
    return Array("RIFF".utf8) + [UInt8(content.count & 255), UInt8(content.count >> 8), 0, 0]
      + content
  }

  @Test func `the pictures and delays of a WebP file are counted`() throws {
    let file = try #require(WebPFile(webp([16, 17, 1700])))
    #expect((file.width, file.height) == (300, 200))
    #expect(file.pictureCount == 3)
    #expect(file.milliseconds == 1733)
    // Of a single picture: a signature, then the sides less 1, with 14 bits each.
    let sides = 299 | 199 << 14
    let picture = (0..<4).map { UInt8(truncatingIfNeeded: sides >> (8 * $0)) }
    let still =
      Array("RIFF".utf8) + [22, 0, 0, 0] + Array("WEBP".utf8)
      + chunk("VP8L", [0x2F] + picture + [0])
    let single = try #require(WebPFile(still))
    #expect((single.width, single.height) == (300, 200))
    #expect(single.pictureCount == 1)
    #expect(single.milliseconds == 0)
  }

  @Test func `a WebP file that is cut is none, or has fewer pictures`() {
    let bytes = webp([16, 17])
    for count in 0..<bytes.count {
      let file = WebPFile(Array(bytes[..<count]))
      #expect(file == nil || (file?.pictureCount ?? 0) < 2, "\(count)")
    }
    #expect(WebPFile(Array("RIFF".utf8) + [UInt8](repeating: 0, count: 40)) == nil)
  }

  @Test func `the last delay of a WebP file is corrected by one millisecond, not by more`() throws {
    let folder = try TemporaryFolder()
    for (delays, duration, expected) in [
      ([16, 17], 34, 34), ([16, 17], 33, 33), ([16, 255], 272, 272), ([16, 17], 40, 33),
    ] {
      let file = try folder.write(Data(webp(delays)), to: "a.webp")
      try WebPFile.setDuration(of: file.path, to: duration)
      #expect(WebPFile(folder.bytes("a.webp"))?.milliseconds == expected)
    }
  }
}
