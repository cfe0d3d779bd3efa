import Testing

@testable import ZoetropeDeclarations

struct PreviewExpansionTests {
  private func expand(_ source: String, fileID: String? = "Demo/A.swift") -> String? {
    let location = SourceSyntax.Location(
      fileName: "A.swift", offset: 100, fileID: fileID, line: 7, column: 3)
    return MacroExpansion(
      HostMessage.FreestandingRequest(
        macro: .init(typeName: "PreviewMacro"), discriminator: "$s1D",
        syntax: SourceSyntax(source: source, location: location))
    ).source
  }

  /// The parts of an expansion that differ: the call, and the view with the state.
  private func parts(of source: String) -> (call: String, state: String)? {
    guard let text = expand(source) else { return nil }
    let start = text.firstRange(of: "    Zoetrope.Preview")?.upperBound
    let end = text.firstRange(of: "\n  }\n")?.lowerBound
    guard let start, let end, start <= end else { return nil }
    return (String(text[start..<end]), String(text[end...].dropFirst(5).dropLast()))
  }

  /// A text without its blanks.
  private static func words(_ text: String) -> [Substring] {
    text.split(whereSeparator: \.isWhitespace)
  }

  @Test func `a preview becomes a class that makes it`() {
    #expect(
      expand("#Preview(\"A\") { Text(\"a\") }") == """
        final class $s1D15PreviewRegistryfMu_: Zoetrope.PreviewRegistry {
          static var fileID: String { "Demo/A.swift" }
          static var line: Int { 7 }
          static var column: Int { 3 }
          static func makePreview() throws -> Zoetrope.Preview {
            Zoetrope.Preview("A") { Text("a") }
          }
        }
        """)
  }

  @Test func `the place is that of the macro itself, after comments and attributes`() throws {
    let text = try #require(expand("\n// #Preview {}\n  @available(macOS 14, *)\n  #Preview {}\n"))
    #expect(text.hasPrefix("@available(macOS 14, *)\n  final class "))
    #expect(text.contains("line: Int { 10 }"))
    #expect(text.contains("column: Int { 3 }"))
    #expect(try #require(expand("  #Preview {}")).contains("column: Int { 5 }"))
    #expect(expand("#Preview {}", fileID: nil)?.contains("fileID: String { #fileID }") == true)
  }

  @Test(arguments: ["", "Preview {}", "#", "# Other {}"])
  func `other sources are errors`(source: String) {
    #expect(expand(source) == nil)
  }

  @Test(arguments: ["#Preview", "#Preview(", "#Preview {", "#Preview(\"a\") { (", "#Preview }"])
  func `incomplete sources are read to their end`(source: String) {
    #expect(expand(source) != nil)
  }

  @Test(arguments: [
    ("@Previewable @State var a = 1\nB(a: $a)", ["@State var a = 1"], "B(a: $a)"),
    (
      "@Previewable @State var a = [\n1,\n2]\n  .sorted()\nB()",
      ["@State var a = [\n1,\n2]\n  .sorted()"], "B()"
    ),
    ("@Previewable @State var a = 1 +\n2; B()", ["@State var a = 1 +\n2;"], "B()"),
    (
      "@Previewable\n@State\nvar a: Set<Int>? = nil\n(B())", ["@State\nvar a: Set<Int>? = nil"],
      "(B())"
    ),
    ("@Previewable @State var a = b\n  - 1\n-c", ["@State var a = b\n  - 1"], "-c"),
    ("@Previewable @State var a = b ?\n 1\n : 2\nB()", ["@State var a = b ?\n 1\n : 2"], "B()"),
    ("@Previewable @State var a: Int?\nB()", ["@State var a: Int?"], "B()"),
    (
      "@Previewable @State var a = 1\n@Previewable @Namespace var b\nlet c = 2\nB(c)",
      ["@State var a = 1", "@Namespace var b"], "let c = 2\nB(c)"
    ),
    ("let c = 2\n@Previewable @State var a = c\nB()", ["@State var a = c"], "let c = 2\n\nB()"),
  ])
  func `previewable variables become those of a view`(
    body: String, variables: [String], rest: String
  ) throws {
    for source in ["#Preview { \(body)\n}", "#Preview(\"a\", body: { \(body)\n})"] {
      let (call, state) = try #require(parts(of: source))
      #expect(call.contains("{ __PreviewContent() }"))
      #expect(call.hasPrefix("(\"a\", body:") == source.contains("body:"))
      let declarations = variables.map { "    \($0)\n" }.joined()
      #expect(
        PreviewExpansionTests.words(state)
          == PreviewExpansionTests.words(
            "  private struct __PreviewContent: Zoetrope.View {\n\(declarations)"
              + "    var body: some Zoetrope.View {\n\(rest)\n    }\n  }\n"))
    }
  }

  @Test(arguments: [
    ("@State @Previewable var a = 1\nB()", "@State var a = 1"),
    ("@SwiftUI.Previewable @State var a = 1\nB()", "@State var a = 1"),
    ("@Previewable @AppStorage(\"a\") var a = 1\nB()", "@AppStorage(\"a\") var a = 1"),
  ])
  func `the attribute may stand anywhere among the attributes`(
    body: String, variable: String
  ) throws {
    let (call, state) = try #require(parts(of: "#Preview { \(body) }"))
    #expect(call == "{ __PreviewContent() }")
    #expect(PreviewExpansionTests.words(state).joined(separator: " ").contains(" \(variable) var"))
  }

  @Test(arguments: [
    ("#Preview { B { @Previewable @State var a = 1 } }", 115),
    ("#Preview {\n#if DEBUG\n@Previewable @State var a = 1\n#endif\nB()\n}", 121),
  ])
  func `the attribute is an error inside of other views and conditions`(
    source: String, offset: Int
  ) {
    let expansion = MacroExpansion(
      HostMessage.FreestandingRequest(
        macro: .init(typeName: "PreviewMacro"), discriminator: "$s1D",
        syntax: SourceSyntax(source: source, location: .init(fileName: "A.swift", offset: 100))))
    #expect(expansion.source == nil)
    #expect(expansion.diagnostics.first?.position.offset == offset)
    #expect(expansion.diagnostics.first?.message.contains("at the top level") == true)
  }

  @Test(arguments: ["B(\"@Previewable\")", "/* @Previewable */ B()", "B { @Other var a = 1 }"])
  func `other uses of the word stay where they are`(body: String) throws {
    let (call, state) = try #require(parts(of: "#Preview { \(body) }"))
    #expect(call == "{ \(body) }")
    #expect(state == "")
  }
}
