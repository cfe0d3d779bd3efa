import Foundation
import Zoetrope

/// A button of UIKit, which is not drawn.
@MainActor @preconcurrency open class UIButton: UIControl {
  /// The kind of button.
  public private(set) var buttonType = ButtonType.custom
  /// The label with the title.
  open private(set) var titleLabel: UILabel? = UILabel()
  /// The view with the image.
  open private(set) var imageView: UIImageView? = UIImageView()
  /// The margins of the content, in points. Default zero.
  open var contentEdgeInsets = UIEdgeInsets.zero
  /// The margins of the title, in points. Default zero.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// The margins of the image, in points. Default zero.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// Whether a tap opens the menu. Default false.
  open var showsMenuAsPrimaryAction = false
  /// The titles by state.
  private var titles: [UInt: String] = [:]
  /// The colors of the titles by state.
  private var colors: [UInt: UIColor] = [:]
  /// The images by state.
  private var images: [UInt: UIImage] = [:]

  /// Creates a button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero); self.buttonType = buttonType
  }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state.rawValue] = title
  }

  /// Returns the title for a state; nil if there is none.
  open func title(for state: UIControl.State) -> String? { titles[state.rawValue] ?? titles[0] }

  /// Sets the color of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    colors[state.rawValue] = color
  }

  /// Returns the color of the title for a state; nil if there is none.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    colors[state.rawValue] ?? colors[0]
  }

  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state.rawValue] = image
  }

  /// Returns the image for a state; nil if there is none.
  open func image(for state: UIControl.State) -> UIImage? { images[state.rawValue] ?? images[0] }

  /// Has no effect: buttons are not drawn.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Sets the title for a state, without its attributes.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    titles[state.rawValue] = title?.string
  }

  /// Returns the recorded settings of all views of this class, which have no effect.
  open override class func appearance() -> UIButton {
    Appearances.of(UIButton.self) { UIButton() }
  }

  /// Returns the recorded settings of the views inside of others, which have no effect: those of
  /// ``appearance()``.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIButton {
    appearance()
  }

  /// Returns the recorded settings for traits, which have no effect: those of ``appearance()``.
  open override class func appearance(for trait: UITraitCollection) -> UIButton { appearance() }

  /// The kind of a button.
  public nonisolated enum ButtonType: Int, Sendable {
    /// Without an appearance of its own.
    case custom = 0
    /// As the system has it.
    case system = 1
    /// With the sign of details.
    case detailDisclosure = 2
    /// With a light sign of information.
    case infoLight = 3
    /// With a dark sign of information.
    case infoDark = 4
    /// With a plus.
    case contactAdd = 5
    /// With a cross.
    case close = 7
  }
}
