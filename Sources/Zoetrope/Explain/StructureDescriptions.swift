import Foundation
import ZoetropeGeometry

extension SubviewNode: LayoutWording {
  var layoutWords: LayoutWords { LayoutWords("Subview") }
}

extension SpacerNode: LayoutWording {
  var layoutWords: LayoutWords {
    let least = LayoutWords.number(minLength ?? ViewSpacing.defaultDistance)
    let side = stackOrientation.map { $0 == .horizontal ? "width" : "height" } ?? "room"
    return LayoutWords(
      "Spacer", rule: "takes all the \(side) that it is offered, at least \(least); served last")
  }
}

extension ShowSizes: LayoutWording {
  var layoutWords: LayoutWords { LayoutWords(".showSizes()") }
}

extension InteractiveNode: LayoutWording {
  var layoutWords: LayoutWords { LayoutWords(setting == nil ? ".gesture" : "control") }
}

extension ScrollNode: LayoutWording {
  var layoutWords: LayoutWords {
    let sides =
      axes == .vertical ? "height" : axes == .horizontal ? "width" : "width and height"
    return LayoutWords(
      "ScrollView",
      rule: "takes the \(sides) that it is proposed, and proposes nil there to its content",
      placing: "where it is scrolled to")
  }
}

extension ScrollTargetModifier: LayoutWording {
  var layoutWords: LayoutWords {
    LayoutWords(kind == .layout ? ".scrollTargetLayout()" : ".scrollTarget()")
  }
}

extension SectionPartModifier: LayoutWording {
  var layoutWords: LayoutWords {
    switch part.kind {
    case .header: LayoutWords("header of a Section")
    case .content: LayoutWords("content of a Section")
    case .footer: LayoutWords("footer of a Section")
    }
  }
}
