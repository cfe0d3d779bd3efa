import Foundation
import Testing

@testable import ZoetropeDeclarations

/// The conversation with hosts of other versions, and with messages that no version has.
struct PluginProtocolTests {
  private let preview = """
    {"expandFreestandingMacro": {
      "macro": {"moduleName": "M", "name": "Preview", "typeName": "PreviewMacro"},
      "discriminator": "d", "syntax": {"kind": "declaration", "source": "#Preview {}",
        "location": {"fileID": "M/A.swift", "fileName": "A.swift", "offset": 5, "line": 1,
          "column": 6}}}}
    """
  /// The request of a host that has renamed `declSyntax`.
  private let renamed = """
    {"expandAttachedMacro": {
      "macro": {"moduleName": "M", "name": "Entry", "typeName": "EntryMacro"},
      "macroRole": "peer", "discriminator": "d",
      "attributeSyntax": {"kind": "attribute", "source": "\\n  @Entry",
        "location": {"fileID": "M/A.swift", "fileName": "A.swift", "offset": 31, "line": 3,
          "column": 3}},
      "declarationSyntax": {"source": "var a = 1"}}}
    """

  /// The only diagnostic of a reply without an expansion.
  private func refusal(_ reply: JSON, _ kind: String = "expandMacroResult") throws -> JSON {
    let result = try #require(reply[kind])
    #expect(result["expandedSource"] == nil && result["expandedSources"] == nil)
    guard case .array(let diagnostics)? = result["diagnostics"] else { return .null }
    #expect(diagnostics.count == 1)
    return try #require(diagnostics.first)
  }

  @Test(arguments: [nil, 0, 4, 7, 8, 1000])
  func `the plugin names version 7, whatever version the host names`(version: Int?) {
    var session = PluginSession()
    let reply = session.reply(to: .getCapability(hostVersion: version))
    #expect(reply == .getCapabilityResult(capability: PluginCapability()))
    #expect(PluginCapability().protocolVersion == 7)
    #expect(PluginCapability().features == [])
  }

  @Test(arguments: [7, 8, 1000])
  func `a newer protocol is served while its messages can be read`(version: Int) throws {
    var session = PluginSession(hostVersion: version)
    let reply = try session.reply(to: preview)
    #expect(reply["expandMacroResult"]?["expandedSource"]?.string?.hasPrefix("final class") == true)
    #expect(reply["expandMacroResult"]?["diagnostics"] == .array([]))
  }

  @Test func `a newer protocol that cannot be read is refused in one sentence`() throws {
    var session = PluginSession(hostVersion: 9)
    let refusal = try refusal(session.reply(to: renamed))
    #expect(
      refusal["message"]?.string
        == "Zoetrope's macros speak version 7 of the compiler plugin protocol and cannot read the "
        + "message 'expandAttachedMacro' of this compiler, which speaks version 9: update "
        + "Zoetrope, or build with Swift 6.3")
    #expect(refusal["severity"] == .string("error"))
    #expect(
      refusal["position"] == .object(["fileName": .string("A.swift"), "offset": .number(34)]))
  }

  @Test func `a refused message is located by any source in it`() throws {
    var session = PluginSession(hostVersion: 9)
    let node = preview.replacing(#""syntax""#, with: #""node""#)
    let refusal = try refusal(session.reply(to: node))
    #expect(refusal["position"] == .object(["fileName": .string("A.swift"), "offset": .number(5)]))
  }

  @Test func `an unknown message is refused in one sentence`() throws {
    var session = PluginSession(hostVersion: 7)
    let refusal = try refusal(session.reply(to: #"{"expandPragma": {"syntaxes": [1, 2]}}"#))
    #expect(
      refusal["message"]?.string
        == "Zoetrope's macros speak version 7 of the compiler plugin protocol and cannot read the "
        + "message 'expandPragma' of this compiler, which speaks version 7, too: update "
        + "Zoetrope, or build with Swift 6.3")
    #expect(refusal["position"] == .object(["fileName": .string(""), "offset": .number(0)]))
  }

  @Test(arguments: ["", "{", "{}", "[]", "null", "7", "\u{0}", #"{"a": {}, "b": {}}"#])
  func `a message without a kind is refused in one sentence`(text: String) throws {
    var session = PluginSession(hostVersion: 8)
    let refusal = try refusal(session.reply(to: text))
    #expect(
      refusal["message"]?.string
        == "Zoetrope's macros speak version 7 of the compiler plugin protocol and cannot read a "
        + "message of this compiler, which speaks version 8: update Zoetrope, or build with "
        + "Swift 6.3")
  }

  @Test(arguments: ["{}", "[]", #"{"capability": null}"#, #"{"capability": {"version": "9.1"}}"#])
  func `a capability that cannot be read is answered`(capability: String) throws {
    var session = PluginSession()
    let reply = try session.reply(to: #"{"getCapability": \#(capability)}"#)
    #expect(reply["getCapabilityResult"]?["capability"]?["protocolVersion"] == .number(7))
    let refusal = try refusal(session.reply(to: renamed), "expandAttachedMacroResult")
    #expect(refusal["message"]?.string?.contains("which names no version") == true)
  }

  @Test(arguments: [nil, 0, 4])
  func `a host before version 5 gets the replies that it reads`(version: Int?) throws {
    var session = PluginSession(hostVersion: version)
    let freestanding = try session.reply(to: preview)
    let source = freestanding["expandFreestandingMacroResult"]?["expandedSource"]?.string
    #expect(source?.hasPrefix("final class") == true)
    let attached = try session.reply(
      to: renamed.replacing("declarationSyntax", with: "declSyntax")
        .replacing(#""EntryMacro""#, with: #""MarkerMacro""#)
        .replacing(
          #""var a = 1"}"#, with: #""var a = 1", "location": {"fileName": "", "offset": 0}}"#)
    )
    #expect(attached["expandAttachedMacroResult"]?["expandedSources"] == .array([.string("")]))
  }

  @Test func `the version that a host names later counts`() throws {
    var session = PluginSession(hostVersion: nil)
    #expect(try session.reply(to: preview).onlyKey == "expandFreestandingMacroResult")
    _ = session.reply(to: .getCapability(hostVersion: 7))
    #expect(try session.reply(to: preview).onlyKey == "expandMacroResult")
    _ = session.reply(to: .getCapability(hostVersion: nil))
    #expect(try session.reply(to: preview).onlyKey == "expandMacroResult")
  }

  @Test func `a library is not loaded`() throws {
    var session = PluginSession(hostVersion: 7)
    let reply = try session.reply(
      to: #"{"loadPluginLibrary": {"libraryPath": "a.so", "moduleName": "A"}}"#)
    #expect(reply["loadPluginLibraryResult"]?["loaded"] == .bool(false))
  }

  @Test(arguments: [Int.min, -1, 0, Int.max])
  func `any offset of a location gives a reply`(offset: Int) throws {
    var session = PluginSession(hostVersion: 7)
    let unknown = preview.replacing("PreviewMacro", with: "OtherMacro")
      .replacing(#""offset": 5"#, with: #""offset": \#(offset)"#)
      .replacing("#Preview {}", with: " #Preview {}")
    let refusal = try refusal(session.reply(to: unknown))
    #expect(
      refusal["message"]?.string
        == "Zoetrope's plugin has no macro 'OtherMacro': build the package again")
  }
}
