/// The answer to one message of the compiler. In JSON, it is an object with one key, which is the
/// kind of answer.
enum PluginReply: Encodable, Equatable {
  case getCapabilityResult(capability: PluginCapability)
  /// The expansion of a freestanding or attached macro, for hosts with version 5 of the protocol or
  /// later.
  case expandMacroResult(expandedSource: String?, diagnostics: [PluginDiagnostic])
  /// The expansion of a freestanding macro, for hosts before version 5 of the protocol.
  case expandFreestandingMacroResult(expandedSource: String?, diagnostics: [PluginDiagnostic])
  /// The expansion of an attached macro, for hosts before version 5 of the protocol.
  case expandAttachedMacroResult(expandedSources: [String]?, diagnostics: [PluginDiagnostic])
  case loadPluginLibraryResult(loaded: Bool, diagnostics: [PluginDiagnostic])
}

/// The version of the protocol and the optional features that the plugin supports.
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
  ///   - location: The location in the user's source; nil if the error has no location.
  init(_ message: String, at location: SourceSyntax.Location?) {
    self.message = message
    position = location ?? SourceSyntax.Location(fileName: "", offset: 0)
  }
}
