import Foundation

/// A mistake in the declaration of an ``Anim``, or the failure of one of its cues.
public enum AnimError: Error, Equatable, Sendable {
  /// The name cannot be part of a file name. It is empty, is longer than 100 bytes, begins with a
  /// dot or a hyphen, or contains a slash or a control character.
  case name(String)
  /// Two animations of a gallery have the same name.
  case duplicateName(String)
  /// A side of the canvas, in points, is not a finite positive number.
  case size(anim: String, CGSize)
  /// The duration, in seconds, is not a finite positive number.
  case duration(anim: String, Double)
  /// The duration and the frame rate result in no frames, or in more than ten million frames.
  case frameCount(anim: String, duration: Double, rate: FrameRate)
  /// The time of a cue, in seconds, is negative or not finite.
  case cueTime(anim: String, time: Double)
  /// A cue cannot be performed. The ``InteractionError`` is the reason: for example, no element has
  /// the given name, the element is disabled, or it does not accept the value. `time` is the time
  /// of the cue in seconds.
  case interaction(anim: String, cue: String, time: Double, InteractionError)
  /// The name of a parameter is empty, or contains an equals sign or white space.
  case parameterName(anim: String, String)
  /// Two parameters of an animation have the same name.
  case duplicateParameter(anim: String, String)
  /// The default value of a parameter is not finite, or is outside the parameter's range.
  case parameterDefault(anim: String, parameter: String)
  /// An app has no window: none of its scenes is a `WindowGroup` or a `Window`.
  case noWindow(app: String)
}

extension AnimError: CustomStringConvertible {
  /// A description of the mistake and of its remedy, on one line.
  public var description: String {
    switch self {
    case .name(let name):
      "the anim name \"\(name)\" cannot be part of a file name; use up to 100 letters, digits, "
        + "hyphens and dots, beginning with a letter or a digit"
    case .duplicateName(let name): "two anims of the gallery have the name \"\(name)\""
    case .size(let anim, let size):
      "anim \"\(anim)\" has a size of \(size.width)x\(size.height) points; width and height must be "
        + "positive and finite"
    case .duration(let anim, let duration):
      "anim \"\(anim)\" has a duration of \(duration) s; it must be positive and finite"
    case .frameCount(let anim, let duration, let rate):
      "anim \"\(anim)\" lasts \(duration) s at \(rate) frames per second; it must have from 1 to "
        + "\(FrameRate.largestFrameCount) frames"
    case .cueTime(let anim, let time):
      "anim \"\(anim)\" has a cue at \(time) s; a cue's time must be 0 or later"
    case .interaction(let anim, let cue, let time, let error):
      "anim \"\(anim)\": the cue \(cue) at \(time) s cannot be performed: \(error)"
    case .parameterName(let anim, let name):
      "anim \"\(anim)\" has a parameter named \"\(name)\"; a name must not be empty or contain "
        + "equals signs or white space"
    case .duplicateParameter(let anim, let name):
      "anim \"\(anim)\" has two parameters named \"\(name)\""
    case .parameterDefault(let anim, let parameter):
      "the default of the parameter \"\(parameter)\" of anim \"\(anim)\" is outside the "
        + "parameter's range"
    case .noWindow(let app):
      "the app \"\(app)\" has no window to show; add a WindowGroup or a Window to its body"
    }
  }
}
