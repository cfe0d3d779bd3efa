import Foundation
import Zoetrope

/// A text of UIKit, which is not drawn.
@MainActor @preconcurrency open class UILabel: UIView {
  /// The text. Default nil.
  open var text: String?
  /// The text with attributes. Default nil.
  open var attributedText: NSAttributedString?
  /// The font. Default: the system font, of 17 points.
  open var font: UIFont! = .systemFont(ofSize: 17)
  /// The color of the text. Default ``UIColor/label``.
  open var textColor: UIColor! = .label
  /// How the text is aligned. Default natural.
  open var textAlignment = NSTextAlignment.natural
  /// How long texts are broken. Default: with an ellipsis at the end.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The largest number of lines; 0 for no limit. Default 1.
  open var numberOfLines = 1
  /// Whether long texts shrink. Default false.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest scale of long texts. Default 0.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the font follows the preferred size of text. Default false.
  open var adjustsFontForContentSizeCategory = false
  /// Whether letters move together in long texts. Default false.
  open var allowsDefaultTighteningForTruncation = false
  /// Whether the text is drawn as enabled. Default true.
  open var isEnabled = true
  /// Whether the text is highlighted. Default false.
  open var isHighlighted = false
  /// The color of highlighted text. Default nil.
  open var highlightedTextColor: UIColor?
  /// The color of the shadow. Default nil.
  open var shadowColor: UIColor?
  /// The offset of the shadow, in points. Default: 1 point upwards.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// The width at which lines are broken, in points. Default 0.
  open var preferredMaxLayoutWidth: CGFloat = 0

  /// Returns the recorded settings of all views of this class, which have no effect.
  open override class func appearance() -> UILabel {
    Appearances.of(UILabel.self) { UILabel() }
  }

  /// Returns the recorded settings of the views inside of others, which have no effect: those of
  /// ``appearance()``.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UILabel {
    appearance()
  }

  /// Returns the recorded settings for traits, which have no effect: those of ``appearance()``.
  open override class func appearance(for trait: UITraitCollection) -> UILabel { appearance() }
}

/// An image of UIKit, which is not drawn.
@MainActor @preconcurrency open class UIImageView: UIView {
  /// The image. Default nil.
  open var image: UIImage?
  /// The image of a highlighted view. Default nil.
  open var highlightedImage: UIImage?
  /// Whether the view is highlighted. Default false.
  open var isHighlighted = false
  /// The images of an animation. Default nil.
  open var animationImages: [UIImage]?
  /// The duration of a pass, in seconds. Default 0.
  open var animationDuration: TimeInterval = 0
  /// The number of passes; 0 for no end. Default 0.
  open var animationRepeatCount = 0
  /// The configuration of symbols. Default nil.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  /// Whether the animation has been started.
  open private(set) var isAnimating = false

  /// Creates a view of the size of an image.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero)); self.image = image
  }

  /// Creates a view with an image and one for the highlighted view.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image); self.highlightedImage = highlightedImage
  }

  /// Records that the animation runs.
  open func startAnimating() { isAnimating = true }

  /// Records that the animation does not run.
  open func stopAnimating() { isAnimating = false }

  /// Returns the recorded settings of all views of this class, which have no effect.
  open override class func appearance() -> UIImageView {
    Appearances.of(UIImageView.self) { UIImageView() }
  }

  /// Returns the recorded settings of the views inside of others, which have no effect: those of
  /// ``appearance()``.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIImageView {
    appearance()
  }

  /// Returns the recorded settings for traits, which have no effect: those of ``appearance()``.
  open override class func appearance(for trait: UITraitCollection) -> UIImageView { appearance() }

  /// The size of the image, in points; none without an image.
  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
}
