import Foundation
import ZoetropeGeometry

extension GeometryGroupNode: LayoutDescribing {
  var layoutDescription: LayoutDescription { LayoutDescription(".geometryGroup()") }
}

extension GeometryReaderLayout: LayoutDescribing {
  var layoutDescription: LayoutDescription {
    LayoutDescription(
      "GeometryReader",
      rule:
        "takes what it is proposed, 10 where that is nil, and proposes its size to what is inside",
      placing: "at its top leading corner")
  }
}

extension MatchedGeometryNode: LayoutDescribing {
  var layoutDescription: LayoutDescription {
    let isFollowing = applied != nil
    return LayoutDescription(
      ".matchedGeometryEffect",
      rule: isFollowing ? "shows what is inside where the view is that it is matched with" : nil,
      placing: isFollowing ? "where the matched view is" : nil)
  }
}

extension SafeAreaInsetNode: LayoutDescribing {
  var layoutDescription: LayoutDescription {
    LayoutDescription(
      ".safeAreaInset",
      rule: "gives the inset its ideal \(axis == .vertical ? "height" : "width"), and proposes the "
        + "rest to the view")
  }
}

extension SafeAreaPadding: LayoutDescribing {
  var layoutDescription: LayoutDescription {
    var description = Padding(insets: insets).layoutDescription
    description.name = description.name.replacing(".padding", with: ".safeAreaPadding")
    return description
  }
}

extension SafeAreaIgnoring: LayoutDescribing {
  var layoutDescription: LayoutDescription {
    LayoutDescription(".ignoresSafeArea()", placing: "over the edges that others cover")
  }
}

extension VisualEffectModifier: LayoutDescribing {
  var layoutDescription: LayoutDescription { LayoutDescription(".visualEffect") }
}

extension CandidateNode: LayoutDescribing {
  var layoutDescription: LayoutDescription { LayoutDescription("the view that fits") }
}

extension ViewThatFitsNode: LayoutDescribing {
  var layoutDescription: LayoutDescription {
    let sides =
      axes == .horizontal ? "ideal width" : axes == .vertical ? "ideal height" : "ideal size"
    return LayoutDescription(
      "ViewThatFits", rule: "shows the first view whose \(sides) fits, or else the last one")
  }
}
