import Foundation

/// The memory available to this process.
package enum MachineMemory {
  /// The memory of the machine in bytes, or the limit of the process's control group if that is
  /// lower, when the process first asks for it.
  package static let bytes: Double = {
    let limits = [
      "/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes",
    ].compactMap { path in SystemFile.text(path).flatMap { Double($0) } }
    let machine = Double(sysconf(Int32(_SC_PHYS_PAGES))) * Double(sysconf(Int32(_SC_PAGESIZE)))
    return limits.reduce(machine, min)
  }()
}
