import Foundation

extension Anim {
  /// The largest length of a name, in bytes. A file name of 255 bytes then has room for a frame
  /// number, a host name and a process id as well.
  private static let longestName = 100

  /// Checks all properties that can be checked without running the animation: the name, the size,
  /// the duration, the frame count and the parameters.
  package func validate() throws(AnimError) {
    guard Anim.isFileName(name) else { throw .name(name) }
    guard Anim.isPositive(size.width), Anim.isPositive(size.height) else {
      throw .size(anim: name, size)
    }
    guard Anim.isPositive(duration) else { throw .duration(anim: name, duration) }
    try validateFrameCount(rate: rate)
    var seen: [String] = []
    for parameter in parameters {
      try validate(parameter)
      guard !seen.contains(parameter.name) else {
        throw .duplicateParameter(anim: name, parameter.name)
      }
      seen.append(parameter.name)
    }
  }

  /// Checks that the animation has between 1 and ``FrameRate/largestFrameCount`` frames at a rate.
  package func validateFrameCount(rate: FrameRate) throws(AnimError) {
    let count = duration * rate.framesPerSecond
    guard frameCount(rate: rate) > 0, count <= Double(FrameRate.largestFrameCount) else {
      throw .frameCount(anim: name, duration: duration, rate: rate)
    }
  }

  private func validate(_ parameter: Parameter) throws(AnimError) {
    let isName =
      !parameter.name.isEmpty
      && !parameter.name.contains { $0 == "=" || $0.isWhitespace }
    guard isName else { throw .parameterName(anim: name, parameter.name) }
    guard parameter.accepts(parameter.defaultValue) else {
      throw .parameterDefault(anim: name, parameter: parameter.name)
    }
  }

  private static func isFileName(_ name: String) -> Bool {
    let isPlain = name.unicodeScalars.allSatisfy { $0 != "/" && $0.value >= 32 && $0.value != 127 }
    return !name.isEmpty && name.utf8.count <= longestName && isPlain
      && !name.hasPrefix(".") && !name.hasPrefix("-")
  }

  private static func isPositive(_ value: CGFloat) -> Bool { value.isFinite && value > 0 }
}

extension [Anim] {
  /// Checks every animation, and checks that no two animations have the same name.
  package func validate() throws(AnimError) {
    var seen: Set<String> = []
    for anim in self {
      try anim.validate()
      guard seen.insert(anim.name).inserted else { throw .duplicateName(anim.name) }
    }
  }
}
