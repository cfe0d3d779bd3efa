/// The compiler plugin that expands Zoetrope's macros.
///
/// It speaks the compiler's plugin protocol itself and reads declarations with a small scanner of
/// its own: the macros are few and simple, and swift-syntax would take longer to build than all
/// the rest of the package.
@main
enum MacroPlugin {
  static func main() throws {
    let connection = PluginConnection(input: 0, output: 1)
    while let message = try connection.receive() {
      try connection.send(answer(to: message))
    }
  }

  private static func answer(to message: HostMessage) -> PluginReply {
    if let request = message.expandFreestandingMacro {
      return reply(at: request.syntax) {
        guard request.macro.typeName == "PreviewMacro" else { throw unknown(request.macro) }
        return ""
      }
    }
    if let request = message.expandAttachedMacro {
      return reply(at: request.attributeSyntax) { try expand(request) }
    }
    return PluginReply(getCapabilityResult: .init())
  }

  private static func expand(_ request: HostMessage.AttachedRequest) throws -> String {
    switch request.macro.typeName {
    case "AnimatableMacro": try AnimatableExpansion(request).source()
    case "EntryMacro": try EntryExpansion(request).source()
    case "MarkerMacro": ""
    default: throw unknown(request.macro)
    }
  }

  private static func unknown(_ macro: HostMessage.MacroReference) -> MacroError {
    MacroError("the plugin has no macro '\(macro.typeName)'")
  }

  /// Answers with an expansion, or with what is wrong; at `syntax` where no other place is named.
  private static func reply(at syntax: SourceSyntax, _ expand: () throws -> String) -> PluginReply {
    do {
      return PluginReply(expandMacroResult: .init(expandedSource: try expand()))
    } catch {
      let known = error as? MacroError
      let place = known?.place ?? syntax.start
      let diagnostic = PluginDiagnostic(
        message: known?.message ?? "\(error)",
        position: .init(fileName: place.fileName, offset: place.offset))
      return PluginReply(expandMacroResult: .init(diagnostics: [diagnostic]))
    }
  }
}

/// A macro that was used in a way that it does not know.
struct MacroError: Error {
  var message: String
  /// Nil for the place of the macro itself.
  var place: SourceSyntax.Location?

  init(_ message: String, at place: SourceSyntax.Location? = nil) {
    self.message = message
    self.place = place
  }
}
