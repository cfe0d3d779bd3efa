/// The outcome of one request from the compiler: either the expanded source, or diagnostics that
/// explain why the macro cannot be expanded.
struct MacroExpansion {
  /// The source that the macro expands to; nil if there are errors.
  private(set) var source: String?
  private(set) var diagnostics: [PluginDiagnostic] = []

  /// Creates the outcome of a request that the plugin cannot read.
  init(failure: PluginDiagnostic) { diagnostics = [failure] }

  /// Expands `#Preview`.
  init(_ request: HostMessage.FreestandingRequest) {
    self.init(at: request.syntax) { () throws(MacroError) in
      guard request.macro.typeName == "PreviewMacro" else { throw .unknown(request.macro) }
      return try PreviewExpansion(request).source()
    }
  }

  /// Expands `@Animatable` and `@Entry`. Attributes that only mark a variable, such as
  /// `@AnimatableIgnored`, expand to an empty source.
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

  /// Runs an expansion. An error without a location is shown at the first token of `syntax`.
  private init(at syntax: SourceSyntax, _ expand: () throws(MacroError) -> String) {
    do throws(MacroError) {
      source = try expand()
    } catch {
      diagnostics = [PluginDiagnostic(error.message, at: error.location ?? syntax.start)]
    }
  }
}
