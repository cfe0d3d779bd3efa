#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A message from the compiler, which is the host of the plugin. In JSON, it is an object with one
/// key, which is the kind of message.
///
/// The messages are those of version 7 of the protocol, which swift-syntax 600, 602 and 603 declare
/// in `SwiftCompilerPluginMessageHandling/PluginMessages.swift`. Only the fields that the macros
/// use are read. Other fields are skipped, so a host may add fields.
enum HostMessage: Equatable {
  /// The host asks for the plugin's version of the protocol. `hostVersion` is the host's own
  /// version; nil if the host does not name it.
  case getCapability(hostVersion: Int?)
  case expandFreestandingMacro(FreestandingRequest)
  case expandAttachedMacro(AttachedRequest)
  /// The host asks the plugin to load a library of macros. This plugin cannot load libraries.
  case loadPluginLibrary
  /// A message of an unknown kind, or a message that lacks a field that the macros need.
  case unreadable(Unreadable)

  struct FreestandingRequest: Decodable, Equatable {
    var macro: MacroReference
    /// A prefix for mangled names. No other expansion in the program has the same prefix.
    var discriminator: String
    var syntax: SourceSyntax
  }

  struct AttachedRequest: Decodable, Equatable {
    var macro: MacroReference
    var macroRole: String
    var attributeSyntax: SourceSyntax
    var declSyntax: SourceSyntax
    var extendedTypeSyntax: SourceSyntax?
    var conformanceListSyntax: SourceSyntax?
    /// The declarations that enclose the macro, the innermost first.
    var lexicalContext: [SourceSyntax]?
  }

  struct MacroReference: Decodable, Equatable {
    var typeName: String
  }

  struct Unreadable: Equatable {
    /// The kind of message; nil if the message is not a JSON object with one key.
    var kind: String?
    /// The location of the macro in the source; nil if the message does not contain it.
    var location: SourceSyntax.Location?
  }
}

// MARK: Decoding

extension HostMessage {
  /// Decodes a message. If the payload cannot be decoded, the message is ``unreadable(_:)``.
  init(_ payload: Data) {
    let message = try? JSONDecoder().decode(HostMessage.self, from: payload)
    self = message ?? .unreadable(Unreadable())
  }

  private enum Kind: String {
    case getCapability, expandFreestandingMacro, expandAttachedMacro, loadPluginLibrary
  }

  private struct KindKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// The fields of ``getCapability(hostVersion:)`` that the plugin reads.
  private struct CapabilityRequest: Decodable {
    struct Capability: Decodable { var protocolVersion: Int }
    var capability: Capability?
  }

  /// A field of an unreadable request. If the field contains source code, `syntax` is this code
  /// with its location; otherwise, `syntax` is nil.
  private struct Field: Decodable {
    var syntax: SourceSyntax?
    init(from decoder: any Decoder) { syntax = try? SourceSyntax(from: decoder) }
  }
}

extension HostMessage: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: KindKey.self)
    guard container.allKeys.count == 1, let key = container.allKeys.first else {
      self = .unreadable(Unreadable())
      return
    }
    self = Self.known(key, in: container) ?? .unreadable(Self.unreadable(key, in: container))
  }

  private static func known(
    _ key: KindKey, in container: KeyedDecodingContainer<KindKey>
  ) -> HostMessage? {
    switch Kind(rawValue: key.stringValue) {
    case .getCapability:
      // This message is always answered. Without an answer, the compiler does not load the plugin
      // at all, and the user sees no reason.
      let request = try? container.decode(CapabilityRequest.self, forKey: key)
      return .getCapability(hostVersion: request?.capability?.protocolVersion)
    case .expandFreestandingMacro:
      let request = try? container.decode(FreestandingRequest.self, forKey: key)
      return request.map(HostMessage.expandFreestandingMacro)
    case .expandAttachedMacro:
      let request = try? container.decode(AttachedRequest.self, forKey: key)
      return request.map(HostMessage.expandAttachedMacro)
    case .loadPluginLibrary: return .loadPluginLibrary
    case nil: return nil
    }
  }

  /// Returns the kind of an unreadable request and the location of its macro.
  ///
  /// The location is that of the field `attributeSyntax`, or else of the field `syntax`. A newer
  /// host may have renamed both fields. In this case, the location is that of the alphabetically
  /// first field that contains source code.
  private static func unreadable(
    _ key: KindKey, in container: KeyedDecodingContainer<KindKey>
  ) -> Unreadable {
    let fields = (try? container.decode([String: Field].self, forKey: key)) ?? [:]
    let syntaxes = fields.compactMapValues(\.syntax)
    let other = syntaxes.min { $0.key < $1.key }?.value
    let syntax = syntaxes["attributeSyntax"] ?? syntaxes["syntax"] ?? other
    return Unreadable(kind: key.stringValue, location: syntax?.start)
  }
}
