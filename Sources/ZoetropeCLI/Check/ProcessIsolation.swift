/// The process that runs code which may trap or never return.
package enum ProcessIsolation: Equatable, Sendable {
  /// This process.
  case none
  /// Copies of this process. While a copy is being made, all other threads of this process must be
  /// idle.
  case copies
  /// New processes, which run the program at the given path.
  case program(String)

  /// The path of the program that new processes run; nil for ``none`` and ``copies``.
  var program: String? {
    if case .program(let path) = self { return path }
    return nil
  }
}
