import Foundation
import Zoetrope

/// The places where questions are asked that may end the process.
package struct LawIsolation {
  /// Asks layouts about specimens in copies of this process.
  package let process: TrialProcess
  /// The note that tells another process which layout of an animation runs; nil for none.
  package let notes: CallNotes?

  /// Creates a value; nil if the system has no files in memory.
  package init?(notes: CallNotes?) {
    guard let process = TrialProcess() else { return nil }
    self.process = process
    self.notes = notes
  }
}

extension CallNotes {
  /// A custom layout that ran in an animation when its process ended.
  package struct RunningLayout {
    /// The name of the type.
    package let name: String
    /// The path of the container.
    package let path: String
    /// The virtual time, in seconds.
    package let time: String
  }

  /// The layout that runs in an animation; nil if none does.
  package var runningLayout: RunningLayout? {
    let parts = words.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return parts.count == 3 ? RunningLayout(name: parts[0], path: parts[1], time: parts[2]) : nil
  }

  /// Notes the custom layouts of a host while they run.
  @MainActor func watch(_ host: Zoetrope.Host) {
    var names: [ObjectIdentifier: String] = [:]
    host.layoutWatch = { [unowned self, weak host] node in
      guard let node else {
        words = ""
        return end()
      }
      let key = ObjectIdentifier(node)
      let name = names[key] ?? Self.customName(of: node)
      names[key] = name
      // A stack inside of a custom layout runs on behalf of it.
      if name.isEmpty { return }
      begin("\(name)\n\(node.owner.path)\n\(SourceText.number(host?.time ?? 0))")
    }
  }

  /// The name of the layout of a container; empty for one of this library.
  private static func customName(of node: LayoutNode) -> String {
    guard let container = node as? any AskedContainer else { return "" }
    let type = type(of: container.specifiedLayout)
    return ContainerSearch.isBuiltIn(_typeName(type, qualified: true))
      ? "" : _typeName(type, qualified: false)
  }
}
