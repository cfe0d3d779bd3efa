import Foundation
import Zoetrope

/// The sharing sheet of UIKit, which is not presented.
@MainActor @preconcurrency open class UIActivityViewController: UIViewController {
  /// Called when the sheet is done.
  public typealias CompletionWithItemsHandler = (
    _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?,
    _ activityError: (any Error)?
  ) -> Void

  /// The things to share.
  public private(set) var activityItems: [Any] = []
  /// The kinds of sharing that are left out. Default nil.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Called when the sheet is done: never. Default nil.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - activityItems: The things to share.
  ///   - applicationActivities: Kinds of sharing, which have no effect.
  public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.init(nibName: nil, bundle: nil)
    self.activityItems = activityItems
  }
}

/// A kind of sharing.
@MainActor @preconcurrency open class UIActivity {
  /// The name of a kind of sharing.
  public nonisolated struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a kind from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// A message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// A printer.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// The pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// A contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// The photos.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// The reading list.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// A device nearby.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// A post.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// A post.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// A reader of books.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
  }

  /// Creates a kind of sharing.
  public init() {}
}
