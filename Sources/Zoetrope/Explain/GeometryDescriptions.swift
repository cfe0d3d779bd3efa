import Foundation
import ZoetropeGeometry

extension GeometryGroupNode: LayoutWording {
  var layoutWords: LayoutWords { LayoutWords(".geometryGroup()") }
}

extension GeometryReaderLayout: LayoutWording {
  var layoutWords: LayoutWords {
    LayoutWords(
      "GeometryReader",
      rule:
        "takes what it is proposed, 10 where that is nil, and proposes its size to what is inside",
      placing: "at its top leading corner")
  }
}

extension MatchedGeometryNode: LayoutWording {
  var layoutWords: LayoutWords {
    let isFollowing = applied != nil
    return LayoutWords(
      ".matchedGeometryEffect",
      rule: isFollowing ? "shows what is inside where the view is that it is matched with" : nil,
      placing: isFollowing ? "where the matched view is" : nil)
  }
}

extension SafeAreaInsetNode: LayoutWording {
  var layoutWords: LayoutWords {
    LayoutWords(
      ".safeAreaInset",
      rule: "gives the inset its ideal \(axis == .vertical ? "height" : "width"), and proposes the "
        + "rest to the view")
  }
}

extension SafeAreaPadding: LayoutWording {
  var layoutWords: LayoutWords {
    var words = Padding(insets: insets).layoutWords
    words.name = words.name.replacing(".padding", with: ".safeAreaPadding")
    return words
  }
}

extension SafeAreaIgnoring: LayoutWording {
  var layoutWords: LayoutWords {
    LayoutWords(".ignoresSafeArea()", placing: "over the edges that others cover")
  }
}

extension VisualEffectModifier: LayoutWording {
  var layoutWords: LayoutWords { LayoutWords(".visualEffect") }
}

extension CandidateNode: LayoutWording {
  var layoutWords: LayoutWords { LayoutWords("the view that fits") }
}

extension ViewThatFitsNode: LayoutWording {
  var layoutWords: LayoutWords {
    let sides =
      axes == .horizontal ? "ideal width" : axes == .vertical ? "ideal height" : "ideal size"
    return LayoutWords(
      "ViewThatFits", rule: "shows the first view whose \(sides) fits, or else the last one")
  }
}
