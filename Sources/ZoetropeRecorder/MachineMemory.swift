import Foundation

/// How much memory this process may use.
package enum MachineMemory {
  /// The machine's memory, or the limit of the control group that the process is in, in bytes.
  package static var bytes: Double {
    let limits = [
      "/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes",
    ].compactMap { path in SystemFile.text(path).flatMap { Double($0) } }
    return limits.reduce(Double(ProcessInfo.processInfo.physicalMemory), min)
  }
}
