/// Collects notices, each different one once in the life of a library.
final class FontNoticeLog {
  private var seen: Set<FontNotice> = []
  private var pending: [FontNotice] = []

  func add(_ notice: FontNotice) {
    if seen.insert(notice).inserted { pending.append(notice) }
  }

  /// What has been added since the last call, in the order of adding.
  func take() -> [FontNotice] {
    defer { pending = [] }
    return pending
  }
}
