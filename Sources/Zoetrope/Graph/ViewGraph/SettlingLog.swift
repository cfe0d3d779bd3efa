/// A log of the pieces of state that layouts have changed. For each piece, the log counts the
/// rounds of updates in which it has changed.
package struct SettlingLog {
  /// A piece of state that a layout has changed.
  package struct Cause: Sendable, Equatable {
    /// The name of the state, such as `Counting.count`.
    package let state: String
    /// The path of the container with the layout that has changed the state.
    package let path: String
    /// The name of the layout's type.
    package let layout: String
    /// Whether the layout has submitted the change to the main queue. If false, the layout has
    /// written the state directly.
    package let isHandedOver: Bool
    /// The time of the first change, in seconds.
    package let time: Double
    /// The largest number of rounds of updates that changed the state within a single instant.
    package fileprivate(set) var rounds = 0
    /// The number of rounds in which the state has changed since all state last settled.
    fileprivate var count = 0
    /// The latest round in which the state has changed since all state last settled; nil if there
    /// is none.
    fileprivate var lastRound: Int?
  }

  /// The pieces of state that layouts have changed, in the order of their first changes.
  package private(set) var causes: [Cause] = []
  /// Whether the current round of changes follows from work that a layout has submitted to the main
  /// queue.
  var isFollowingWork = false
  /// The number of rounds of updates since the state last settled.
  var round = 0

  /// The node of each cause's layout, in the order of the causes. Finding a known cause by its node
  /// takes far less time than computing the path of the node.
  private var authors: [Author] = []

  private struct Author {
    weak var layout: LayoutNode?
  }

  /// Records that a layout has changed a piece of state.
  ///
  /// The running time of this method grows with the number of causes.
  mutating func note(_ state: String, by layout: LayoutNode, isHandedOver: Bool, at time: Double) {
    let index =
      knownCause(state, by: layout, isHandedOver: isHandedOver)
      ?? newCause(state, by: layout, isHandedOver: isHandedOver, at: time)
    // Several views may have state of the same name.
    if causes[index].lastRound == round { return }
    causes[index].lastRound = round
    causes[index].count += 1
  }

  private func knownCause(_ state: String, by layout: LayoutNode, isHandedOver: Bool) -> Int? {
    causes.indices.first {
      causes[$0].isHandedOver == isHandedOver && authors[$0].layout === layout
        && causes[$0].state == state
    }
  }

  /// Finds or adds the cause for a node that no cause of this state refers to yet, and returns the
  /// index of the cause. A container that replaces an earlier one at the same path takes over the
  /// causes of the earlier one.
  private mutating func newCause(
    _ state: String, by layout: LayoutNode, isHandedOver: Bool, at time: Double
  ) -> Int {
    let path = layout.owner.path
    let earlier = causes.firstIndex {
      $0.state == state && $0.path == path && $0.isHandedOver == isHandedOver
    }
    if let earlier {
      authors[earlier].layout = layout
      return earlier
    }
    causes.append(
      Cause(
        state: state, path: path, layout: layout.faultSubject, isHandedOver: isHandedOver,
        time: time))
    authors.append(Author(layout: layout))
    return causes.count - 1
  }

  /// Records that the state has settled.
  mutating func finish() {
    isFollowingWork = false
    round = 0
    for index in causes.indices {
      causes[index].rounds = max(causes[index].rounds, causes[index].count)
      (causes[index].count, causes[index].lastRound) = (0, nil)
    }
  }
}
