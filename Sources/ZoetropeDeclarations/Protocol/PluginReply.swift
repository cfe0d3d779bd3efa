/// The answer to one message of the compiler: a JSON object with one key, the kind of answer.
enum PluginReply: Encodable, Equatable {
  case getCapabilityResult(capability: PluginCapability)
  /// The expansion of a macro of either kind. Hosts read it since version 5 of the protocol.
  case expandMacroResult(expandedSource: String?, diagnostics: [PluginDiagnostic])
  /// The expansion of a freestanding macro, for hosts before version 5.
  case expandFreestandingMacroResult(expandedSource: String?, diagnostics: [PluginDiagnostic])
  /// The expansion of an attached macro, for hosts before version 5.
  case expandAttachedMacroResult(expandedSources: [String]?, diagnostics: [PluginDiagnostic])
  case loadPluginLibraryResult(loaded: Bool, diagnostics: [PluginDiagnostic])
}

/// The capabilities of the plugin.
struct PluginCapability: Encodable, Equatable {
  var protocolVersion = PluginProtocol.version
  /// The optional features of the protocol that the plugin offers.
  var features: [String] = []
}

/// An error that the compiler shows at a location in the user's source.
struct PluginDiagnostic: Encodable, Equatable {
  var message: String
  var severity = "error"
  var position: SourceSyntax.Location
  var highlights: [String] = []
  var notes: [String] = []
  var fixIts: [String] = []

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - message: One sentence without a final period, like the compiler's own errors.
  ///   - location: The location; nil for an error that the compiler shows without one.
  init(_ message: String, at location: SourceSyntax.Location?) {
    self.message = message
    position = location ?? SourceSyntax.Location(fileName: "", offset: 0)
  }
}
