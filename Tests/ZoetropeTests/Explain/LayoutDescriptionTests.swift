import Foundation
import Testing
import Zoetrope

/// The descriptions of modifiers and views.
@MainActor struct LayoutDescriptionTests {
  private func words<V: View>(_ view: V) -> [LayoutDescription] {
    let host = Host(200, 100) { view }
    var words: [LayoutDescription] = []
    host.explain()?.root.forEach { words.append($0.description) }
    return Array(words.dropFirst())
  }

  private func name<V: View>(_ view: V) -> String { words(view).first?.name ?? "" }
  private func rule<V: View>(_ view: V) -> String { words(view).first?.rule ?? "" }

  @Test func `modifiers are described as they are typed`() {
    let view = Color.red
    #expect(name(view.padding(8)) == ".padding(8)")
    #expect(name(view.padding(.top, 8)) == ".padding(.top, 8)")
    #expect(name(view.padding(.horizontal, 2.5)) == ".padding(.horizontal, 2.5)")
    #expect(name(view.padding(.vertical, 3)) == ".padding(.vertical, 3)")
    #expect(
      name(view.padding(EdgeInsets(top: 1, leading: 2, bottom: 0, trailing: 2)))
        == ".padding(top: 1, leading: 2, trailing: 2)")
    #expect(name(view.frame(width: 10)) == ".frame(width: 10)")
    #expect(
      name(view.frame(maxWidth: .infinity, alignment: .topLeading))
        == ".frame(maxWidth: .infinity, alignment: .topLeading)")
    #expect(name(view.fixedSize()) == ".fixedSize()")
    #expect(
      name(view.fixedSize(horizontal: true, vertical: false))
        == ".fixedSize(horizontal: true, vertical: false)")
    #expect(name(view.aspectRatio(2, contentMode: .fill)) == ".aspectRatio(2, contentMode: .fill)")
    #expect(name(view.aspectRatio(contentMode: .fit)) == ".aspectRatio(contentMode: .fit)")
    #expect(name(view.position(x: 1, y: 2)) == ".position(x: 1, y: 2)")
    #expect(name(view.offset(x: 1)) == ".offset(x: 1, y: 0)")
    #expect(name(view.layoutPriority(2)) == ".layoutPriority(2)")
    #expect(name(view.zIndex(3)) == ".zIndex(3.0)")
    #expect(name(view.overlay { Circle() }) == ".overlay")
    #expect(name(view.background(alignment: .top) { Circle() }) == ".background(alignment: .top)")
    #expect(name(Circle().opacity(0.5)) == ".opacity(0.5)")
    #expect(name(view.rotationEffect(.degrees(3))) == ".rotationEffect(.degrees(3))")
    #expect(
      name(view.scaleEffect(x: 2, y: 1, anchor: .bottom))
        == ".scaleEffect(x: 2, y: 1, anchor: .bottom)")
    #expect(name(view.border(.red)) == ".border")
    #expect(name(view.overlay { Rectangle().fill(.red) }) == ".overlay")
    #expect(name(view.safeAreaPadding(3)) == ".safeAreaPadding(3)")
    #expect(name(view.alignmentGuide(.top) { _ in 0 }) == ".alignmentGuide(.top)")
    #expect(name(view.geometryGroup()) == ".geometryGroup()")
    #expect(name(view.clipShape(Circle())) == ".clipShape(Circle)")
    #expect(name(view.clipShape(Rectangle())) == ".clipShape(Rectangle)")
    #expect(name(view.clipped()) == ".clipped()")
    #expect(name(view.showSizes([])) == ".showSizes()")
  }

  @Test func `containers are described with their non-default arguments`() {
    #expect(name(HStack { Color.red }) == "HStack")
    #expect(name(VStack(alignment: .leading, spacing: 2) { Color.red }).hasPrefix("VStack("))
    #expect(
      name(HStack(alignment: .firstTextBaseline) { Color.red })
        == "HStack(alignment: .firstTextBaseline)")
    #expect(name(ZStack(alignment: .bottom) { Color.red }) == "ZStack(alignment: .bottom)")
    #expect(name(GeometryReader { _ in Color.red }) == "GeometryReader")
    #expect(name(ScrollView { Color.red }) == "ScrollView")
    #expect(words(ScrollView { Color.red }).map(\.name) == ["ScrollView", "VStack", "Color"])
    #expect(words(LazyVStack { Color.red }).map(\.name).contains("LazyVStack"))
  }

  @Test func `rules state the proposal and the answer`() {
    let view = Color.red
    #expect(
      rule(view.padding(8)) == "subtracts 16 x 16 from the proposal, and adds it to the answer")
    #expect(
      rule(view.frame(width: 4)) == "proposes and answers a width of 4, whatever it is proposed")
    #expect(rule(view.frame(width: nil)) == "")
    #expect(
      rule(view.frame(maxWidth: .infinity))
        == "is as wide as proposed, or as wide as the view if that is wider")
    #expect(
      rule(view.frame(minWidth: 1, maxWidth: 9, idealHeight: 5))
        == "is as wide as proposed, but at least 1 and at most 9; "
        + "as high as the view, 5 if the proposal is nil")
    #expect(
      rule(view.frame(maxWidth: 50, maxHeight: 50))
        == "is as large as proposed, or as large as the view if that is larger, at most 50")
    #expect(rule(view.fixedSize()) == "proposes nil x nil, so that the view takes its ideal size")
    #expect(
      rule(view.overlay { Circle() }.frame(width: 7, height: 5).overlay { Circle() })
        == "answers with the size of the view, and proposes that size, 7 x 5, to the overlay")
    #expect(rule(view) == "takes the proposed size, and 10 for a length of nil")
    #expect(rule(Circle()) == "")
  }

  @Test func `a text shows its first words and its number of lines`() {
    let short = words(Text(verbatim: "Two words"))[0]
    #expect(short.detail == "\"Two words\"")
    #expect(short.rule == "is set in 1 line")
    let long = words(Text(verbatim: "a\nb c d e f g h i j k l m n o").frame(width: 30, height: 45))
    #expect(long[1].detail == "\"a b c d e f g h i j k l…\"")
    #expect(long[1].rule?.hasPrefix("is set in 2 lines, truncated") == true)
  }

  @Test func `numbers are short`() {
    #expect(LayoutDescription.number(1) == "1")
    #expect(LayoutDescription.number(-0.0) == "0")
    #expect(LayoutDescription.number(1.005) == "1")
    #expect(LayoutDescription.number(2.346) == "2.35")
    #expect(LayoutDescription.number(-CGFloat.infinity) == "-inf")
    #expect(LayoutDescription.number(CGFloat.nan) == "undefined")
    #expect(LayoutDescription.number(1e300) == "1e+300")
    #expect(LayoutDescription.proposal(.unspecified) == "nil x nil")
  }
}
