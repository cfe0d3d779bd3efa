/// Expands `#Preview` to a class that makes the preview. At run time, the program finds such
/// classes by their conformance to `PreviewRegistry`.
///
/// The declaration is a class because an optimized build removes unused structures, and the program
/// could not find them.
struct PreviewExpansion {
  private let syntax: SourceSyntax
  private let discriminator: String
  private let tokens: [SourceToken]

  init(_ request: HostMessage.FreestandingRequest) {
    syntax = request.syntax
    discriminator = request.discriminator
    tokens = SourceScanner.tokens(of: syntax.source)
  }

  func source() throws(MacroError) -> String {
    let mark = tokens.indices.dropLast().first { index in
      tokens[index].isMark("#") && tokens[index + 1].isWord("Preview")
    }
    guard let mark else { throw MacroError("'#Preview' cannot be read") }
    let body = try PreviewBody(syntax, tokens: tokens[(mark + 2)...])
    let file = syntax.location.fileID.map(PreviewExpansion.quoted) ?? "#fileID"
    let (line, column) = syntax.position(of: tokens[mark].range.lowerBound)
    return """
      \(attributes(before: mark))final class \(name): Zoetrope.PreviewRegistry {
        static var fileID: String { \(file) }
        static var line: Int { \(line) }
        static var column: Int { \(column) }
        static func makePreview() throws -> Zoetrope.Preview {
          Zoetrope.Preview\(body.arguments)
        }
      \(body.state)}
      """
  }

  /// The name of the class, which is unique in the program. The name has the form of the unique
  /// names that the compiler makes. A macro can declare any other name only if the declaration of
  /// the macro lists it. The number 15 is the length of "PreviewRegistry", and "fMu_" marks the
  /// first unique name of an expansion.
  private var name: String { "\(discriminator)15PreviewRegistryfMu_" }

  /// Returns the attributes before the macro, such as `@available`.
  private func attributes(before mark: Int) -> String {
    guard mark > 0 else { return "" }
    return syntax.text(tokens[0].range.lowerBound..<tokens[mark].range.lowerBound)
  }

  /// Returns text as a Swift string literal.
  private static func quoted(_ text: String) -> String {
    let escaped = text.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : String($0) }.joined()
    return "\"\(escaped)\""
  }
}
