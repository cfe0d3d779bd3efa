import Foundation

/// The alignment of the lines of a text.
public enum NSTextAlignment: Int, Sendable {
  /// Lines are aligned at the left edge.
  case left = 0
  /// Lines are centered.
  case center = 1
  /// Lines are aligned at the right edge.
  case right = 2
  /// Lines fill the width from edge to edge.
  case justified = 3
  /// Lines are aligned as the language of the text requires.
  case natural = 4
}

/// The way in which a text is broken or shortened if it is too long for a line.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines are broken between words.
  case byWordWrapping = 0
  /// Lines are broken between characters.
  case byCharWrapping = 1
  /// The text is cut off at the edge.
  case byClipping = 2
  /// An ellipsis replaces the beginning of the text.
  case byTruncatingHead = 3
  /// An ellipsis replaces the end of the text.
  case byTruncatingTail = 4
  /// An ellipsis replaces the middle of the text.
  case byTruncatingMiddle = 5
}

/// The style of a paragraph, as an attribute of a text. SwiftUI texts ignore the style.
open class NSParagraphStyle: NSObject {
  fileprivate struct Values: Equatable {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var alignment = NSTextAlignment.natural
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var hyphenationFactor: Float = 0
  }

  fileprivate var values = Values()

  /// Creates a style with default values.
  public override init() { super.init() }

  /// A style with default values.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The additional distance between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The distance after a paragraph, in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The alignment of the lines. Default natural.
  open var alignment: NSTextAlignment { values.alignment }
  /// The indentation of the first line, in points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The indentation of all lines except the first one, in points.
  open var headIndent: CGFloat { values.headIndent }
  /// The position of the ends of lines, in points. A positive value is the distance from the
  /// leading edge. A negative value is minus the distance from the trailing edge. The value 0 is
  /// the trailing edge itself.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The way in which long lines are broken. Default: between words.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The minimum height of a line, in points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum height of a line, in points; 0 for no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor by which the height of lines is multiplied; 0 for no change.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The threshold for hyphenation, from 0 to 1.
  open var hyphenationFactor: Float { values.hyphenationFactor }

  /// Whether another object is a style with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// A hash of some of the values.
  open override var hash: Int { values.alignment.hashValue ^ values.lineSpacing.hashValue }
}

/// A mutable style of a paragraph.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// The additional distance between lines, in points.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// The distance after a paragraph, in points.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// The alignment of the lines. Default natural.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// The indentation of the first line, in points.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// The indentation of all lines except the first one, in points.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// The position of the ends of lines, in points. A positive value is the distance from the
  /// leading edge. A negative value is minus the distance from the trailing edge. The value 0 is
  /// the trailing edge itself.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// The way in which long lines are broken. Default: between words.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// The minimum height of a line, in points.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The maximum height of a line, in points; 0 for no limit.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// The factor by which the height of lines is multiplied; 0 for no change.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// The threshold for hyphenation, from 0 to 1.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
}
