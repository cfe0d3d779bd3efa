import Foundation

/// A layout node, or a part of one, that describes its own layout.
protocol LayoutDescribing {
  /// The description of the layout in its current state.
  var layoutDescription: LayoutDescription { get }
}

extension AlignmentKey {
  /// The name of the alignment guide, such as `leading`.
  package var name: String {
    let name = typeName(id)
    return name == "HorizontalCenter" || name == "VerticalCenter"
      ? "center" : LayoutDescription.lowered(name)
  }
}

extension Alignment {
  /// The name of the alignment, such as `topLeading`.
  package var name: String {
    let (x, y) = (horizontal.alignmentKey.name, vertical.alignmentKey.name)
    if y == "center" { return x }
    return x == "center" ? y : y + x.prefix(1).uppercased() + x.dropFirst()
  }

  /// The position of the aligned content, as part of a sentence: `at the center`, `at its top`.
  package var place: String { name == "center" ? "at the center" : "at its \(name)" }
}
