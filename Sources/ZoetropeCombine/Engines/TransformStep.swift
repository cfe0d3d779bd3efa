import Zoetrope

/// The response of an operator to one input value.
enum TransformStep<Output, Failure: Error> {
  /// Sends a value.
  case emit(Output)
  /// Sends nothing.
  case skip
  /// Sends a last value, and then finishes.
  case emitAndFinish(Output)
  /// Finishes.
  case finish
  /// Fails.
  case fail(Failure)
}

/// The response of an operator to the end of its input: an optional last value and the completion.
struct TransformEnd<Output, Failure: Error> {
  var last: Output?
  var completion: Subscribers.Completion<Failure>
}

/// The way in which an operator's demand depends on the demand of its subscriber.
enum TransformDemand {
  /// Requests a value for each value that the subscriber requests, and a further value for each
  /// value that is skipped.
  case each
  /// Requests the given number of values for each value that the subscriber requests.
  case groups(of: Int)
  /// Requests all values, whatever the subscriber requests.
  case all

  /// Returns the number of values to request from the publisher when the subscriber requests
  /// `demand` values. For ``all``, the result is zero, because all values are requested at the
  /// start.
  func upstream(_ demand: Subscribers.Demand) -> Subscribers.Demand {
    switch self {
    case .each: demand
    case .groups(let size): demand * size
    case .all: .none
    }
  }

  /// The number of values to request from the publisher after a skipped value.
  var afterSkip: Subscribers.Demand {
    if case .each = self { .max(1) } else { .none }
  }
}

extension Subscribers.Completion {
  /// Returns the completion with its error transformed.
  func mapError<E: Error>(_ transform: (Failure) -> E) -> Subscribers.Completion<E> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}
