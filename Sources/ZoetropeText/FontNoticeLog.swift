/// Collects notices. Each distinct notice is kept once in the lifetime of the log.
final class FontNoticeLog {
  private var seen: Set<FontNotice> = []
  private var pending: [FontNotice] = []

  /// Adds a notice unless it was added before.
  func add(_ notice: FontNotice) {
    if seen.insert(notice).inserted { pending.append(notice) }
  }

  /// Removes and returns the notices added since the last call, in the order in which they were
  /// added.
  func take() -> [FontNotice] {
    defer { pending = [] }
    return pending
  }
}
