import Foundation
import ZoetropeGeometry

extension GeometryGroupNode: LayoutDescribing {
  var layoutDescription: LayoutDescription { LayoutDescription(".geometryGroup()") }
}

extension GeometryReaderLayout: LayoutDescribing {
  var layoutDescription: LayoutDescription {
    LayoutDescription(
      "GeometryReader",
      rule: "takes the proposed size, and 10 for a length of nil, and proposes its size to its "
        + "content",
      placing: "at its top leading corner")
  }
}

extension MatchedGeometryNode: LayoutDescribing {
  var layoutDescription: LayoutDescription {
    let isFollowing = applied != nil
    return LayoutDescription(
      ".matchedGeometryEffect",
      rule: isFollowing ? "shows its content in the frame of the matched view" : nil,
      placing: isFollowing ? "in the frame of the matched view" : nil)
  }
}

extension SafeAreaInsetNode: LayoutDescribing {
  var layoutDescription: LayoutDescription {
    let side = axis == .vertical ? "height" : "width"
    return LayoutDescription(
      ".safeAreaInset",
      rule: "gives the inset its ideal \(side), and proposes the remaining \(side) to the view")
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
    LayoutDescription(".ignoresSafeArea()", placing: "so that it extends into the safe area insets")
  }
}

extension VisualEffectModifier: LayoutDescribing {
  var layoutDescription: LayoutDescription { LayoutDescription(".visualEffect") }
}

extension CandidateNode: LayoutDescribing {
  var layoutDescription: LayoutDescription { LayoutDescription("the chosen view") }
}

extension ViewThatFitsNode: LayoutDescribing {
  var layoutDescription: LayoutDescription {
    let sides =
      axes == .horizontal ? "ideal width" : axes == .vertical ? "ideal height" : "ideal size"
    return LayoutDescription(
      "ViewThatFits",
      rule: "shows the first view whose \(sides) fits the proposal, or the last view if none does")
  }
}
