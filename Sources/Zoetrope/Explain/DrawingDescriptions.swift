import Foundation
import ZoetropeGeometry

extension CanvasNode: LayoutWording {
  var layoutWords: LayoutWords {
    LayoutWords("Canvas", rule: "takes what it is proposed, and 10 where that is nil")
  }
}

extension CanvasImageNode: LayoutWording {
  var layoutWords: LayoutWords { LayoutWords("Image") }
}

extension ClipNode: LayoutWording {
  var layoutWords: LayoutWords { LayoutWords(".clipShape(\(shapeName(ClipShape.self)))") }
}

extension DividerNode: LayoutWording {
  var layoutWords: LayoutWords {
    LayoutWords(
      "Divider", rule: "is a line of \(LayoutWords.number(thickness)), as long as it is proposed")
  }
}

extension ShapeNode: LayoutWording {
  var layoutWords: LayoutWords {
    let takesAll = computeSize(proposal) == proposal.replacingUnspecifiedDimensions()
    return LayoutWords(
      owner.pathName ?? shapeName(S.self),
      rule: takesAll ? "takes what it is proposed, and 10 where that is nil" : nil)
  }
}

extension TextNode: LayoutWording {
  var layoutWords: LayoutWords {
    var words = LayoutWords("Text", detail: LayoutWords.quoted(text.string))
    if let layout = placed?.layout {
      let count = layout.lines.count
      words.rule = count == 1 ? "is set in 1 line" : "is set in \(count) lines"
      if layout.isTruncated { words.rule? += ", cut off: there is no room for all of it" }
      if layout.scale != 1 { words.rule? += ", at \(LayoutWords.number(layout.scale)) of its size" }
    }
    return words
  }
}

extension CompositingGroup: LayoutWording {
  var layoutWords: LayoutWords { LayoutWords(call) }
}

extension GeometryEffectNode: LayoutWording {
  var layoutWords: LayoutWords {
    LayoutWords(
      "." + LayoutWords.lowered(typeName(Effect.self)),
      rule: "changes where things are drawn, not how they are laid out")
  }
}

extension PictureNode: LayoutWording {
  var layoutWords: LayoutWords { LayoutWords(slot.presented.call) }
}

extension RedactionModifier: LayoutWording {
  var layoutWords: LayoutWords {
    switch kind {
    case .adding: LayoutWords(".redacted")
    case .none: LayoutWords(".unredacted()")
    case .sensitive: LayoutWords(".privacySensitive()")
    }
  }
}
