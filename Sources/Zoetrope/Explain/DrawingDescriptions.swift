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
    LayoutDescription(".clipShape(\(shapeName(ClipShape.self)))")
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

  /// The effect as in source code, with its present values.
  private var call: String {
    func number(_ value: CGFloat) -> String { LayoutDescription.number(value) }
    switch slot.presented {
    case let rotation as RotationEffect:
      return ".rotationEffect(.degrees(\(number(CGFloat(rotation.angle.degrees)))))"
    case let scaling as ScaleEffect where scaling.scale.width == scaling.scale.height:
      return ".scaleEffect(\(number(scaling.scale.width)))"
    case let scaling as ScaleEffect:
      return
        ".scaleEffect(x: \(number(scaling.scale.width)), y: \(number(scaling.scale.height)))"
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
