import Foundation

/// The memory available to this process.
package enum MachineMemory {
  /// The memory of the machine in bytes, or the limit of the process's control group if that is
  /// lower.
  package static var bytes: Double {
    let limits = [
      "/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes",
    ].compactMap { path in SystemFile.text(path).flatMap { Double($0) } }
    return limits.reduce(Double(ProcessInfo.processInfo.physicalMemory), min)
  }
}
