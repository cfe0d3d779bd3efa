/// The observers that are notified after each layout pass, held weakly.
struct LayoutObserverList {
  private var entries: [Entry] = []

  private struct Entry {
    weak var object: (any LayoutObserving)?
  }

  /// Adds an observer, unless it is in the list.
  mutating func add(_ observer: some LayoutObserving) {
    if observer.isObservingLayout { return }
    observer.isObservingLayout = true
    entries.append(Entry(object: observer))
  }

  /// Whether the list has no entries.
  var isEmpty: Bool { entries.isEmpty }

  /// Removes and returns all observers. Observers that are added before ``finishPass(_:)`` are
  /// first notified of the next pass.
  mutating func beginPass() -> LayoutObserverList {
    defer { entries = [] }
    return self
  }

  /// Notifies all observers, and drops those that resign or have been deallocated.
  mutating func notify() {
    entries = entries.filter {
      guard let observer = $0.object else { return false }
      observer.isObservingLayout = observer.layoutDidFinish()
      return observer.isObservingLayout
    }
  }

  /// Puts the observers of this pass back, before those that were added meanwhile.
  mutating func finishPass(_ notified: LayoutObserverList) {
    entries = notified.entries + entries
  }
}
