import Foundation
import TestSupport
import Testing
@testable import ZoetropeFiles

struct ProgramFolderTests {
  @Test(
    arguments: [
      ([], false), (["bin/data"], false), (["bin/en.lproj"], true), (["bin/a.resources"], true),
      (["bin/Resources"], true), (["bin/Contents"], true), (["share/tool.resources"], true),
      (["share/other.resources"], false),
    ] as [([String], Bool)])
  func `resources are looked for where bundles have them`(
    _ folders: [String], _ mayHave: Bool
  ) throws {
    let folder = try TemporaryFolder()
    for name in ["bin", "share"] + folders {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(name)", withIntermediateDirectories: true)
    }
    #expect(ProgramFolder.mayHaveResources(program: "\(folder.path)/bin/tool") == mayHave)
  }

  @Test func `a program whose folder is unknown may have resources`() {
    #expect(ProgramFolder.mayHaveResources(program: ""))
    #expect(ProgramFolder.mayHaveResources(program: "tool"))
    #expect(ProgramFolder.mayHaveResources(program: "/nowhere/bin/tool"))
  }

  @Test func `a program may lie in the folder at the root`() {
    #expect(!ProgramFolder.mayHaveResources(program: "/tool"))
  }
}
