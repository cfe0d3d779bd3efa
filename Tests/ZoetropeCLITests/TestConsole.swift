import Synchronization
import ZoetropeCLI

/// A console that keeps the output of a command.
final class TestConsole: Console {
  private let texts = Mutex((output: "", error: ""))
  let isTerminal: Bool

  init(isTerminal: Bool = false) { self.isTerminal = isTerminal }

  var output: String { texts.withLock { $0.output } }
  var error: String { texts.withLock { $0.error } }
  func writeOutput(_ text: String) { texts.withLock { $0.output += text } }
  func writeError(_ text: String) { texts.withLock { $0.error += text } }
}
