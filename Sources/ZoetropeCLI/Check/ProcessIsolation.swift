/// Where code runs that may end the process.
package enum ProcessIsolation: Equatable, Sendable {
  /// In this process.
  case none
  /// In copies of this process, which must have no other threads at work.
  case copies
  /// In other processes of the program at a path.
  case program(String)

  /// The path of the program; nil if no other process is started.
  var program: String? {
    if case .program(let path) = self { return path }
    return nil
  }
}
