import Foundation
import Zoetrope

/// A UIKit switch. It is not drawn.
@MainActor @preconcurrency open class UISwitch: UIControl {
  /// Whether the switch is on. Default false.
  open var isOn = false
  /// The color of the track while the switch is on. Default nil.
  open var onTintColor: UIColor?
  /// The color of the thumb. Default nil.
  open var thumbTintColor: UIColor?

  /// Turns the switch on or off without an animation.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// Returns an object that records settings for all views of this class. The settings have no
  /// effect.
  open override class func appearance() -> UISwitch {
    Appearances.of(UISwitch.self) { UISwitch() }
  }

  /// Returns the same object as ``appearance()``. The containers have no effect.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISwitch {
    appearance()
  }

  /// Returns the same object as ``appearance()``. The traits have no effect.
  open override class func appearance(for trait: UITraitCollection) -> UISwitch { appearance() }
}

/// A UIKit slider. It is not drawn.
@MainActor @preconcurrency open class UISlider: UIControl {
  /// The value. Default 0.
  open var value: Float = 0
  /// The smallest value. Default 0.
  open var minimumValue: Float = 0
  /// The largest value. Default 1.
  open var maximumValue: Float = 1
  /// Whether the slider sends events while the thumb moves. Default true.
  open var isContinuous = true
  /// The color of the track from the minimum to the thumb. Default nil.
  open var minimumTrackTintColor: UIColor?
  /// The color of the track from the thumb to the maximum. Default nil.
  open var maximumTrackTintColor: UIColor?
  /// The color of the thumb. Default nil.
  open var thumbTintColor: UIColor?

  /// Sets the value without an animation.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// Has no effect: sliders are not drawn.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Has no effect: sliders are not drawn.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Has no effect: sliders are not drawn.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Returns an object that records settings for all views of this class. The settings have no
  /// effect.
  open override class func appearance() -> UISlider {
    Appearances.of(UISlider.self) { UISlider() }
  }

  /// Returns the same object as ``appearance()``. The containers have no effect.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISlider {
    appearance()
  }

  /// Returns the same object as ``appearance()``. The traits have no effect.
  open override class func appearance(for trait: UITraitCollection) -> UISlider { appearance() }
}

/// A UIKit stepper. It is not drawn.
@MainActor @preconcurrency open class UIStepper: UIControl {
  /// The value. Default 0.
  open var value = 0.0
  /// The smallest value. Default 0.
  open var minimumValue = 0.0
  /// The largest value. Default 100.
  open var maximumValue = 100.0
  /// The amount by which one step changes the value. Default 1.
  open var stepValue = 1.0

  /// Has no effect: steppers are not drawn.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Has no effect: steppers are not drawn.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Returns an object that records settings for all views of this class. The settings have no
  /// effect.
  open override class func appearance() -> UIStepper {
    Appearances.of(UIStepper.self) { UIStepper() }
  }

  /// Returns the same object as ``appearance()``. The containers have no effect.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIStepper {
    appearance()
  }

  /// Returns the same object as ``appearance()``. The traits have no effect.
  open override class func appearance(for trait: UITraitCollection) -> UIStepper { appearance() }
}
