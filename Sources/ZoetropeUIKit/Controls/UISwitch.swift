import Foundation
import Zoetrope

/// A switch of UIKit, which is not drawn.
@MainActor @preconcurrency open class UISwitch: UIControl {
  /// Whether the switch is on. Default false.
  open var isOn = false
  /// The color of the track of a switch that is on. Default nil.
  open var onTintColor: UIColor?
  /// The color of the thumb. Default nil.
  open var thumbTintColor: UIColor?

  /// Turns the switch on or off, at once.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// Returns the recorded settings of all views of this class, which have no effect.
  open override class func appearance() -> UISwitch {
    Appearances.of(UISwitch.self) { UISwitch() }
  }

  /// Returns the recorded settings of the views inside of others, which have no effect: those of
  /// ``appearance()``.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISwitch {
    appearance()
  }

  /// Returns the recorded settings for traits, which have no effect: those of ``appearance()``.
  open override class func appearance(for trait: UITraitCollection) -> UISwitch { appearance() }
}

/// A slider of UIKit, which is not drawn.
@MainActor @preconcurrency open class UISlider: UIControl {
  /// The value. Default 0.
  open var value: Float = 0
  /// The smallest value. Default 0.
  open var minimumValue: Float = 0
  /// The largest value. Default 1.
  open var maximumValue: Float = 1
  /// Whether events are sent while the thumb moves. Default true.
  open var isContinuous = true
  /// The color of the track before the thumb. Default nil.
  open var minimumTrackTintColor: UIColor?
  /// The color of the track after the thumb. Default nil.
  open var maximumTrackTintColor: UIColor?
  /// The color of the thumb. Default nil.
  open var thumbTintColor: UIColor?

  /// Sets the value, at once.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// Has no effect: sliders are not drawn.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Has no effect: sliders are not drawn.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Has no effect: sliders are not drawn.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Returns the recorded settings of all views of this class, which have no effect.
  open override class func appearance() -> UISlider {
    Appearances.of(UISlider.self) { UISlider() }
  }

  /// Returns the recorded settings of the views inside of others, which have no effect: those of
  /// ``appearance()``.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISlider {
    appearance()
  }

  /// Returns the recorded settings for traits, which have no effect: those of ``appearance()``.
  open override class func appearance(for trait: UITraitCollection) -> UISlider { appearance() }
}

/// A stepper of UIKit, which is not drawn.
@MainActor @preconcurrency open class UIStepper: UIControl {
  /// The value. Default 0.
  open var value = 0.0
  /// The smallest value. Default 0.
  open var minimumValue = 0.0
  /// The largest value. Default 100.
  open var maximumValue = 100.0
  /// The distance between values. Default 1.
  open var stepValue = 1.0

  /// Has no effect: steppers are not drawn.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Has no effect: steppers are not drawn.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Returns the recorded settings of all views of this class, which have no effect.
  open override class func appearance() -> UIStepper {
    Appearances.of(UIStepper.self) { UIStepper() }
  }

  /// Returns the recorded settings of the views inside of others, which have no effect: those of
  /// ``appearance()``.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIStepper {
    appearance()
  }

  /// Returns the recorded settings for traits, which have no effect: those of ``appearance()``.
  open override class func appearance(for trait: UITraitCollection) -> UIStepper { appearance() }
}
