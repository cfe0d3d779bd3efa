import Testing
import ZoetropeFiles

struct FileLimitsTests {
  @Test(arguments: [
    ("1", 1), ("4096", 4096), ("512K", 512 << 10), ("64m", 64 << 20), ("2G", 2 << 30),
    ("1T", 1 << 40),
  ])
  func `a number of bytes may end with a power of 1024`(text: String, bytes: Int) {
    #expect(ByteCount.parse(text) == bytes)
  }

  @Test(arguments: [
    "", "0", "0M", "M", "-1", "+1", "1.5G", "1 G", "1GB", "0x10", "9223372036854775808",
    "9000000000G", "１", "5ß", "5ﬁ",
  ])
  func `other sizes are not understood`(text: String) {
    #expect(ByteCount.parse(text) == nil)
  }

  @Test func `the environment replaces the limits`() throws {
    let usual = try FileLimits { _ in nil }
    #expect(usual.fileSize == 268_435_456)
    #expect(usual.imagePixelCount == 67_108_864)
    let variables = ["ZOETROPE_MAX_FILE_SIZE": "1M", "ZOETROPE_MAX_IMAGE_PIXELS": "5000"]
    let limits = try FileLimits { variables[$0] }
    #expect(limits.fileSize == 1 << 20)
    #expect(limits.imagePixelCount == 5000)
  }

  @Test(arguments: ["ZOETROPE_MAX_FILE_SIZE", "ZOETROPE_MAX_IMAGE_PIXELS"])
  func `an invalid limit is an error that names the variable`(name: String) {
    let error = #expect(throws: FileProblem.self) {
      try FileLimits { $0 == name ? "much" : nil }
    }
    #expect(error?.description.hasPrefix("\(name)=much: expected a number of ") == true)
  }

  @Test func `a file above the limit is refused`() throws {
    let size = try RegularFile(path: #filePath).size
    #expect(throws: FileProblem.oversized(bytes: size, limit: size - 1)) {
      _ = try RegularFile(path: #filePath, limit: size - 1)
    }
  }
}
