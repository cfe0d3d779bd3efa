import Foundation
import TestSupport
import Testing

@testable import ZoetropeRecorder

struct ProcessorCountTests {
  /// The processor count of a machine with eight processors and these files.
  private func count(_ files: [String: String]) throws -> Int {
    let root = try TemporaryFolder()
    defer { root.remove() }
    for (path, text) in files { try root.write(text + "\n", to: path) }
    return ProcessorCount.limited(8, root: root.path + "/")
  }

  @Test func `without control groups all processors count`() throws {
    #expect(try count([:]) == 8)
    #expect(try count(["sys/fs/cgroup/cpu.max": "max 100000"]) == 8)
    #expect(try count(["sys/fs/cgroup/cpu/cpu.cfs_quota_us": "-1"]) == 8)
    #expect(ProcessorCount.available >= 1)
  }

  @Test(arguments: [("200000", 2), ("150000", 2), ("50000", 1), ("1", 1), ("900000", 8), ("x", 8)])
  func `a quota limits the count`(quota: String, expected: Int) throws {
    #expect(try count(["sys/fs/cgroup/cpu.max": "\(quota) 100000"]) == expected)
    #expect(
      try count([
        "sys/fs/cgroup/cpu/cpu.cfs_quota_us": quota,
        "sys/fs/cgroup/cpu/cpu.cfs_period_us": "100000",
      ]) == expected)
  }

  @Test func `the smallest quota of the enclosing groups applies`() throws {
    #expect(
      try count([
        "proc/self/cgroup": "0::/jobs/one",
        "sys/fs/cgroup/jobs/cpu.max": "300000 100000",
        "sys/fs/cgroup/jobs/one/cpu.max": "max 100000",
        "sys/fs/cgroup/jobs/two/cpu.max": "100000 100000",
      ]) == 3)
    #expect(
      try count([
        "proc/self/cgroup": "4:memory:/a\n3:cpu,cpuacct:/b",
        "sys/fs/cgroup/cpu,cpuacct/a/cpu.cfs_quota_us": "100000",
        "sys/fs/cgroup/cpu,cpuacct/a/cpu.cfs_period_us": "100000",
        "sys/fs/cgroup/cpu,cpuacct/b/cpu.cfs_quota_us": "500000",
        "sys/fs/cgroup/cpu,cpuacct/b/cpu.cfs_period_us": "100000",
      ]) == 5)
  }

  @Test func `small files are read whole and trimmed of white space`() throws {
    let folder = try TemporaryFolder()
    func text(_ content: String) throws -> String? {
      try Data(content.utf8).write(to: URL(fileURLWithPath: "\(folder.path)/file"))
      return SystemFile.text("\(folder.path)/file")
    }
    #expect(try text("") == "")
    #expect(try text(" \n") == "")
    #expect(try text("\t12 34\r\n") == "12 34")
    let long = String(repeating: "0123456789", count: 1000)
    #expect(try text(long + "\n") == long)
    #expect(SystemFile.text("\(folder.path)/none") == nil)
    #expect(SystemFile.text(folder.path) == nil)
  }
}
