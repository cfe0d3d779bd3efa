/// Collects notices, each only once. After a call of ``forget()``, a notice that was already taken
/// may be added again.
package final class FontNoticeLog {
  private var seen: Set<FontNotice> = []
  private var pending: [FontNotice] = []
  /// Whether a notice was added about a file or an outline that cannot be read. The fonts remember
  /// such a problem and do not report it again.
  package private(set) var hasReadProblem = false

  /// Creates a log without notices.
  package init() {}

  /// Adds a notice unless it was added before.
  package func add(_ notice: FontNotice) {
    if seen.insert(notice).inserted { pending.append(notice) }
    switch notice {
    case .fileUnreadable, .outlineMissing: hasReadProblem = true
    default: break
    }
  }

  /// Forgets the notices that were already taken, so that each of them may be added once more.
  package func forget() { seen = Set(pending) }

  /// Removes and returns the notices added since the last call, in the order in which they were
  /// added.
  package func take() -> [FontNotice] {
    defer { pending = [] }
    return pending
  }
}
