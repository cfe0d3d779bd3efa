/// Collects notices. A notice that was added before is ignored, unless ``forget()`` was called in
/// between.
final class FontNoticeLog {
  private var seen: Set<FontNotice> = []
  private var pending: [FontNotice] = []

  /// Adds a notice unless it was added before.
  func add(_ notice: FontNotice) {
    if seen.insert(notice).inserted { pending.append(notice) }
  }

  /// Forgets which notices were added, so that each may be added once more.
  func forget() { seen = Set(pending) }

  /// Removes and returns the notices added since the last call, in the order in which they were
  /// added.
  func take() -> [FontNotice] {
    defer { pending = [] }
    return pending
  }
}
