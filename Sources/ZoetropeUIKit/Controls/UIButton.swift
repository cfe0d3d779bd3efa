import Foundation
import Zoetrope

/// A UIKit button. It is not drawn.
@MainActor @preconcurrency open class UIButton: UIControl {
  /// The kind of the button.
  public private(set) var buttonType = ButtonType.custom
  /// A label for the title. ``setTitle(_:for:)`` does not change the text of the label.
  open private(set) var titleLabel: UILabel? = UILabel()
  /// An image view for the image. ``setImage(_:for:)`` does not change the content of the image
  /// view.
  open private(set) var imageView: UIImageView? = UIImageView()
  /// The margins of the content, in points. Default zero.
  open var contentEdgeInsets = UIEdgeInsets.zero
  /// The margins of the title, in points. Default zero.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// The margins of the image, in points. Default zero.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// Whether a tap opens the button's menu. Default false.
  open var showsMenuAsPrimaryAction = false
  /// The titles, keyed by the raw value of the control state for which they are set.
  private var titles: [UInt: String] = [:]
  /// The colors of the titles, keyed by the raw value of the control state for which they are set.
  private var colors: [UInt: UIColor] = [:]
  /// The images, keyed by the raw value of the control state for which they are set.
  private var images: [UInt: UIImage] = [:]

  /// Creates a button of the given kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero); self.buttonType = buttonType
  }

  /// Stores the title for a state; nil removes the title.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state.rawValue] = title
  }

  /// Returns the title for a state, or else the title for the normal state; nil if neither is set.
  open func title(for state: UIControl.State) -> String? { titles[state.rawValue] ?? titles[0] }

  /// Stores the color of the title for a state; nil removes the color.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    colors[state.rawValue] = color
  }

  /// Returns the color of the title for a state, or else the color for the normal state; nil if
  /// neither is set.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    colors[state.rawValue] ?? colors[0]
  }

  /// Stores the image for a state; nil removes the image.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state.rawValue] = image
  }

  /// Returns the image for a state, or else the image for the normal state; nil if neither is set.
  open func image(for state: UIControl.State) -> UIImage? { images[state.rawValue] ?? images[0] }

  /// Has no effect: buttons are not drawn.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Stores the characters of an attributed string, without attributes, as the title for a state;
  /// nil removes the title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    titles[state.rawValue] = title?.string
  }

  /// Returns an object that records settings for all views of this class. The settings have no
  /// effect.
  open override class func appearance() -> UIButton {
    Appearances.of(UIButton.self) { UIButton() }
  }

  /// Returns the same object as ``appearance()``. The containers have no effect.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIButton {
    appearance()
  }

  /// Returns the same object as ``appearance()``. The traits have no effect.
  open override class func appearance(for trait: UITraitCollection) -> UIButton { appearance() }

  /// The kind of a button.
  public nonisolated enum ButtonType: Int, Sendable {
    /// A button without any style.
    case custom = 0
    /// A button in the system's style.
    case system = 1
    /// A button with the details symbol.
    case detailDisclosure = 2
    /// A button with the information symbol, for dark backgrounds.
    case infoLight = 3
    /// A button with the information symbol, for light backgrounds.
    case infoDark = 4
    /// A button with a plus symbol.
    case contactAdd = 5
    /// A button with a cross symbol.
    case close = 7
  }
}
