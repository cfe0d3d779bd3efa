import Foundation
import Zoetrope

extension NotificationCenter {
  /// A publisher that sends the notifications of a notification center.
  public struct Publisher: Zoetrope.Publisher {
    /// The type of the values that the publisher sends.
    public typealias Output = Notification
    /// The type of the errors: `Never`, because the publisher cannot fail.
    public typealias Failure = Never

    /// The center that posts the notifications.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The object whose notifications are sent; nil for all objects. Default nil.
    public let object: AnyObject?

    /// Creates a publisher of notifications.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let observer = Observer(center)
      let conduit = Conduit<Notification, Never>(subscriber, keepsLatest: false) { _ in
        observer.remove()
      }
      observer.begin(name, object, conduit)
      subscriber.receive(subscription: conduit)
    }
  }

  /// Returns a publisher of the notifications that have a given name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - object: The object whose notifications are sent; nil for all objects. Default nil.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

extension NotificationCenter.Publisher: Equatable {
  /// Returns whether two publishers send the same notifications.
  public static func == (a: Self, b: Self) -> Bool {
    a.center === b.center && a.name == b.name && a.object === b.object
  }
}

/// An object that observes a notification center for one subscriber.
private final class Observer {
  private let center: NotificationCenter
  private var token: (any NSObjectProtocol)?

  init(_ center: NotificationCenter) { self.center = center }

  func begin(
    _ name: Notification.Name, _ object: AnyObject?, _ conduit: Conduit<Notification, Never>
  ) {
    let conduit = Transferred(conduit)
    token = center.addObserver(forName: name, object: object, queue: nil) { notification in
      conduit.value.offer(notification)
    }
  }

  func remove() {
    if let token = token.take() { center.removeObserver(token) }
  }
}
