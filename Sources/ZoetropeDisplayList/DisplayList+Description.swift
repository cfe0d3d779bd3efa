import Foundation
import ZoetropeGeometry

extension DisplayList: CustomStringConvertible {
  /// The list as text: the canvas size, then one item on each line, indented inside clips and
  /// layers.
  ///
  /// The text is stable: numbers have at most six significant digits, and attributes with their
  /// default value are omitted. It is meant for debugging and golden files, not for drawing.
  ///
  /// - Complexity: O(*n*) in the size of the list.
  public var description: String {
    var lines = ["canvas \(number(size.width)) x \(number(size.height))"]
    var depth = 1
    for item in items {
      switch item {
      case .popClip, .popLayer: depth = max(depth - 1, 1)
      default: break
      }
      lines.append(String(repeating: "  ", count: depth) + text(of: item))
      switch item {
      case .pushClip, .pushLayer: depth += 1
      default: break
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

private func text(of item: DisplayList.Item) -> String {
  switch item {
  case .fill(let fill):
    "fill \(text(of: fill.paint))\(text(of: fill.rule))\(antialiasing(fill.isAntialiased))"
      + "\(text(of: fill.transform)) path \(text(of: fill.path))"
  case .stroke(let stroke):
    "stroke \(text(of: stroke.paint)) \(text(of: stroke.style))"
      + "\(antialiasing(stroke.isAntialiased))"
      + "\(text(of: stroke.transform)) path \(text(of: stroke.path))"
  case .glyphs(let run):
    "glyphs \(text(of: run.paint)) size \(number(run.size))\(text(of: run.transform))"
      + text(of: run.glyphs)
  case .image(let image): "image \(text(of: image))"
  case .backdrop(let backdrop):
    "backdrop\(text(of: backdrop.filters))\(text(of: backdrop.rule))"
      + "\(antialiasing(backdrop.isAntialiased))\(text(of: backdrop.transform))"
      + " path \(text(of: backdrop.path))"
  case .pushClip(let clip):
    "clip\(clip.isInverse ? " outside" : "")\(text(of: clip.rule))"
      + "\(antialiasing(clip.isAntialiased))\(text(of: clip.transform))"
      + " path \(text(of: clip.path))"
  case .popClip: "end clip"
  case .pushLayer(let layer): "layer\(text(of: layer))"
  case .popLayer: "end layer"
  }
}

/// Returns the image as text, in which the size and a fingerprint stand for the pixels.
private func text(of image: DisplayList.ImageFill) -> String {
  let (pixels, frame) = (image.pixels, image.frame)
  let box = [frame.minX, frame.minY, frame.width, frame.height].map { number($0) }
  var text = "\(pixels.width)x\(pixels.height) #\(String(pixels.fingerprint, radix: 16))"
  if let tint = image.tint { text += " tint \(ZoetropeDisplayList.text(of: .color(tint)))" }
  if image.opacity != 1 { text += " opacity \(number(image.opacity))" }
  if image.interpolation != .linear { text += " \(image.interpolation.rawValue)" }
  if let slices = image.slices {
    let edges = [slices.top, slices.left, slices.bottom, slices.right].map { number(CGFloat($0)) }
    text += " slices \(edges.joined(separator: " "))"
    if slices.scale != 1 { text += " scale \(number(CGFloat(slices.scale)))" }
    if slices.isTiled { text += " tiled" }
  }
  return text + antialiasing(image.isAntialiased)
    + ZoetropeDisplayList.text(of: image.transform) + " in \(box.joined(separator: " "))"
}

private func antialiasing(_ isOn: Bool) -> String { isOn ? "" : " aliased" }

private func text(of rule: FillRule) -> String { rule == .evenOdd ? " even-odd" : "" }

private func text(of style: StrokeStyle) -> String {
  var text = "width \(number(style.lineWidth))"
  if style.lineCap != .butt { text += style.lineCap == .round ? " round-cap" : " square-cap" }
  if style.lineJoin != .miter { text += style.lineJoin == .round ? " round-join" : " bevel-join" }
  if style.miterLimit != 10 { text += " miter-limit \(number(style.miterLimit))" }
  if !style.dash.isEmpty {
    text += " dash \(style.dash.map { number($0) }.joined(separator: ","))"
    if style.dashPhase != 0 { text += " phase \(number(style.dashPhase))" }
  }
  return text
}

func text(of transform: CGAffineTransform) -> String {
  let parts = [
    transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
  ]
  if parts == [1, 0, 0, 1, 0, 0] { return "" }
  return " transform [\(parts.map { number($0) }.joined(separator: " "))]"
}

private func text(of path: Path) -> String {
  var text: [String] = []
  var next = 0
  for verb in path.verbs {
    for point in path.points[next..<next + verb.pointCount] {
      text.append("\(number(point.x)) \(number(point.y))")
    }
    next += verb.pointCount
    text.append(letter(of: verb))
  }
  return text.isEmpty ? "empty" : text.joined(separator: " ")
}

/// Returns the index and the position of each glyph as text. The name of a glyph's face precedes
/// the glyph if the glyph is the first one, or if its face differs from that of the previous glyph.
private func text(of glyphs: [DisplayList.GlyphRun.Glyph]) -> String {
  var text = ""
  var face: FaceID?
  for glyph in glyphs {
    if glyph.outline.face != face {
      face = glyph.outline.face
      text += " face \(glyph.outline.face.name)"
    }
    let position = glyph.position
    text += " \(glyph.outline.glyph)@\(number(position.x)),\(number(position.y))"
  }
  return text.isEmpty ? " none" : text
}

private func letter(of verb: Path.Verb) -> String {
  switch verb {
  case .move: "m"
  case .line: "l"
  case .quad: "q"
  case .cubic: "c"
  case .close: "h"
  }
}

/// Returns a number with at most six significant digits. `-0` becomes `0`.
func number(_ value: CGFloat) -> String {
  let text = String(format: "%.6g", Double(value))
  return text == "-0" ? "0" : text
}
