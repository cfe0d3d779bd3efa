import Foundation

/// How many processors this process may keep busy.
///
/// The processors that it may run on, or fewer where a control group allows less of their time: a
/// quota of 150,000 µs in a period of 100,000 µs is one and a half, which two tasks use best. The
/// files are those of Linux's `cgroup-v2.rst` ("CPU Interface Files") and, before it, of
/// `sched-bwc.rst`.
package enum ProcessorCount {
  /// At least 1.
  package static var available: Int {
    limited(ProcessInfo.processInfo.activeProcessorCount, root: "/")
  }

  /// - Parameter root: The folder that `proc` and `sys` are in.
  static func limited(_ count: Int, root: String) -> Int {
    let quotas = folders(root: root).compactMap(processors)
    let fewest = quotas.reduce(Double(count), min)
    return max(1, Int(fewest.rounded(.up)))
  }

  /// The folders of this process's control group and of those around it, as a container mounts them
  /// too.
  private static func folders(root: String) -> [String] {
    let mounts = ["sys/fs/cgroup", "sys/fs/cgroup/cpu", "sys/fs/cgroup/cpu,cpuacct"]
    var paths: Set<String> = [""]
    for line in (SystemFile.text(root + "proc/self/cgroup") ?? "").split(separator: "\n") {
      // HIERARCHY:CONTROLLERS:PATH
      let parts = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3, parts[1].isEmpty || parts[1].split(separator: ",").contains("cpu")
      else { continue }
      var path = ""
      for name in parts[2].split(separator: "/") where name != ".." {
        path += "/\(name)"
        paths.insert(path)
      }
    }
    return mounts.flatMap { mount in paths.sorted().map { root + mount + $0 } }
  }

  /// How many processors' time a control group allows; nil for any.
  private static func processors(in folder: String) -> Double? {
    if let words = SystemFile.text(folder + "/cpu.max")?.split(separator: " "), words.count == 2 {
      return share(words[0], of: words[1])
    }
    guard let quota = SystemFile.text(folder + "/cpu.cfs_quota_us"),
      let period = SystemFile.text(folder + "/cpu.cfs_period_us")
    else { return nil }
    return share(quota[...], of: period[...])
  }

  /// Nil for "max" and for -1, which both say that there is no limit.
  private static func share(_ quota: Substring, of period: Substring) -> Double? {
    guard let quota = Double(quota), let period = Double(period), quota > 0, period > 0 else {
      return nil
    }
    return quota / period
  }
}
