import Foundation
import ZoetropeGeometry

extension CanvasNode: LayoutDescribing {
  var layoutDescription: LayoutDescription {
    LayoutDescription("Canvas", rule: "takes what it is proposed, and 10 where that is nil")
  }
}

extension CanvasImageNode: LayoutDescribing {
  var layoutDescription: LayoutDescription { LayoutDescription("Image") }
}

extension ClipNode: LayoutDescribing {
  var layoutDescription: LayoutDescription {
    LayoutDescription(".clipShape(\(shapeName(ClipShape.self)))")
  }
}

extension DividerNode: LayoutDescribing {
  var layoutDescription: LayoutDescription {
    LayoutDescription(
      "Divider",
      rule: "is a line of \(LayoutDescription.number(thickness)), as long as it is proposed")
  }
}

extension ShapeNode: LayoutDescribing {
  var layoutDescription: LayoutDescription {
    let takesAll = computeSize(proposal) == proposal.replacingUnspecifiedDimensions()
    return LayoutDescription(
      owner.pathName ?? shapeName(S.self),
      rule: takesAll ? "takes what it is proposed, and 10 where that is nil" : nil)
  }
}

extension TextNode: LayoutDescribing {
  var layoutDescription: LayoutDescription {
    var description = LayoutDescription("Text", detail: LayoutDescription.quoted(text.string))
    if let layout = placed?.layout {
      let count = layout.lines.count
      description.rule = count == 1 ? "is set in 1 line" : "is set in \(count) lines"
      if layout.isTruncated { description.rule? += ", cut off: there is no room for all of it" }
      if layout.scale != 1 {
        description.rule? += ", at \(LayoutDescription.number(layout.scale)) of its size"
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
    LayoutDescription(
      "." + LayoutDescription.lowered(typeName(Effect.self)),
      rule: "changes where things are drawn, not how they are laid out")
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
