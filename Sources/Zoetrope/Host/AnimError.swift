import Foundation

/// Why an ``Anim`` cannot run: a mistake where it is declared.
public enum AnimError: Error, Equatable, Sendable {
  /// The name cannot be part of a file name: it is empty, longer than 100 bytes, begins with a dot
  /// or a hyphen, or has a slash or a control character in it.
  case name(String)
  /// Two animations of one gallery have the same name.
  case duplicateName(String)
  /// A side of the canvas is not a finite positive number.
  case size(anim: String, CGSize)
  /// The duration is not a finite positive number.
  case duration(anim: String, Double)
  /// The duration and the rate give no frame at all, or more than ten million.
  case frameCount(anim: String, duration: Double, rate: FrameRate)
  /// A cue's time is negative or not finite.
  case cueTime(anim: String, time: Double)
  /// A cue finds nothing to operate: there is nothing of that name at that time, or it is disabled,
  /// or it does not take the value.
  case interaction(anim: String, cue: String, time: Double, InteractionError)
  /// A parameter's name is empty, or has an equals sign or white space in it.
  case parameterName(anim: String, String)
  /// Two parameters of one animation have the same name.
  case duplicateParameter(anim: String, String)
  /// A parameter's default is not finite, or out of its own range.
  case parameterDefault(anim: String, parameter: String)
}

extension AnimError: CustomStringConvertible {
  /// What is wrong, and what would be right, on one line.
  public var description: String {
    switch self {
    case .name(let name):
      "the anim name \"\(name)\" cannot be part of a file name; use up to 100 letters, digits, "
        + "hyphens and dots, beginning with a letter or a digit"
    case .duplicateName(let name): "two anims of the gallery are called \"\(name)\""
    case .size(let anim, let size):
      "anim \"\(anim)\" has a size of \(size.width)x\(size.height); both must be positive"
    case .duration(let anim, let duration):
      "anim \"\(anim)\" has a duration of \(duration) s; it must be positive"
    case .frameCount(let anim, let duration, let rate):
      "anim \"\(anim)\" has \(duration) s at \(rate) frames a second; that must give from 1 to "
        + "\(FrameRate.largestFrameCount) frames"
    case .cueTime(let anim, let time):
      "anim \"\(anim)\" has a cue at \(time) s; a cue's time must be 0 or later"
    case .interaction(let anim, let cue, let time, let error):
      "anim \"\(anim)\": the cue \(cue) at \(time) s cannot be done: \(error)"
    case .parameterName(let anim, let name):
      "anim \"\(anim)\" has a parameter called \"\(name)\"; a name must not be empty and must have "
        + "no equals sign and no white space in it"
    case .duplicateParameter(let anim, let name):
      "anim \"\(anim)\" has two parameters called \"\(name)\""
    case .parameterDefault(let anim, let parameter):
      "anim \"\(anim)\" has a parameter \"\(parameter)\" whose default is out of its own range"
    }
  }
}
