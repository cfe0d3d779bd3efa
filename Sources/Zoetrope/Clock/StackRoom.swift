import ZoetropeProcess
import Foundation

/// The stack of the thread that runs a view graph. The functions for building, measuring and
/// placing views recurse as deep as the views are nested, and stop before the stack is used up.
///
/// The tasks of the main actor may run on a different thread each time, and threads have stacks of
/// different sizes.
struct StackRoom {
  private var thread: pthread_t?
  /// The lowest address of the part of the stack that may be used.
  private var lowest: UInt = 0
  /// The size of the part of the stack that may be used, in bytes; 0 if it is unknown.
  private var size: UInt = 0

  /// The parts of the stack that a recursion leaves free, for user code and for the recursions
  /// that follow.
  enum Reserve: UInt {
    /// Half of the stack. Building views leaves this half free, so that there is more room when the
    /// same views are then measured, drawn and removed.
    case half = 1
    /// A quarter of the stack. Measuring and placing views leaves this quarter free.
    case quarter = 2
  }

  /// Whether a recursion has used the stack up to the given reserve. The result is false on any
  /// thread other than the one that called ``enter()`` last.
  func isUsedUp(leaving reserve: Reserve) -> Bool {
    // Below the lowest address, and on other stacks, the difference wraps around to a large number.
    zoetrope_frame_address() &- lowest < size >> reserve.rawValue
  }

  /// Finds the stack of the current thread. This method must be called before a recursion begins.
  mutating func enter() {
    let current = pthread_self()
    if thread == current { return }
    thread = current
    var (lowest, size) = (UInt(0), 0)
    guard zoetrope_stack(&lowest, &size) else {
      self.size = 0
      return
    }
    self.size = min(UInt(size), Self.largestSize)
    self.lowest = lowest + (UInt(size) - self.size)
  }

  /// The largest part of a stack that may be used, in bytes. On a thread whose stack is unlimited,
  /// this limit prevents endlessly nested views from taking all memory.
  private static let largestSize: UInt = 512 << 20
}
