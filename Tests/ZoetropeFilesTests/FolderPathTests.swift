import Foundation
import TestSupport
import Testing
import ZoetropeFiles

struct FolderPathTests {
  @Test(arguments: [
    ("a/b.png", "b.png"), ("a/\u{301}b", "\u{301}b"), ("b", "b"), ("/é/ö", "ö"), ("a/", ""),
    ("", ""),
  ])
  func `the last part follows the last slash`(path: String, part: String) {
    #expect(FolderPath.lastPart(of: path) == part)
  }

  @Test func `a folder has the names of its files, of its folders and of hidden ones`() throws {
    let folder = try TemporaryFolder()
    #expect(FolderPath.names(in: folder.path) == [])
    for name in ["a", ".hidden", "é"] { try folder.write("x", to: name) }
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/sub/inner", withIntermediateDirectories: true)
    #expect(FolderPath.names(in: folder.path)?.sorted() == [".hidden", "a", "sub", "é"])
    #expect(FolderPath.names(in: "\(folder.path)/none") == nil)
    #expect(FolderPath.names(in: "\(folder.path)/a") == nil)
  }
}
