import Foundation
import ZoetropeProcess

/// The number of processors that this process can keep busy.
///
/// It is the number of processors that the process may run on, or fewer if a control group limits
/// its processor time. For example, a quota of 150,000 µs in a period of 100,000 µs allows one and
/// a half processors. The result is then 2, because two tasks make the best use of that quota. The
/// control files are described in Linux's `cgroup-v2.rst` ("CPU Interface Files") and, for version
/// 1, in `sched-bwc.rst`.
package enum ProcessorCount {
  /// The number of processors; at least 1.
  package static var available: Int { limited(permitted, root: "/") }

  /// The number of processors that the process may run on, regardless of quotas; at least 1.
  package static var permitted: Int { max(1, Int(zoetrope_processor_count())) }

  /// Limits a number of processors by the quotas of control groups, rounding up.
  ///
  /// - Parameter root: The path of the folder that contains `proc` and `sys`, with a trailing
  ///   slash.
  static func limited(_ count: Int, root: String) -> Int {
    let quotas = folders(root: root).compactMap(processors)
    let fewest = quotas.reduce(Double(count), min)
    return max(1, Int(fewest.rounded(.up)))
  }

  /// Returns the folders that can contain the quotas of this process's control group and of its
  /// enclosing groups. They include the paths at which a container mounts the groups.
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

  /// Returns the processor time that a control group allows, as a number of processors. Returns nil
  /// if there is no limit.
  private static func processors(in folder: String) -> Double? {
    if let words = SystemFile.text(folder + "/cpu.max")?.split(separator: " "), words.count == 2 {
      return share(words[0], of: words[1])
    }
    guard let quota = SystemFile.text(folder + "/cpu.cfs_quota_us"),
      let period = SystemFile.text(folder + "/cpu.cfs_period_us")
    else { return nil }
    return share(quota[...], of: period[...])
  }

  /// Returns a quota divided by a period. Returns nil for the quotas "max" and -1, which mean no
  /// limit.
  private static func share(_ quota: Substring, of period: Substring) -> Double? {
    guard let quota = Double(quota), let period = Double(period), quota > 0, period > 0 else {
      return nil
    }
    return quota / period
  }
}
