import Testing

@testable import ZoetropeDeclarations

struct DeclarationReaderTests {
  private func variables(_ members: String) -> [DeclaredVariable] {
    DeclaredType("struct A {\n\(members)\n}")?.variables ?? []
  }

  @Test func `A type without members has no variables`() {
    #expect(DeclaredType("struct A {}")?.variables.isEmpty == true)
    #expect(DeclaredType("func a() {}") == nil)
    #expect(DeclaredType("") == nil)
  }

  @Test func `Names and types are read, whatever stands around them`() {
    let found = variables(
      """
      // var no: Int
      /* var neither: Int /* var nested: Int */ */
      @Clamped(0...1) public private(set) var a: Double = f({ var inner = 1 }) // note
      var b: [String: (Int, Int)], c = 3, d: CGFloat
      var e, f: Optional<Array<Int>>
      var g: (Int) -> Void = { _ in }
      var h: Foo<A, B>
        .Bar = .init()
      var `default` = "text with \\(name("}")) and { braces"; var i = #"raw " quote"#
      let j = Foo<Int, Int>()
      """)
    let names = found.map(\.name).joined(separator: " ")
    #expect(names == "a b c d e f g h `default` i j")
    let types = found.map { $0.type ?? "-" }
    #expect(types[0] == "Double")
    #expect(types[1] == "[String: (Int, Int)]")
    #expect(types[2] == "-")
    #expect(types[4] == "Optional<Array<Int>>")
    #expect(types[5] == "Optional<Array<Int>>")
    #expect(types[6] == "(Int) -> Void")
    #expect(types[7] == "Foo<A, B>\n  .Bar")
    #expect(found[0].attributes == ["Clamped"])
    #expect(found[0].modifiers == ["public"])
    #expect(found.last?.isConstant == true)
  }

  @Test func `Accessors make a variable computed, observers do not`() {
    let found = variables(
      """
      var a: Int { 3 }
      var b: Int { get { 1 } set {} }
      var c: Int = 1 { didSet { print(c) } }
      var d = 2 { willSet {} }
      var e = make { $0 }
      static var f = 1
      lazy var g = 2
      class var h: Int { 3 }
      """)
    let stored = found.filter(\.isStoredVariable).map(\.name)
    #expect(stored == ["c", "d", "e"])
  }

  @Test func `What is inside functions and other types is left alone`() {
    let found = variables(
      """
      func f(var: Int = 1) { var local = 1 }
      struct Inner { var a: Int }
      init() { var b = 2 }
      subscript(i: Int) -> Int { var c = 3; return c }
      var d: Int
      """)
    #expect(found.map(\.name) == ["d"])
  }

  @Test func `Generic arguments, conformances and attributes of a type are passed over`() {
    let type = DeclaredType(
      "@A(x: { 1 }) @B public final class C<T: D>: E, F where T == [Int] { var a: T }")
    #expect(type?.keyword == "class")
    #expect(type?.modifiers == ["public", "final"])
    #expect(type?.variables.map(\.name) == ["a"])
  }

  @Test(
    "An initial value shows its type, if it does",
    arguments: [
      ("1.5", "Double"), ("-2", "Int"), ("1e3", "Double"), ("0x1F", "Int"), ("true", "Bool"),
      ("\"a\"", "String"), ("Angle.zero", "Angle"), ("Angle(degrees: 3)", "Angle"),
      ("A.B(c: (1, 2))", "A.B"), ("Angle.degrees(4)", nil), ("make()", nil), ("1 + 2", nil),
      ("A(b) + 1", nil), ("[1, 2]", nil), (".zero", nil),
    ])
  func evidentTypes(value: String, type: String?) {
    let found = DeclaredVariable.all(in: "var a = \(value)")
    #expect(found.first?.value?.evidentType == type)
  }
}
