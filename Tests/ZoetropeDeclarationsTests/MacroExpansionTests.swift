import Testing

@testable import ZoetropeDeclarations

struct MacroExpansionTests {
  private func syntax(_ source: String, at offset: Int = 0) -> SourceSyntax {
    SourceSyntax(source: source, location: .init(fileName: "A.swift", offset: offset))
  }

  private func expand(
    _ type: String, _ role: String, _ declaration: String, in context: String? = nil
  ) -> MacroExpansion {
    MacroExpansion(
      HostMessage.AttachedRequest(
        macro: .init(typeName: type), macroRole: role, attributeSyntax: syntax("@A", at: 100),
        declSyntax: syntax(declaration, at: 200), lexicalContext: context.map { [syntax($0)] }))
  }

  /// The message and the offset of the only error.
  private func error(_ expansion: MacroExpansion) -> (message: String, offset: Int)? {
    guard expansion.source == nil, expansion.diagnostics.count == 1 else { return nil }
    return expansion.diagnostics.first.map { ($0.message, $0.position.offset) }
  }

  // MARK: Animatable

  @Test func `no variable, one and many become animatable data`() {
    #expect(
      expand("AnimatableMacro", "member", "struct A {}").source == """
        nonisolated var animatableData: Zoetrope.EmptyAnimatableData {
          get { Zoetrope.EmptyAnimatableData() }
          set {}
        }
        """)
    #expect(
      expand("AnimatableMacro", "member", "public struct A { var a: (B) }").source == """
        public nonisolated var animatableData: ((B)).AnimatableData {
          get { a.animatableData }
          set { a.animatableData = newValue }
        }
        """)
    #expect(
      expand("AnimatableMacro", "member", "struct A { var a: Double; var b = C.zero }").source
        == """
        nonisolated var animatableData: \
        Zoetrope.AnimatableValues<Double.AnimatableData, C.AnimatableData> {
          get { Zoetrope.AnimatableValues<Double.AnimatableData, C.AnimatableData>\
        (a.animatableData, b.animatableData) }
          set { (a.animatableData, b.animatableData) = newValue.value }
        }
        """)
  }

  @Test func `a type with animatable data of its own gets none`() {
    let own = "struct A { var animatableData: Double { get { 0 } set {} } }"
    #expect(expand("AnimatableMacro", "member", own).source == "")
  }

  @Test func `a variable that cannot be animated is an error at its name`() {
    let unknown = error(expand("AnimatableMacro", "member", "struct A { var a = f() }"))
    #expect(
      unknown?.message
        == "'@Animatable' needs the type of 'a': declare it, or mark the property with "
        + "'@AnimatableIgnored'")
    #expect(unknown?.offset == 215)
    let string = error(expand("AnimatableMacro", "member", "struct A { var a = \"\" }"))
    #expect(
      string?.message
        == "'a' of type 'String' cannot be animated: mark the property with '@AnimatableIgnored'")
  }

  @Test(arguments: [
    ("1", false), ("0x1e", false), ("0b1", false), ("1_000", false), ("1.5", true), ("1e3", true),
    ("0x1.8p1", true), ("0x1p4", true),
  ])
  func `a number is animatable if it has a fraction or an exponent`(digits: String, isDouble: Bool)
  {
    let source = expand("AnimatableMacro", "member", "struct A { var a = \(digits) }").source
    #expect((source?.contains("animatableData: Double.AnimatableData {") == true) == isDouble)
  }

  // MARK: Entry

  @Test(arguments: [
    ("Int?", true), ("(() -> Int)?", true), ("[() -> Int?]?", true), ("A<() -> B>?", true),
    ("() -> Int?", false), ("@MainActor (A?) -> B?", false), ("Int", false),
  ])
  func `a closure type with an optional result is not optional`(type: String, isOptional: Bool) {
    let source = expand("EntryMacro", "peer", "var a: \(type)", in: "extension FocusedValues {}")
      .source
    #expect((source != nil) == isOptional)
  }

  @Test func `an entry becomes a key and accessors`() {
    let context = "public extension Zoetrope.EnvironmentValues { }"
    #expect(
      expand("EntryMacro", "peer", "var a: Int? /* none */", in: context).source == """
        private struct __Key_a: Zoetrope.EnvironmentKey {
          static var defaultValue: Int? { nil }
        }
        """)
    #expect(
      expand("EntryMacro", "accessor", "var a: Int?", in: context).source == """
        {
          get { self[__Key_a.self] }
          set { self[__Key_a.self] = newValue }
        }
        """)
    #expect(
      expand("EntryMacro", "peer", "var a: B?", in: "extension FocusedValues {}").source == """
        private struct __Key_a: Zoetrope.FocusedValueKey {
          typealias Value = B
        }
        """)
  }

  @Test func `a misuse of an entry is reported once, by the key`() {
    for context in [nil, "", "extension", "struct EnvironmentValues {}", "extension Other {}"] {
      let key = error(expand("EntryMacro", "peer", "var a = 1", in: context))
      #expect(key?.message.contains("an extension of EnvironmentValues") == true)
      #expect(key?.offset == 100)
      let accessors = expand("EntryMacro", "accessor", "var a = 1", in: context)
      #expect(accessors.source?.contains("fatalError()") == true)
      #expect(accessors.diagnostics.isEmpty)
    }
  }

  // MARK: Others

  @Test func `markers expand to nothing`() {
    #expect(expand("MarkerMacro", "peer", "var a = 1").source == "")
  }

  @Test func `unknown macros and roles are errors`() {
    #expect(
      error(expand("OtherMacro", "peer", ""))?.message
        == "Zoetrope's plugin has no macro 'OtherMacro': build the package again")
    #expect(
      error(expand("AnimatableMacro", "body", ""))?.message
        == "'@Animatable' has no expansion for the role 'body'")
    #expect(
      error(expand("EntryMacro", "body", ""))?.message
        == "'@Entry' has no expansion for the role 'body'")
  }
}
