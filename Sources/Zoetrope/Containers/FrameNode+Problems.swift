import Foundation

extension FlexibleFrame.Limits {
  /// Creates limits in ascending order.
  ///
  /// An ideal length below the minimum is raised to the minimum. A maximum below the minimum or the
  /// ideal length is raised to the larger of the two. NaN counts as nil.
  init(ascending minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) {
    let lower = minimum ?? -.infinity
    let middle = ideal ?? lower
    // Any comparison with NaN is false, so that NaN is reported as a contradiction.
    if !(lower <= middle && middle <= maximum ?? middle) {
      contradiction = [minimum, ideal, maximum]
    }
    self.minimum = minimum.number
    self.ideal = ideal.number.map { max($0, self.minimum ?? $0) }
    let floor = self.ideal ?? self.minimum
    self.maximum = maximum.number.map { max($0, floor ?? $0) }
  }

  /// Returns a message about limits that contradict each other.
  ///
  /// - Parameter axis: The suffix of the argument labels: `Width` or `Height`.
  func problem(_ axis: String) -> String {
    let names = ["min", "ideal", "max"].map { $0 + axis }
    let given = Array(zip(names, contradiction))
    let changed = zip(given, [minimum, ideal, maximum]).compactMap { given, used in
      let isSame = given.1 == used
      return isSame ? nil : "\(given.0): \(used.map { formatted($0) } ?? "nil")"
    }
    return "\(frameCall(given)) contradicts itself: the lengths must ascend; "
      + "\(changed.joined(separator: ", ")) is used instead"
  }
}

extension CGFloat? {
  /// The length, with NaN replaced by nil.
  fileprivate var number: CGFloat? { self?.isNaN == true ? nil : self }
}

/// Returns the source code of a call of `frame`, for example `frame(minWidth: 20, maxWidth: 10)`.
func frameCall(_ lengths: [(name: String, value: CGFloat?)]) -> String {
  let arguments = lengths.compactMap { name, value in value.map { "\(name): \(formatted($0))" } }
  return "frame(\(arguments.joined(separator: ", ")))"
}
