/// The choice of the process for code that may trap or never return.
package enum ProcessIsolation: Equatable, Sendable {
  /// This process.
  case none
  /// Copies of this process. While a copy is made, no other thread of this process may be at work.
  case copies
  /// New processes, which run the program at the given path.
  case program(String)

  /// The path of the program; nil if no other process is started.
  var program: String? {
    if case .program(let path) = self { return path }
    return nil
  }
}
