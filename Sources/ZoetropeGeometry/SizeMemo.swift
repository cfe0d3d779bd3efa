import Foundation

/// The sizes that a view has answered, by proposal. At most ``limit`` answers are kept: if there is
/// no room for another one, the older half is discarded.
///
/// Views are asked for memoized sizes more often than for anything else. The type is in this target
/// because the target is optimized in debug builds, too.
package struct SizeMemo: Sendable {
  /// An answer to a proposal.
  package struct Entry: Sendable {
    /// The proposal.
    package var proposal: ProposedViewSize
    /// The size in points.
    package var size: CGSize

    @usableFromInline init(proposal: ProposedViewSize, size: CGSize) {
      self.proposal = proposal
      self.size = size
    }
  }

  /// The maximum number of answers. There is a limit because a view may receive a different
  /// proposal in each frame.
  package static var limit: Int { 32 }

  /// The answers, in the order in which they were added. Their proposals differ.
  @usableFromInline package private(set) var entries: ContiguousArray<Entry> = []

  /// Creates a memo without answers.
  package init() {}

  /// Returns the answer to a proposal, in points; nil if it is unknown.
  @inlinable package func size(for proposal: ProposedViewSize) -> CGSize? {
    for entry in entries where entry.proposal == proposal { return entry.size }
    return nil
  }

  /// Adds the answer to a proposal, in points. The memo must not contain an answer to the same
  /// proposal.
  package mutating func add(_ size: CGSize, for proposal: ProposedViewSize) {
    if entries.count >= Self.limit { entries.removeFirst(Self.limit / 2) }
    entries.append(Entry(proposal: proposal, size: size))
  }

  /// Removes all answers, but keeps their memory.
  package mutating func removeAll() { entries.removeAll(keepingCapacity: true) }
}
