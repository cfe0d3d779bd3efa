import Zoetrope

/// The answer of an operator to one input value.
enum TransformStep<Output, Failure: Error> {
  /// Sends a value.
  case emit(Output)
  /// Sends nothing.
  case skip
  /// Sends a last value, and ends.
  case emitAndFinish(Output)
  /// Ends.
  case finish
  /// Fails.
  case fail(Failure)
}

/// The answer of an operator to the end of its input: a last value, and the end.
struct TransformEnd<Output, Failure: Error> {
  var last: Output?
  var completion: Subscribers.Completion<Failure>
}

/// The relation of an operator's demand to the demand of its subscriber.
enum TransformDemand {
  /// A value for each value of the subscriber, and another one for each value skipped.
  case each
  /// A number of values for each value of the subscriber.
  case groups(of: Int)
  /// All values, independent of the subscriber.
  case all

  /// The demand for a demand of the subscriber.
  func upstream(_ demand: Subscribers.Demand) -> Subscribers.Demand {
    switch self {
    case .each: demand
    case .groups(let size): demand * size
    case .all: .none
    }
  }

  /// The demand after a skipped value.
  var afterSkip: Subscribers.Demand {
    if case .each = self { .max(1) } else { .none }
  }
}

extension Subscribers.Completion {
  /// The completion with another type of error.
  func mapError<E: Error>(_ transform: (Failure) -> E) -> Subscribers.Completion<E> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}
