import Testing
import ZoetropeDeclarations

struct DeclarationReaderTests {
  private func variables(_ members: String) -> [DeclaredVariable] {
    DeclaredType("struct A {\n\(members)\n}")?.variables ?? []
  }

  @Test func `a type without members has no variables`() {
    #expect(DeclaredType("struct A {}")?.variables.isEmpty == true)
    #expect(DeclaredType("func a() {}") == nil)
    #expect(DeclaredType("") == nil)
  }

  @Test func `names and types of variables are read among comments, attributes and closures`() {
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

  @Test func `accessors make a variable computed, and observers do not`() {
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

  @Test func `variables of functions and nested types are skipped`() {
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

  @Test func `generic arguments, conformances and attributes of a type are skipped`() {
    let type = DeclaredType(
      "@A(x: { 1 }) @B public final class C<T: D>: E, F where T == [Int] { var a: T }")
    #expect(type?.keyword == "class")
    #expect(type?.modifiers == ["public", "final"])
    #expect(type?.variables.map(\.name) == ["a"])
  }

  @Test(
    arguments: [
      ("1.5", "Double"), ("-2", "Int"), ("1e3", "Double"), ("0x1F", "Int"), ("true", "Bool"),
      ("\"a\"", "String"), ("Angle.zero", "Angle"), ("Angle(degrees: 3)", "Angle"),
      ("A.B(c: (1, 2))", "A.B"), ("Angle.degrees(4)", nil), ("make()", nil), ("1 + 2", nil),
      ("A(b) + 1", nil), ("[1, 2]", nil), (".zero", nil),
    ])
  func `literals, calls and members of a type have an evident type`(value: String, type: String?) {
    let found = DeclaredVariable.all(in: "var a = \(value)")
    #expect(found.first?.value?.evidentType == type)
  }

  @Test func `a source that begins or ends anywhere is read to its end`() {
    let source = ##"""
      @A(b: [1]) public struct `C`<D> { /* e /* f */ */ // g
        @H var i: J<K>.L? = #"m \#(n("o")) \ "#, p = "q \(r["s"]) \\", t: -> U = { v }
        let w = 1.5e3, x = { y } ; class var z: (A) -> B { get { } } } "\
      """##
    let bytes = Array(source.utf8)
    for position in bytes.indices {
      for part in [bytes[..<position], bytes[position...]] {
        let part = String(decoding: part, as: UTF8.self)
        let tokens = SourceScanner.tokens(of: part)
        #expect(tokens.allSatisfy { $0.range.upperBound <= part.utf8.count })
        _ = DeclaredType(part)
        for variable in DeclaredVariable.all(in: part) { _ = variable.value?.evidentType }
      }
    }
  }
}
