import Foundation
import Zoetrope

/// A UIKit label. It is not drawn.
@MainActor @preconcurrency open class UILabel: UIView {
  /// The text. Default nil.
  open var text: String?
  /// The text, with attributes. Default nil.
  open var attributedText: NSAttributedString?
  /// The font. Default: the system font of 17 points.
  open var font: UIFont! = .systemFont(ofSize: 17)
  /// The color of the text. Default ``UIColor/label``.
  open var textColor: UIColor! = .label
  /// The alignment of the text. Default natural.
  open var textAlignment = NSTextAlignment.natural
  /// The way in which a long text is broken or truncated. Default: an ellipsis at the end.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The maximum number of lines; 0 for no limit. Default 1.
  open var numberOfLines = 1
  /// Whether the font shrinks to fit a long text. Default false.
  open var adjustsFontSizeToFitWidth = false
  /// The minimum scale factor of the font when the font shrinks to fit a long text. Default 0.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the font follows the preferred size of text. Default false.
  open var adjustsFontForContentSizeCategory = false
  /// Whether characters move closer together before a long text is truncated. Default false.
  open var allowsDefaultTighteningForTruncation = false
  /// Whether the text has the style of enabled text. Default true.
  open var isEnabled = true
  /// Whether the text is highlighted. Default false.
  open var isHighlighted = false
  /// The color of highlighted text. Default nil.
  open var highlightedTextColor: UIColor?
  /// The color of the shadow. Default nil.
  open var shadowColor: UIColor?
  /// The offset of the shadow, in points. Default: 1 point upwards.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// The maximum width of the lines in a label with several lines, in points. Default 0.
  open var preferredMaxLayoutWidth: CGFloat = 0

  /// Returns an object that records settings for all views of this class. The settings have no
  /// effect.
  open override class func appearance() -> UILabel {
    Appearances.of(UILabel.self) { UILabel() }
  }

  /// Returns the same object as ``appearance()``. The containers have no effect.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UILabel {
    appearance()
  }

  /// Returns the same object as ``appearance()``. The traits have no effect.
  open override class func appearance(for trait: UITraitCollection) -> UILabel { appearance() }
}

/// A UIKit image view. It is not drawn.
@MainActor @preconcurrency open class UIImageView: UIView {
  /// The image. Default nil.
  open var image: UIImage?
  /// The image that replaces ``image`` while the view is highlighted. Default nil.
  open var highlightedImage: UIImage?
  /// Whether the view is highlighted. Default false.
  open var isHighlighted = false
  /// The images of the view's animation. Default nil.
  open var animationImages: [UIImage]?
  /// The duration of one pass through the animation's images, in seconds. Default 0.
  open var animationDuration: TimeInterval = 0
  /// The number of passes through the animation's images; 0 for endless repetition. Default 0.
  open var animationRepeatCount = 0
  /// The configuration of symbols. Default nil.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  /// Whether the animation has been started and has not been stopped since. Default false.
  open private(set) var isAnimating = false

  /// Creates an image view with the size of its image. Without an image, the size is zero.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero)); self.image = image
  }

  /// Creates an image view with two images. The second image is shown while the view is
  /// highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image); self.highlightedImage = highlightedImage
  }

  /// Records that the animation has been started.
  open func startAnimating() { isAnimating = true }

  /// Records that the animation has been stopped.
  open func stopAnimating() { isAnimating = false }

  /// Returns an object that records settings for all views of this class. The settings have no
  /// effect.
  open override class func appearance() -> UIImageView {
    Appearances.of(UIImageView.self) { UIImageView() }
  }

  /// Returns the same object as ``appearance()``. The containers have no effect.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIImageView {
    appearance()
  }

  /// Returns the same object as ``appearance()``. The traits have no effect.
  open override class func appearance(for trait: UITraitCollection) -> UIImageView { appearance() }

  /// The size of the image, in points. Without an image, both lengths are
  /// ``UIView/noIntrinsicMetric``.
  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
}
