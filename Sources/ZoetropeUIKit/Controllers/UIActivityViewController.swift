import Foundation
import Zoetrope

/// A UIKit sharing sheet. It is not presented.
@MainActor @preconcurrency open class UIActivityViewController: UIViewController {
  /// A closure to call when sharing ends. It is never called.
  public typealias CompletionWithItemsHandler = (
    _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?,
    _ activityError: (any Error)?
  ) -> Void

  /// The items to share.
  public private(set) var activityItems: [Any] = []
  /// The kinds of activity to exclude from the sheet. Default nil.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// A closure to call when sharing ends. It is never called. Default nil.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - activityItems: The items to share.
  ///   - applicationActivities: Additional activities. Ignored.
  public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.init(nibName: nil, bundle: nil)
    self.activityItems = activityItems
  }
}

/// An activity that shares items.
@MainActor @preconcurrency open class UIActivity {
  /// The name of a kind of activity.
  public nonisolated struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name that identifies the kind of activity.
    public var rawValue: String

    /// Creates a kind of activity from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a kind of activity from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Sending a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Sending mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Printing.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Copying to the pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Assigning an image to a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Saving to the photo library.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Adding to the reading list.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Sending to a nearby device.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Posting on Facebook.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// Posting on Twitter.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// Opening in the book reader.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
  }

  /// Creates an activity.
  public init() {}
}
