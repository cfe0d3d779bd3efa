import ZoetropeDeclarations

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the compiler asks of a macro plugin: an object with one key, the kind of message.
///
/// The messages are those of swift-syntax's `PluginMessages.swift`; what is not used here is left
/// out, and keys that are not known are skipped.
struct HostMessage: Decodable {
  var getCapability: Empty?
  var expandFreestandingMacro: FreestandingRequest?
  var expandAttachedMacro: AttachedRequest?

  struct Empty: Decodable {}

  struct FreestandingRequest: Decodable {
    var macro: MacroReference
    var syntax: SourceSyntax
  }

  struct AttachedRequest: Decodable {
    var macro: MacroReference
    var macroRole: String
    var attributeSyntax: SourceSyntax
    var declSyntax: SourceSyntax
    var extendedTypeSyntax: SourceSyntax?
    var conformanceListSyntax: SourceSyntax?
    var lexicalContext: [SourceSyntax]?
  }

  struct MacroReference: Decodable {
    var typeName: String
  }
}

/// A piece of source code, and where it stands.
struct SourceSyntax: Decodable {
  var source: String
  var location: Location

  struct Location: Decodable {
    var fileName: String
    /// UTF-8 bytes from the beginning of the file.
    var offset: Int
  }

  /// Where the code begins, past blanks and comments.
  var start: Location { location(of: SourceScanner.tokens(of: source).first?.range.lowerBound) }

  /// The place in the file of a byte of this piece.
  func location(of offset: Int?) -> Location {
    Location(fileName: location.fileName, offset: location.offset + (offset ?? 0))
  }
}

/// What the plugin answers: an object with one key, the kind of answer.
struct PluginReply: Encodable {
  var getCapabilityResult: CapabilityResult?
  var expandMacroResult: ExpansionResult?

  struct CapabilityResult: Encodable {
    var capability = Capability()
  }

  struct Capability: Encodable {
    /// The version of the protocol that these types follow.
    var protocolVersion = 7
    var features: [String] = []
  }

  struct ExpansionResult: Encodable {
    var expandedSource: String?
    var diagnostics: [PluginDiagnostic] = []
  }
}

/// An error that the compiler shows at its place.
struct PluginDiagnostic: Encodable {
  var message: String
  var severity = "error"
  var position: Position
  var highlights: [String] = []
  var notes: [String] = []
  var fixIts: [String] = []

  struct Position: Encodable {
    var fileName: String
    /// UTF-8 bytes from the beginning of the file.
    var offset: Int
  }
}
