import Foundation
import Testing
import Zoetrope

/// The names of types in texts, as people print them in labels.
@MainActor struct TypeNameTests {
  @Test func `the name of a type in a string has no module`() {
    #expect("\(type(of: Text("a")))" == "Text")
    #expect(String(describing: Font.Weight.self) == "Weight")
    #expect("\(type(of: Text("a").padding()))".hasPrefix("ModifiedContent<Text, "))
    #expect("\(Color.red)" == "red")
  }
}
