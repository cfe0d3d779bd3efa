import Testing

@testable import Zoetrope

/// The names by which a view in an explanation can be asked for.
@MainActor struct NamedViewTests {
  private let explanation = Host(300, 200) {
    VStack {
      Text("One line of text that is longer than what the tree shows")
      Text("Two\nlines")
      Text("two lines, and the second is longer")
      Color.red.id("box")
    }
  }.explainAll()

  @Test(arguments: [
    ("One line of text that is longer than what the tree shows", 0), ("Two lines", 1),
    ("Two\nlines", 1), ("One line of text that i…", 0), ("text that is", 0), ("second", 2),
    ("lines, and", 2),
  ])
  func `a text is named by itself, as the tree shows it, or by a part of it`(
    name: String, index: Int
  ) {
    #expect(explanation.paths(named: name) == ["VStack/Text[\(index)]"])
  }

  @Test func `a part of several texts names all of them`() {
    #expect(explanation.paths(named: "lines") == ["VStack/Text[1]", "VStack/Text[2]"])
  }

  @Test func `a part of a text does not matter where a path, an id or a whole text is named`() {
    let explanation = Host(200, 100) {
      VStack {
        Text("Color")
        Text("box of Color")
        Color.red.id("box")
      }
    }.explainAll()
    #expect(explanation.paths(named: "Color") == ["VStack/Text[0]", "VStack/Color[2]"])
    #expect(explanation.paths(named: "box") == ["VStack/Color[2]"])
  }

  @Test func `an id or an accessibility identifier names the outermost view that has it`() {
    enum Part { case first, second }
    let explanation = Host(200, 100) {
      HStack {
        Color.red.frame(width: 20).padding(3).id(Part.first)
        HStack { Color.blue }.accessibilityIdentifier("blue")
        ForEach([7, 8], id: \.self) { _ in Color.green }
      }
    }.explainAll()
    #expect(explanation.paths(named: "first") == ["HStack/Color[0]"])
    #expect(explanation.paths(named: "blue") == ["HStack/HStack[1]"])
    #expect(explanation.paths(named: "8") == ["HStack/ForEach[8][2]/Color"])
    #expect(explanation.paths(named: "second").isEmpty)
  }

  @Test(arguments: [" ", "three", "LINES"])
  func `no view has another name`(name: String) {
    #expect(explanation.paths(named: name).isEmpty)
  }
}
