/// The observers to notify after each layout pass. The list holds them weakly.
struct LayoutObserverList {
  private var entries: [Entry] = []

  private struct Entry {
    weak var object: (any LayoutObserving)?
  }

  /// Adds an observer, unless the list contains it already.
  mutating func add(_ observer: some LayoutObserving) {
    if observer.isObservingLayout { return }
    observer.isObservingLayout = true
    entries.append(Entry(object: observer))
  }

  /// Whether the list has no entries. Entries of deallocated observers count.
  var isEmpty: Bool { entries.isEmpty }

  /// Removes and returns all observers. Observers that are added between this call and
  /// ``finishPass(_:)`` are notified from the next pass on.
  mutating func beginPass() -> LayoutObserverList {
    defer { entries = [] }
    return self
  }

  /// Notifies all observers. Removes the observers whose ``LayoutObserving/layoutDidFinish()``
  /// returns false, and entries of deallocated observers.
  mutating func notify() {
    entries = entries.filter {
      guard let observer = $0.object else { return false }
      observer.isObservingLayout = observer.layoutDidFinish()
      return observer.isObservingLayout
    }
  }

  /// Puts the observers that were notified in this pass back into the list, ahead of those that
  /// were added during the pass.
  mutating func finishPass(_ notified: LayoutObserverList) {
    entries = notified.entries + entries
  }
}
