import Foundation
import TestSupport
import Testing
import ZoetropeSequences

@testable import ZoetropeRecorder

struct FrameFileTests {
  private let file = FrameFile()

  private func write(_ bytes: [UInt8], named name: String, in folder: String) throws {
    try bytes.withUnsafeBytes { try file.write($0, named: name, in: folder) }
  }

  @Test(arguments: [0, 1, 2, 1_000_000])
  func `any number of bytes is written completely`(count: Int) throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    try write(bytes, named: "a.png", in: folder.path)
    #expect(folder.names == ["a.png"])
    #expect(folder.bytes("a.png") == bytes)
  }

  @Test func `an existing file is replaced, with or without a slash after the folder`() throws {
    let folder = try TemporaryFolder()
    try write([1, 2, 3], named: "a.png", in: folder.path)
    try write([4], named: "a.png", in: folder.path + "/")
    #expect(folder.bytes("a.png") == [4])
    #expect(folder.names == ["a.png"])
  }

  @Test func `a missing folder is an error that names the file`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/nosuch"
    #expect(throws: RecorderError.cannotCreate(path: path + "/a.png", code: ENOENT)) {
      try write([1], named: "a.png", in: path)
    }
  }

  @Test func `a folder in place of the file is an error that leaves nothing behind`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.png"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    #expect(throws: RecorderError.cannotCreate(path: path, code: EISDIR)) {
      try write([1], named: "a.png", in: folder.path)
    }
    #expect(folder.names == ["a.png"])
  }

  @Test(.enabled(if: SmallDisk.canMount))
  func `a full disk is an error that leaves nothing behind`() throws {
    let folder = try TemporaryFolder()
    let disk = try #require(SmallDisk(at: folder.path))
    defer { disk.unmount() }
    #expect(throws: RecorderError.cannotWrite(path: folder.path + "/a.png", code: ENOSPC)) {
      try write([UInt8](repeating: 7, count: 1_000_000), named: "a.png", in: folder.path)
    }
    #expect(folder.names == [])
    try write([1], named: "b.png", in: folder.path)
    #expect(folder.names == ["b.png"])
  }

  @Test func `only abandoned files of this recording are removed, those without a lock`() throws {
    let folder = try TemporaryFolder()
    let host = FrameFile.hostName
    let removed = [
      ".wheel_00000.png.\(host).17-abc.part", ".wheel_100000.png.\(host).\(getpid())-0.part",
      ".wheel_00002.png.other-\(host).1-zz.part",
    ]
    let locked = ".wheel_00001.png.\(host).\(getpid())-1.part"
    let kept = [
      locked, ".wheel-spin_00000.png.\(host).17-abc.part", ".wheel_00000.png.\(host).17-abc",
      "wheel_00000.png", ".part", ".wheel_00000.png.\(host).x.part",
    ]
    for name in removed + kept { folder.touch(name) }
    let file = open("\(folder.path)/\(locked)", O_RDONLY)
    defer { close(file) }
    #expect(flock(file, LOCK_EX) == 0)
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/.wheel_00003.png.\(host).1-a.part", withDestinationPath: "nowhere")
    let link = ".wheel_00003.png.\(host).1-a.part"
    self.file.removeLeftovers(in: folder.path) {
      $0.hasPrefix("wheel_") && $0.hasSuffix(".png")
    }
    #expect(folder.names == (kept + [link]).sorted())
  }

  @Test func `two writers of one name use different temporary files`() {
    #expect(FrameFile().owner != FrameFile().owner)
  }
}

/// A file system of 64 kB; nil if this process may not mount one.
struct SmallDisk {
  private let path: String

  init?(at path: String) {
    guard mount("tmpfs", path, "tmpfs", 0, "size=64k") == 0 else { return nil }
    self.path = path
  }

  func unmount() { umount(path) }

  static var canMount: Bool {
    guard let folder = try? TemporaryFolder(), let disk = SmallDisk(at: folder.path) else {
      return false
    }
    disk.unmount()
    return true
  }
}
