import Foundation
import Zoetrope
import ZoetropeProcess

/// Notes which code of a host is running, and limits the time that this code may take. The code is
/// a custom layout, the evaluation of a view, or other code that runs outside of these.
@MainActor final class CodeWatch {
  private let notes: CallNotes
  private weak var host: Zoetrope.Host?
  /// The containers whose layouts run, outer ones first.
  private var stack: [LayoutNode] = []
  private var names: [ObjectIdentifier: String] = [:]
  /// The container of the custom layout in the latest note; nil if the latest note concerns other
  /// code.
  private var noted: LayoutNode?
  /// The virtual time of the latest note, with the state of the limits at this time.
  ///
  /// `time` is the virtual time, in seconds. `start` is the processor time, in seconds, of the
  /// first note at the virtual time. While `isLast` is true, later notes at the same virtual time
  /// keep the current limit.
  private var moment = (time: -1.0, start: 0.0, isLast: false)

  /// Begins to watch a host. The host may still be empty.
  init(_ host: Zoetrope.Host, _ notes: CallNotes) {
    self.notes = notes
    self.host = host
    zoetrope_receive_timers()
    host.codeWatch = { [self] in note($0) }
    note(nil)
  }

  /// Stops watching the host, and removes the note and the time limits.
  func end() {
    host?.codeWatch = nil
    notes.words = ""
    notes.end()
  }

  private func note(_ code: RunningCode?) {
    switch code {
    case nil:
      stack = []
      begin(.other)
    case .view(let node): begin(.view, path: node.path)
    case .layout(let node):
      if let index = stack.lastIndex(where: { $0 === node }) {
        stack.removeSubrange((index + 1)...)
      } else {
        stack.append(node)
      }
      // If a built-in container, such as a stack, runs inside a custom layout, the note names the
      // custom layout.
      guard let custom = stack.last(where: { !name(of: $0).isEmpty }) else { return begin(.other) }
      if custom === noted { return }
      begin(.layout, name: name(of: custom), path: custom.owner.path)
      noted = custom
    }
  }

  private func begin(_ kind: NotedCode.Kind, name: String = "", path: String = "") {
    noted = nil
    let time = host?.time ?? 0
    let now = Self.processorTime
    if time != moment.time { moment = (time, now, false) }
    // Other code can include the work of the library for a whole frame, and therefore has a larger
    // limit.
    let usual = kind == .other ? 3 * notes.limit : notes.limit
    // Two calls may alternate without end, each within its own limit. All calls at one virtual time
    // therefore share a total limit. When the remaining total is less than the limit of one call,
    // the remaining total becomes the limit. Further calls at the same virtual time do not replace
    // this limit.
    let total = notes.limit * TrialProcess.longer
    let rest = total - (now - moment.start)
    let isLast = moment.isLast || rest < usual
    let code = NotedCode(
      kind: kind, name: name, path: path, time: SourceText.number(time),
      limit: isLast ? total : usual)
    if moment.isLast {
      notes.words = code.note
    } else {
      notes.begin(code.note, limit: isLast ? max(rest, 0.01) : usual)
    }
    moment.isLast = isLast
  }

  /// The processor time of the process, in seconds.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// Returns the name of the type of a container's layout; empty if the layout is built in.
  private func name(of node: LayoutNode) -> String {
    let key = ObjectIdentifier(node)
    if let name = names[key] { return name }
    guard let container = node as? any AskedContainer else { return "" }
    let type = type(of: container.specifiedLayout)
    let name =
      ContainerSearch.isBuiltIn(_typeName(type, qualified: true))
      ? "" : _typeName(type, qualified: false)
    names[key] = name
    return name
  }
}
