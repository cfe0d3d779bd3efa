import Zoetrope

extension Publisher where Failure == Never {
  /// Sets a published variable to each value, for as long as the variable exists.
  public func assign(to published: inout Published<Output>.Publisher) {
    subscribe(PublishedInput(of: published.storage))
  }
}
