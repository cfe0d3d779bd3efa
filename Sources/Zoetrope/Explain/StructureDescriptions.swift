import Foundation
import ZoetropeGeometry

extension SubviewNode: LayoutDescribing {
  var layoutDescription: LayoutDescription { LayoutDescription("Subview") }
}

extension SpacerNode: LayoutDescribing {
  var layoutDescription: LayoutDescription {
    let least = LayoutDescription.number(minLength ?? ViewSpacing.defaultDistance)
    let side = stackOrientation.map { $0 == .horizontal ? "width" : "height" } ?? "length"
    return LayoutDescription(
      "Spacer",
      rule: "takes the whole \(side) that it is offered, at least \(least); served last")
  }
}

extension ShowSizes: LayoutDescribing {
  var layoutDescription: LayoutDescription { LayoutDescription(".showSizes()") }
}

extension InteractiveNode: LayoutDescribing {
  var layoutDescription: LayoutDescription {
    LayoutDescription(setting == nil ? ".gesture" : "control")
  }
}

extension ScrollNode: LayoutDescribing {
  var layoutDescription: LayoutDescription {
    let sides =
      axes == .vertical ? "height" : axes == .horizontal ? "width" : "width and height"
    return LayoutDescription(
      "ScrollView",
      rule: "takes the proposed \(sides), and proposes a \(sides) of nil to its content",
      placing: "at the scroll position")
  }
}

extension ScrollTargetModifier: LayoutDescribing {
  var layoutDescription: LayoutDescription {
    LayoutDescription(kind == .layout ? ".scrollTargetLayout()" : ".scrollTarget()")
  }
}

extension SectionPartModifier: LayoutDescribing {
  var layoutDescription: LayoutDescription {
    switch part.kind {
    case .header: LayoutDescription("header of a Section")
    case .content: LayoutDescription("content of a Section")
    case .footer: LayoutDescription("footer of a Section")
    }
  }
}
