import Foundation
import Synchronization

/// A program that this process has started and that must not outlive this process.
package final class ChildProcess: Sendable {
  /// The identifiers of the running programs. The identifier of a program that leads a process
  /// group is negated.
  private static let running = Mutex<Set<pid_t>>([])

  private let identifier = Mutex<pid_t?>(nil)

  /// Records that the program has started.
  ///
  /// - Parameters:
  ///   - process: The identifier of the program.
  ///   - leadsGroup: Whether the program leads a process group with the programs that it starts.
  ///     Default false.
  func begin(_ process: pid_t, leadsGroup: Bool = false) {
    let process = leadsGroup ? -process : process
    identifier.withLock { $0 = process }
    ChildProcess.running.withLock { _ = $0.insert(process) }
  }

  /// Records that the program has ended. Does nothing if the program has not started.
  func end() {
    guard let process = identifier.withLock(\.self) else { return }
    ChildProcess.running.withLock { _ = $0.remove(process) }
  }

  /// Kills the program if it runs. Does not wait for its end.
  func kill() {
    ChildProcess.running.withLock { processes in
      // While it is listed, its number belongs to no other program.
      guard let process = identifier.withLock(\.self), processes.contains(process) else { return }
      Foundation.kill(process, SIGKILL)
    }
  }

  /// Kills all running programs and waits until they have ended. Call this method before this
  /// process removes its incomplete files and ends. Otherwise, the programs would continue to write
  /// these files.
  package static func killAll() {
    running.withLock { processes in
      for process in processes { Foundation.kill(process, SIGKILL) }
      for process in processes {
        var information = siginfo_t()
        // The exit status is left for the code that waits for the program.
        waitid(P_PID, id_t(abs(process)), &information, WEXITED | WNOWAIT)
      }
    }
  }
}
