import Foundation
import TestSupport
import Testing

@testable import ZoetropeDeclarations

@Suite(.computesForLong) struct RecordedMessageTests {
  @Test(arguments: Exchange.recordings)
  func `the replies to recorded messages are the recorded ones`(recording: String) throws {
    var session = PluginSession()
    for exchange in try Exchange.all(in: recording) {
      #expect(try session.reply(to: exchange.message) == exchange.reply, "\(exchange.name)")
    }
  }

  @Test func `the recording of the compiler has each macro, without errors`() throws {
    let exchanges = try Exchange.all(in: "swift-6.3.1")
    #expect(exchanges.first?.message["getCapability"] != nil)
    let types = exchanges.compactMap { exchange in
      exchange.message.onlyKey.flatMap { exchange.message[$0]?["macro"]?["typeName"]?.string }
    }
    #expect(Set(types) == ["AnimatableMacro", "EntryMacro", "MarkerMacro", "PreviewMacro"])
    for exchange in exchanges.dropFirst() {
      let result = exchange.reply["expandMacroResult"]
      #expect(result?["diagnostics"] == .array([]), "\(exchange.name)")
      #expect(result?["expandedSource"]?.string != nil, "\(exchange.name)")
    }
  }

  @Test(arguments: Exchange.recordings)
  func `any damage to a recorded message gives one reply`(recording: String) throws {
    var session = PluginSession()
    for exchange in try Exchange.all(in: recording) {
      for message in exchange.message.damaged {
        #expect(try session.reply(to: message).onlyKey != nil, "\(exchange.name): \(message)")
      }
    }
  }

  @Test(arguments: Exchange.recordings)
  func `a recorded message that is cut off gives one reply`(recording: String) throws {
    var session = PluginSession()
    for exchange in try Exchange.all(in: recording) {
      let payload = try JSONEncoder().encode(exchange.message)
      for end in stride(from: 0, to: payload.count, by: 7) {
        let reply = try session.reply(to: payload.prefix(end))
        #expect(try JSON(reply).onlyKey != nil)
      }
    }
  }
}
