import Zoetrope

/// A namespace for subscriptions.
public enum Subscriptions {
  /// A subscription that sends no values.
  public static var empty: any Subscription { EmptySubscription() }
}

/// A subscription that sends no values.
private final class EmptySubscription: Subscription, CustomStringConvertible {
  var description: String { "Empty" }

  func request(_ demand: Subscribers.Demand) {}

  func cancel() {}
}
