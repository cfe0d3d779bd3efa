import Foundation

/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole screen.
  case fullScreen = 0
  /// As a page.
  case pageSheet = 1
  /// As a form.
  case formSheet = 2
  /// Over a controller's content.
  case currentContext = 3
  /// By other code.
  case custom = 4
  /// Over the whole screen, with what is behind it.
  case overFullScreen = 5
  /// Over a controller's content, with what is behind it.
  case overCurrentContext = 6
  /// In a popover.
  case popover = 7
  /// Not at all.
  case none = -1
  /// As the system has it.
  case automatic = -2
}

/// How a presentation moves.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Up from below.
  case coverVertical = 0
  /// By a flip.
  case flipHorizontal = 1
  /// By a cross-fade.
  case crossDissolve = 2
  /// By the curl of a page.
  case partialCurl = 3
}

/// The style of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// As the mode has it.
  case `default` = 0
  /// Light content.
  case lightContent = 1
  /// Dark content.
  case darkContent = 3
}

/// Orientations of a user interface.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits of the orientations.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// Turned counterclockwise.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// Turned clockwise.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// Turned to a side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}

/// The presentation of a controller of UIKit. There are none here.
@MainActor @preconcurrency open class UIPresentationController {
  init() {}
}

/// The popover of a controller of UIKit. There are none here.
@MainActor @preconcurrency open class UIPopoverPresentationController: UIPresentationController {
  /// The view to which the popover points. Default nil.
  open var sourceView: UIView?
  /// The rectangle to which the popover points, in the view's space. Default null.
  open var sourceRect = CGRect.null
  /// The button to which the popover points. Default nil.
  open var barButtonItem: UIBarButtonItem?
  /// The sides at which the arrow may be. Default: all.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
}

/// Sides of a popover.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits of the sides.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// The bottom.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// The left side.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// The right side.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// All sides.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// The sheet of a controller of UIKit. There are none here.
@MainActor @preconcurrency open class UISheetPresentationController: UIPresentationController {
  /// A height of a sheet.
  @MainActor @preconcurrency open class Detent {
    init() {}

    /// Returns about half of the screen.
    open class func medium() -> Detent { Detent() }

    /// Returns about the whole screen.
    open class func large() -> Detent { Detent() }
  }

  /// The heights at which the sheet rests. Default: the whole screen.
  open var detents: [Detent] = [.large()]
  /// Whether there is a grabber. Default false.
  open var prefersGrabberVisible = false
  /// The radius of the corners, in points; nil for that of the system. Default nil.
  open var preferredCornerRadius: CGFloat?
  /// Whether scrolling makes the sheet higher. Default true.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
}
