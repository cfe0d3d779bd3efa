import Foundation
import Synchronization

/// A program that this process has started, and that must not outlive it.
package final class ChildProcess: Sendable {
  /// The identifiers of the programs that run; negative for a program that leads a group.
  private static let running = Mutex<Set<pid_t>>([])

  private let identifier = Mutex<pid_t?>(nil)

  /// Records that the program has started.
  ///
  /// - Parameters:
  ///   - process: The identifier of the program.
  ///   - leadsGroup: Whether the program and those that it starts form a process group.
  func begin(_ process: pid_t, leadsGroup: Bool = false) {
    let process = leadsGroup ? -process : process
    identifier.withLock { $0 = process }
    ChildProcess.running.withLock { _ = $0.insert(process) }
  }

  /// Records that the program has ended, if it has started at all.
  func end() {
    guard let process = identifier.withLock(\.self) else { return }
    ChildProcess.running.withLock { _ = $0.remove(process) }
  }

  /// Kills the programs that run, and waits for their ends, because this process is about to end.
  /// They would otherwise go on, and write files that have been removed.
  package static func killAll() {
    running.withLock { processes in
      for process in processes { kill(process, SIGKILL) }
      for process in processes {
        var information = siginfo_t()
        // Somebody else takes the exit status.
        waitid(P_PID, id_t(abs(process)), &information, WEXITED | WNOWAIT)
      }
    }
  }
}
