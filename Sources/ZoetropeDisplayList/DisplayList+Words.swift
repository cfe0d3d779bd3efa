import Foundation
import ZoetropeGeometry

/// Returns the attributes of a layer as text. Attributes with their default value are omitted.
func text(of layer: DisplayList.Layer) -> String {
  var text = ""
  if layer.opacity != 1 { text += " opacity \(number(layer.opacity))" }
  if layer.blendMode != .normal { text += " \(layer.blendMode.rawValue)" }
  text += ZoetropeDisplayList.text(of: layer.filters)
  if !layer.filters.isEmpty { text += ZoetropeDisplayList.text(of: layer.transform) }
  if let projection = layer.projection {
    let entries = [
      projection.m11, projection.m12, projection.m13, projection.m21, projection.m22,
      projection.m23, projection.m31, projection.m32, projection.m33,
    ]
    text += " projection [\(entries.map { number($0) }.joined(separator: " "))]"
  }
  return text
}

func text(of filters: [DisplayList.Filter]) -> String {
  filters.map { " " + text(of: $0) }.joined()
}

private func text(of filter: DisplayList.Filter) -> String {
  switch filter {
  case .blur(let blur): "blur \(number(blur.radius))\(blur.isOpaque ? " opaque" : "")"
  case .shadow(let shadow):
    (shadow.kind == .drop ? "" : "\(shadow.kind.rawValue)-") + "shadow \(text(of: shadow.color))"
      + " radius \(number(shadow.radius))"
      + " offset \(number(shadow.offset.width)) \(number(shadow.offset.height))"
      + (shadow.blendMode == .normal ? "" : " \(shadow.blendMode.rawValue)")
      + (shadow.isAlone ? " alone" : "")
  case .colorMatrix(let matrix):
    "\(matrix.isLinear ? "linear-" : "")matrix ["
      + [matrix.red, matrix.green, matrix.blue, matrix.alpha, matrix.bias].map { row in
        row.indices.map { number(CGFloat(row[$0])) }.joined(separator: " ")
      }.joined(separator: ", ") + "]"
  case .alphaThreshold(let minimum, let maximum, let color):
    "alpha \(number(minimum))...\(number(maximum)) \(text(of: color))"
  }
}

func text(of paint: Paint) -> String {
  switch paint {
  case .color(let color): text(of: color)
  case .gradient(let gradient): text(of: gradient)
  case .mesh(let mesh): text(of: mesh)
  case .tiles(let tiles):
    "tiles(\(tiles.pixels.width)x\(tiles.pixels.height)"
      + " #\(String(tiles.pixels.fingerprint, radix: 16)) from \(text(of: tiles.source))"
      + " in \(text(of: tiles.frame))"
      + (tiles.interpolation == .linear ? "" : " \(tiles.interpolation.rawValue)")
      + (tiles.opacity == 1 ? "" : " opacity \(number(tiles.opacity))")
      + "\(text(of: tiles.transform)))"
  }
}

private func text(of color: PaintColor) -> String {
  let parts = [color.red, color.green, color.blue, color.alpha].map { number(CGFloat($0)) }
  return "rgba(\(parts.joined(separator: " ")))"
}

private func text(of gradient: GradientPaint) -> String {
  let shape =
    switch gradient.shape {
    case .linear(let start, let end): "linear(\(text(of: start)) to \(text(of: end))"
    case .radial(let center, let startRadius, let endRadius):
      "radial(\(text(of: center)) radius \(number(startRadius)) to \(number(endRadius))"
    case .conical(let start, let startRadius, let end, let endRadius):
      "conical(\(text(of: start)) radius \(number(startRadius))"
        + " to \(text(of: end)) radius \(number(endRadius))"
    case .angular(let center, let startAngle, let endAngle):
      "angular(\(text(of: center)) angle \(number(startAngle)) to \(number(endAngle))"
    }
  let stops = gradient.stops.map { "\(number($0.location)) \(text(of: $0.color))" }
  return shape + (gradient.interpolation == .device ? "" : " \(gradient.interpolation.rawValue)")
    + (gradient.spread == .pad ? "" : " \(gradient.spread.rawValue)")
    + text(of: gradient.transform) + ": " + stops.joined(separator: ", ") + ")"
}

private func text(of mesh: MeshPaint) -> String {
  let vertices = zip(mesh.vertices, mesh.colors).map { vertex, color in
    let points = [vertex.position, vertex.leading, vertex.top, vertex.trailing, vertex.bottom]
    return points.map { text(of: $0) }.joined(separator: " ") + " \(text(of: color))"
  }
  return "mesh(\(mesh.width)x\(mesh.height)" + (mesh.isSmooth ? "" : " linear")
    + (mesh.interpolation == .device ? "" : " \(mesh.interpolation.rawValue)")
    + (mesh.background.alpha > 0 ? " on \(text(of: mesh.background))" : "") + ": "
    + vertices.joined(separator: ", ") + ")"
}

private func text(of point: CGPoint) -> String { "\(number(point.x)) \(number(point.y))" }

private func text(of rect: CGRect) -> String {
  [rect.minX, rect.minY, rect.width, rect.height].map { number($0) }.joined(separator: " ")
}
