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
