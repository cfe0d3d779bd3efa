/// The outcome of one request: the expanded source, or diagnostics that say why there is none.
struct MacroExpansion {
  /// The source that the macro expands to; nil if there are errors.
  private(set) var source: String?
  private(set) var diagnostics: [PluginDiagnostic] = []

  /// The outcome of a request that cannot be served.
  init(failure: PluginDiagnostic) { diagnostics = [failure] }

  /// Expands `#Preview` to nothing.
  init(_ request: HostMessage.FreestandingRequest) {
    self.init(at: request.syntax) { () throws(MacroError) in
      guard request.macro.typeName == "PreviewMacro" else { throw .unknown(request.macro) }
      return ""
    }
  }

  /// Expands `@Animatable` and `@Entry`. Attributes that only mark a variable expand to nothing.
  init(_ request: HostMessage.AttachedRequest) {
    self.init(at: request.attributeSyntax) { () throws(MacroError) in
      switch request.macro.typeName {
      case "AnimatableMacro": try AnimatableExpansion(request).source()
      case "EntryMacro": try EntryExpansion(request).source()
      case "MarkerMacro": ""
      default: throw .unknown(request.macro)
      }
    }
  }

  /// Runs an expansion. An error without a location of its own is shown at the beginning of
  /// `syntax`.
  private init(at syntax: SourceSyntax, _ expand: () throws(MacroError) -> String) {
    do throws(MacroError) {
      source = try expand()
    } catch {
      diagnostics = [PluginDiagnostic(error.message, at: error.location ?? syntax.start)]
    }
  }
}
