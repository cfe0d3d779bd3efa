import Foundation
import ZoetropeGeometry

/// The minimum and maximum length of a node along one axis, in points.
///
/// They are the lengths that the node chooses for proposals of 0 and infinity along that axis. They
/// must be the same for every proposal along the other axis.
///
/// Stacks need both lengths of every child to determine its flexibility. If these lengths were
/// measured, each child would be measured three times: twice for its range and once for the length
/// that it is offered. The number of measurements would triple with every level of nested stacks. A
/// node that derives its range from the ranges of its children needs no measurements.
package struct LengthRange: Equatable {
  /// The length at a proposal of 0.
  package var minimum: CGFloat
  /// The length at an infinite proposal.
  package var maximum: CGFloat

  /// Returns the range of a fixed length.
  static func fixed(_ length: CGFloat) -> LengthRange {
    LengthRange(minimum: length, maximum: length)
  }

  /// The range of a node that accepts every proposal.
  static let flexible = LengthRange(minimum: 0, maximum: .infinity)

  /// Returns the range with an amount in points added to both lengths. Negative results are
  /// replaced by 0.
  func expanded(by amount: CGFloat) -> LengthRange {
    LengthRange(minimum: max(minimum + amount, 0), maximum: max(maximum + amount, 0))
  }
}
