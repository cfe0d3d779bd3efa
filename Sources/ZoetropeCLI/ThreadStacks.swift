import CProcess
import Foundation
import ZoetropeRecorder

/// The stacks of the threads of the program.
enum ThreadStacks {
  /// The size that is aimed at, in bytes. Views that are nested 10,000 levels deep fit into it.
  private static let size = 512 << 20

  /// Gives the threads that are created from now on large stacks, on which deeply nested views fit,
  /// and moves the main actor to such a thread. Memory is taken only as a stack is used.
  ///
  /// Stacks become no larger than the hard limit for the main thread's stack (`ulimit -Hs`), and
  /// than an eighth of the available memory. All of them together take at most an eighth of the
  /// limit for the address space, if there is one.
  @MainActor static func enlarge() async {
    var stack = rlimit()
    var space = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &stack) == 0,
      getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &space) == 0
    else { return }
    let threads = UInt64(ProcessInfo.processInfo.activeProcessorCount + 2)
    let size = min(
      UInt64(size), UInt64(stack.rlim_max), UInt64(MachineMemory.bytes / 8),
      UInt64(space.rlim_cur) / 8 / (space.rlim_cur == .max ? 1 : threads))
    guard size > UInt64(stack.rlim_cur), zoetrope_set_default_stack_size(Int(size) & -65536) else {
      return
    }
    // From the first suspension on, the main queue has a thread of its own.
    await Task.yield()
  }
}
