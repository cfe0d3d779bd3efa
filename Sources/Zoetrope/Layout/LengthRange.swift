import Foundation
import ZoetropeGeometry

/// How short and how long a node is along one axis: its lengths, in points, where it is proposed
/// nothing and where it is proposed everything along that axis, whatever it is proposed along the
/// other.
///
/// Stacks ask every child for both, for its flexibility. A child that is a stack would ask its own
/// children the same for each of them, and so on: the sizings would triple with each level. Where a
/// node's lengths follow from those of the nodes inside, nobody has to be asked.
package struct LengthRange: Equatable {
  package var minimum: CGFloat
  package var maximum: CGFloat

  /// A length that never changes.
  static func fixed(_ length: CGFloat) -> LengthRange {
    LengthRange(minimum: length, maximum: length)
  }

  /// Takes whatever it is proposed.
  static let all = LengthRange(minimum: 0, maximum: .infinity)

  /// A range with both ends longer by an amount, in points.
  func longer(by amount: CGFloat) -> LengthRange {
    LengthRange(minimum: max(minimum + amount, 0), maximum: max(maximum + amount, 0))
  }
}
