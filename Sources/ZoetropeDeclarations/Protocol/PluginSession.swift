#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The plugin's side of a conversation with the compiler. It keeps the compiler's protocol version
/// from one message to the next.
///
/// Guarantees: each message gets one reply, in a form that the compiler's version of the protocol
/// can read. No message causes a trap.
package struct PluginSession {
  /// The version of the protocol that the compiler has named; nil if it has named none yet.
  private var hostVersion: Int?

  package init() {}

  /// Answers a message.
  ///
  /// - Parameter payload: The JSON of the message, without the header.
  /// - Returns: The JSON of the reply, without the header.
  /// - Throws: An `EncodingError`.
  package mutating func reply(to payload: Data) throws -> Data {
    try JSONEncoder().encode(reply(to: HostMessage(payload)))
  }

  mutating func reply(to message: HostMessage) -> PluginReply {
    switch message {
    case .getCapability(let version):
      hostVersion = version ?? hostVersion
      return .getCapabilityResult(capability: PluginCapability())
    case .expandFreestandingMacro(let request):
      return reply(MacroExpansion(request), isAttached: false)
    case .expandAttachedMacro(let request):
      return reply(MacroExpansion(request), isAttached: true)
    case .loadPluginLibrary:
      let diagnostic = PluginDiagnostic("Zoetrope's macros cannot load other macros", at: nil)
      return .loadPluginLibraryResult(loaded: false, diagnostics: [diagnostic])
    case .unreadable(let message):
      let sentence = PluginProtocol.refusal(of: message.kind, by: hostVersion)
      return reply(
        MacroExpansion(failure: PluginDiagnostic(sentence, at: message.location)),
        isAttached: message.kind?.contains("Attached") == true)
    }
  }

  /// Returns the reply that contains an expansion, in the form that the compiler's version of the
  /// protocol requires.
  private func reply(_ expansion: MacroExpansion, isAttached: Bool) -> PluginReply {
    let (source, diagnostics) = (expansion.source, expansion.diagnostics)
    if hostVersion ?? 0 >= PluginProtocol.versionOfUnifiedReply {
      return .expandMacroResult(expandedSource: source, diagnostics: diagnostics)
    }
    if isAttached {
      return .expandAttachedMacroResult(
        expandedSources: source.map { [$0] }, diagnostics: diagnostics)
    }
    return .expandFreestandingMacroResult(expandedSource: source, diagnostics: diagnostics)
  }
}

extension PluginSession {
  /// Answers messages until the compiler closes the connection. If the connection breaks, the
  /// process ends with exit code 1 and one line on standard error.
  package static func run(_ connection: PluginConnection) {
    var session = PluginSession()
    do {
      while let payload = try connection.receive() {
        try connection.send(session.reply(to: payload))
      }
    } catch {
      PluginConnection.exit(1, "ZoetropeMacros: \(error)")
    }
  }
}
