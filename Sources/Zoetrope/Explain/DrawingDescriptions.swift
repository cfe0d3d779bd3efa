import Foundation
import ZoetropeGeometry

extension CanvasNode: LayoutDescribing {
  var layoutDescription: LayoutDescription {
    LayoutDescription("Canvas", rule: "takes the proposed size, and 10 for a length of nil")
  }
}

extension CanvasImageNode: LayoutDescribing {
  var layoutDescription: LayoutDescription { LayoutDescription("Image") }
}

extension ImageNode: LayoutDescribing {
  var layoutDescription: LayoutDescription {
    LayoutDescription(
      owner.pathName ?? "Image",
      rule: image.resizing == nil
        ? "keeps the size of its picture, \(LayoutDescription.size(image.size))"
        : "is resizable: takes the proposed size, and its picture's for a length of nil")
  }
}

extension ClipNode: LayoutDescribing {
  var layoutDescription: LayoutDescription {
    // `clipped()` is the one clip that is not antialiased.
    LayoutDescription(
      ClipShape.self == Rectangle.self && !style.isAntialiased
        ? ".clipped()" : ".clipShape(\(shapeName(ClipShape.self)))")
  }
}

extension ContainerShapeNode: LayoutDescribing {
  var layoutDescription: LayoutDescription {
    LayoutDescription(".containerShape(\(shapeName(S.self)))")
  }
}

extension DividerNode: LayoutDescribing {
  var layoutDescription: LayoutDescription {
    LayoutDescription(
      "Divider",
      rule: "is a line \(LayoutDescription.number(thickness)) thick, of the proposed length")
  }
}

extension ShapeNode: LayoutDescribing {
  var layoutDescription: LayoutDescription {
    let takesAll = computeSize(proposal) == proposal.replacingUnspecifiedDimensions()
    return LayoutDescription(
      owner.pathName ?? shapeName(S.self),
      rule: takesAll ? "takes the proposed size, and 10 for a length of nil" : nil)
  }
}

extension TextNode: LayoutDescribing {
  var layoutDescription: LayoutDescription {
    var description = LayoutDescription("Text", detail: LayoutDescription.quoted(text.string))
    description.text = LayoutDescription.line(text.string)
    if let layout = placed?.layout {
      let count = layout.lines.count
      description.rule = count == 1 ? "is set in 1 line" : "is set in \(count) lines"
      if layout.isTruncated { description.rule? += ", truncated, because it does not fit" }
      if layout.scale != 1 {
        description.rule? += ", scaled by \(LayoutDescription.number(layout.scale))"
      }
    }
    return description
  }
}

extension CompositingGroup: LayoutDescribing {
  var layoutDescription: LayoutDescription { LayoutDescription(call) }
}

extension GeometryEffectNode: LayoutDescribing {
  var layoutDescription: LayoutDescription {
    LayoutDescription(call, rule: "changes the drawing, not the layout")
  }

  /// Returns an anchor in the form of a call argument; nil for the center, which is the default.
  private func anchor(_ anchor: UnitPoint) -> String? { anchor == .center ? nil : anchor.call }

  /// The modifier call that produces the effect with its current values, as in source code.
  private var call: String {
    func number(_ value: CGFloat) -> String { LayoutDescription.number(value) }
    switch slot.presented {
    case let rotation as RotationEffect:
      let angle = ".degrees(\(number(CGFloat(rotation.angle.degrees))))"
      return LayoutDescription.call(
        ".rotationEffect", [("", angle), ("anchor", anchor(rotation.anchor))])
    case let scaling as ScaleEffect:
      let (x, y) = (number(scaling.scale.width), number(scaling.scale.height))
      let scales: [(String, String?)] =
        scaling.scale.width == scaling.scale.height ? [("", x)] : [("x", x), ("y", y)]
      return LayoutDescription.call(
        ".scaleEffect", scales + [("anchor", anchor(scaling.anchor))])
    default:
      return "." + LayoutDescription.lowered(typeName(Effect.self))
    }
  }
}

extension CompositingEffectNode: LayoutDescribing {
  var layoutDescription: LayoutDescription { LayoutDescription(slot.presented.call) }
}

extension RedactionModifier: LayoutDescribing {
  var layoutDescription: LayoutDescription {
    switch kind {
    case .adding: LayoutDescription(".redacted")
    case .none: LayoutDescription(".unredacted()")
    case .sensitive: LayoutDescription(".privacySensitive()")
    }
  }
}
