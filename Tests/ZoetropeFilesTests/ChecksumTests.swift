import Testing
import ZoetropeFiles

struct ChecksumTests {
  /// Numbers from 0 to 255, again and again.
  private static func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: $0) }
  }

  /// Every length takes another way through the tail; 32 bytes are the first whole stripe. The
  /// expected values are those of `xxh64sum` 0.8.1.
  @Test(arguments: [
    (0, "ef46db3751d8e999"), (1, "e934a84adb052768"), (3, "e5c7bb4533bc65dd"),
    (4, "ffced8604453cc1e"), (8, "884a173614b81b8d"), (31, "c346d2b59b4d8ee1"),
    (32, "cbf59c5116ff32b4"), (33, "0c535d1acafb8ead"), (100, "6ac1e58032166597"),
    (1000, "6ef436b00eba4078"),
  ])
  func `XXH64 is that of xxh64sum`(count: Int, expected: String) {
    let text = Self.bytes(count).withUnsafeBytes { Checksum.xxh64.text(of: $0) }
    #expect(text == expected)
  }

  /// The lengths around 56 and 64 bytes decide whether the padding takes one block or two. The
  /// expected values are those of `sha256sum` of GNU coreutils 9.1.
  @Test(arguments: [
    (0, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    (55, "463eb28e72f82e0a96c0a4cc53690c571281131f672aa229e0d45ae59b598b59"),
    (56, "da2ae4d6b36748f2a318f23e7ab1dfdf45acdc9d049bd80e59de82a60895f562"),
    (63, "29af2686fd53374a36b0846694cc342177e428d1647515f078784d69cdb9e488"),
    (64, "fdeab9acf3710362bd2658cdc9a29e8f9c757fcf9811603a8c447cd1d9151108"),
    (65, "4bfd2c8b6f1eec7a2afeb48b934ee4b2694182027e6d0fc075074f2fabb31781"),
    (1000, "a8af099bf2e878609558dbf69d8f88f4a31040a8cf84b549a0cfa912f12ffc3f"),
  ])
  func `SHA-256 is that of sha256sum`(count: Int, expected: String) {
    let text = Self.bytes(count).withUnsafeBytes { Checksum.sha256.text(of: $0) }
    #expect(text == expected)
  }

  @Test func `a file is described by its name, its size and its checksum`() {
    let file = Self.bytes(33).withUnsafeBytes { InputFile(path: "/fonts/a b.ttf", content: $0) }
    #expect(file.name == "a b.ttf")
    #expect(file.byteCount == 33)
    #expect(file.checksum == Self.bytes(33).withUnsafeBytes { Checksum.xxh64.text(of: $0) })
  }
}
