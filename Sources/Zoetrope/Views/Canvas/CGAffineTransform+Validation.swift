import Foundation
import ZoetropeGeometry

extension CGAffineTransform {
  /// Whether all entries are finite numbers.
  var isFinite: Bool { (a + b + c + d + tx + ty).isFinite }

  /// Whether the transform has an inverse.
  var isInvertible: Bool {
    let determinant = a * d - b * c
    return determinant != 0 && determinant.isFinite
  }
}
