import Foundation
import ZoetropeGeometry

extension CGAffineTransform {
  /// Whether all entries are finite numbers.
  var isFinite: Bool { (a + b + c + d + tx + ty).isFinite }

  /// Whether there is a transform that undoes this one.
  var isInvertible: Bool {
    let determinant = a * d - b * c
    return determinant != 0 && determinant.isFinite
  }
}
