import SwiftUI
import ZoetropeCLI

/// The gallery: every animation of this folder, by name.
@main struct Catalogue: Gallery {
  static var anims: [Anim] {
    Wheel.anim
    Wheel.spinAnim
    Wheel.radiusAnim
    Wave.anim
    WheelWave.anim
    TypeSpecimen.anim
  }
}
