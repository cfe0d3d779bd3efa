import Foundation
import TestSupport
import Testing

struct TemporaryFolderTests {
  @Test func `a folder holds the files that are written to it`() throws {
    let folder = try TemporaryFolder()
    try folder.write("text", to: "a/b.txt")
    folder.touch("c")
    #expect(folder.names == ["a", "c"])
    #expect(folder.bytes("a/b.txt") == Array("text".utf8))
    #expect(folder.contains("a/b.txt") && !folder.contains("b.txt"))
    #expect(folder.bytes("none").isEmpty)
  }

  @Test func `a folder is removed with its value`() throws {
    func make() throws -> String {
      let folder = try TemporaryFolder()
      folder.touch("a")
      return folder.path
    }
    #expect(!FileManager.default.fileExists(atPath: try make()))
  }

  @Test(arguments: [true, false])
  func `a folder is removed after a test has run with its path`(isCreated: Bool) async throws {
    var path = ""
    try await withTemporaryFolder(isCreated: isCreated) {
      path = $0
      #expect(FileManager.default.fileExists(atPath: path) == isCreated)
      try FileManager.default.createDirectory(
        atPath: path + "/inner", withIntermediateDirectories: true)
    }
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
