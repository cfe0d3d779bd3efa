import ZoetropeProcess
import Foundation
import ZoetropeRecorder

/// The stacks of the threads of the program.
enum ThreadStacks {
  /// The intended size of a stack, in bytes. It suffices for views that are nested 10,000 levels
  /// deep.
  private static let size = 512 << 20

  /// Enlarges the stacks of all threads that are created from now on. A stack occupies memory only
  /// as far as it is used.
  ///
  /// A stack is never larger than the hard limit for the stack of the main thread (`ulimit -Hs`),
  /// and never larger than an eighth of the available memory. If the address space is limited, all
  /// stacks together use at most an eighth of it.
  static func enlargeNew() {
    var stack = rlimit()
    var space = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &stack) == 0,
      getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &space) == 0
    else { return }
    let threads = UInt64(ProcessorCount.permitted + 2)
    let size = min(
      UInt64(size), UInt64(stack.rlim_max), UInt64(MachineMemory.bytes / 8),
      UInt64(space.rlim_cur) / 8 / (space.rlim_cur == .max ? 1 : threads))
    // Without a limit for the main thread (`ulimit -s unlimited`), new threads have small stacks.
    if size > zoetrope_default_stack_size() {
      _ = zoetrope_set_default_stack_size(Int(size) & -65536)
    }
  }
}
