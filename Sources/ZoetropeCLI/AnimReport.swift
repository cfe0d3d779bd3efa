import Foundation
import Zoetrope
import ZoetropeFiles

/// The description of an animation, as printed by `list` and `info`.
struct AnimReport {
  let anim: Anim
  /// The size of the canvas in points.
  let size: CGSize
  /// The frame rate, which determines the number of frames.
  let rate: FrameRate
  /// The number of frames at ``rate``.
  let frameCount: Int

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - anim: The animation.
  ///   - size: The size of the canvas in points. Default nil: the size that the animation declares.
  ///   - rate: The frame rate. Default nil: the frame rate that the animation declares.
  init(_ anim: Anim, size: CGSize? = nil, rate: FrameRate? = nil) {
    self.anim = anim
    self.size = size ?? anim.size
    self.rate = rate ?? anim.rate
    frameCount = anim.frameCount(rate: self.rate)
  }

  /// The report as a JSON object.
  var json: JSON {
    var fields: [(key: String, value: JSON)] = [
      ("name", .string(anim.name)),
      ("size", .array([.number(size.width), .number(size.height)])),
      ("rate", .string("\(rate)")), ("frames", .integer(frameCount)),
      ("duration", .number(anim.duration)),
      ("parameters", .array(anim.parameters.map(AnimReport.json))),
    ]
    if let description = anim.description { fields.append(("description", .string(description))) }
    return .object(fields)
  }

  /// The cells of the animation's row in the output of `list`.
  var columns: [String] {
    [
      anim.name, sizeText, "\(Amount.number(anim.duration)) s", "\(rate) fps",
      Amount.count(frameCount, "frame"), anim.description ?? "",
    ]
  }

  /// The text that `info` prints for the animation.
  var text: String {
    var lines = [anim.name]
    if let description = anim.description { lines[0] += ": \(description)" }
    lines.append("size        \(sizeText) points")
    lines.append("duration    \(Amount.number(anim.duration)) s")
    lines.append("rate        \(rate) frames per second")
    lines.append("frames      \(frameCount)")
    if anim.parameters.isEmpty { return lines.joined(separator: "\n") + "\n" }
    lines.append("parameters")
    let rows = anim.parameters.map { parameter in
      [
        "  \(parameter.name)", "\(parameter.defaultValue)", parameter.expectation,
        parameter.description ?? "",
      ]
    }
    return lines.joined(separator: "\n") + "\n" + Columns.text(rows)
  }

  private var sizeText: String { "\(Amount.number(size.width))x\(Amount.number(size.height))" }

  private static func json(_ parameter: Parameter) -> JSON {
    var fields: [(key: String, value: JSON)] = [
      ("name", .string(parameter.name)), ("kind", .string(parameter.kind.rawValue)),
      ("default", json(parameter.defaultValue)),
    ]
    if let range = parameter.range {
      fields.append(("minimum", .number(range.lowerBound)))
      fields.append(("maximum", .number(range.upperBound)))
    }
    if let description = parameter.description {
      fields.append(("description", .string(description)))
    }
    return .object(fields)
  }

  private static func json(_ value: ParameterValue) -> JSON {
    switch value {
    case .number(let value): .number(value)
    case .integer(let value): .integer(value)
    case .boolean(let value): .boolean(value)
    }
  }
}
