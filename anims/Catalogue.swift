import SwiftUI
import ZoetropeCLI

/// The gallery of all animations in this folder.
@main struct Catalogue: Gallery {
  static var anims: [Anim] {
    Wheel.anim
    Wheel.spinAnim
    Wheel.radiusAnim
    Wave.anim
    WheelWave.anim
    TypeSpecimen.anim
    WheelFacing.anim
    RecursiveWheel.anim
    Composed.anim
    Trees.anim
    BottomOffset.anim
    BottomPadding.anim
    BottomGuide.anim
    BottomMatched.anim
    BottomScroll.anim
    BottomPriority.anim
    BottomNestedGuide.anim
    BottomTransition.anim
    BottomLayout.anim
    BottomPicker.anim
    Callout.anim
    Flow.anim
    Phases.anim
    Jumper.anim
    SpringInterrupt.anim
    BasicStack.anim
    Card.anim
    Card.darkAnim
    Blobs.anim
    Rings.anim
    CanvasField.anim
  }
}
