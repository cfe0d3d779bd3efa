import Zoetrope

extension Publisher where Failure == Never {
  /// Assigns each value to a published property, for as long as the property exists.
  public func assign(to published: inout Published<Output>.Publisher) {
    subscribe(PublishedInput(of: published.storage))
  }
}
