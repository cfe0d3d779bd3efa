import Foundation

/// The form in which a view controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// A view that covers the whole screen.
  case fullScreen = 0
  /// A sheet with the size of a page.
  case pageSheet = 1
  /// A sheet with the size of a form.
  case formSheet = 2
  /// A view that covers the content of another controller.
  case currentContext = 3
  /// A presentation style that the program defines.
  case custom = 4
  /// A view that covers the whole screen. The content behind the view is kept.
  case overFullScreen = 5
  /// A view that covers the content of another controller. The content behind the view is kept.
  case overCurrentContext = 6
  /// A popover.
  case popover = 7
  /// No presentation.
  case none = -1
  /// The system's choice.
  case automatic = -2
}

/// The animation of a presentation.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The view slides up from the bottom.
  case coverVertical = 0
  /// The view flips horizontally.
  case flipHorizontal = 1
  /// The view fades in while the previous view fades out.
  case crossDissolve = 2
  /// One corner of the page curls up.
  case partialCurl = 3
}

/// The style of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark content in light mode, and light content in dark mode.
  case `default` = 0
  /// Light content, for dark backgrounds.
  case lightContent = 1
  /// Dark content, for light backgrounds.
  case darkContent = 3
}

/// A set of orientations of a user interface.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits of the orientations.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The device is upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// The device is upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// The device is turned counterclockwise from upright. The user interface is turned clockwise on
  /// the device.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// The device is turned clockwise from upright. The user interface is turned counterclockwise on
  /// the device.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations except upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}

/// An object that manages the presentation of a UIKit view controller. Nothing is ever presented.
@MainActor @preconcurrency open class UIPresentationController {
  init() {}
}

/// The popover of a UIKit view controller. Nothing is ever presented.
@MainActor @preconcurrency open class UIPopoverPresentationController: UIPresentationController {
  /// The view to which the popover's arrow points. Default nil.
  open var sourceView: UIView?
  /// The rectangle to which the popover's arrow points, in points in the space of ``sourceView``.
  /// Default: `CGRect.null`.
  open var sourceRect = CGRect.null
  /// The button to which the popover's arrow points. Default nil.
  open var barButtonItem: UIBarButtonItem?
  /// The directions in which the arrow may point. Default: all.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
}

/// The directions in which the arrow of a popover can point.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits of the directions.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The arrow points up.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// The arrow points down.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// The arrow points left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// The arrow points right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// All directions.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// The sheet of a UIKit view controller. Nothing is ever presented.
@MainActor @preconcurrency open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet can rest.
  @MainActor @preconcurrency open class Detent {
    init() {}

    /// Returns the detent at about half of the screen's height.
    open class func medium() -> Detent { Detent() }

    /// Returns the detent at about the full height of the screen.
    open class func large() -> Detent { Detent() }
  }

  /// The heights at which the sheet can rest. Default: large.
  open var detents: [Detent] = [.large()]
  /// Whether the sheet shows a grabber handle at its top. Default false.
  open var prefersGrabberVisible = false
  /// The radius of the corners, in points; nil for the system's default. Default nil.
  open var preferredCornerRadius: CGFloat?
  /// Whether scrolling the content of the sheet expands the sheet to a larger detent. Default true.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
}
