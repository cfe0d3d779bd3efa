import Foundation

// The actions of `onDelete` and `onMove` pass offsets, which these methods accept.

extension RangeReplaceableCollection {
  /// Removes the elements at the given offsets. Offsets are counted from the start of the
  /// collection.
  ///
  /// - Parameter offsets: The offsets. Each must be less than the number of elements.
  /// - Complexity: O(*n*) in the number of elements.
  public mutating func remove(atOffsets offsets: IndexSet) {
    guard let last = offsets.last else { return }
    precondition(last < count, "Offset \(last) is past the end of a collection of \(count)")
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }
}

extension MutableCollection {
  /// Moves the elements at the given offsets to another place. The moved elements keep their order.
  ///
  /// - Parameters:
  ///   - source: The offsets of the elements. Each must be less than the number of elements.
  ///   - destination: The insertion offset, counted before the move. The moved elements are placed
  ///     in front of the element at this offset. If the offset equals the number of elements, the
  ///     moved elements are placed at the end.
  /// - Complexity: O(*n*) in the number of elements.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    precondition(
      (0...elements.count).contains(destination),
      "Offset \(destination) is outside of a collection of \(elements.count)")
    guard let last = source.last else { return }
    precondition(
      last < elements.count, "Offset \(last) is past the end of a collection of \(elements.count)")
    func others(_ offsets: Range<Int>) -> [Element] {
      offsets.filter { !source.contains($0) }.map { elements[$0] }
    }
    let moved =
      others(0..<destination) + source.map { elements[$0] } + others(destination..<elements.count)
    for (index, element) in zip(indices, moved) { self[index] = element }
  }
}
