import Foundation
import Testing

@testable import ZoetropeDeclarations

/// A message of the compiler and the plugin's reply, from a file in `Fixtures`.
struct Exchange {
  let name: String
  let message: JSON
  let reply: JSON

  /// The files, each one a conversation.
  static let recordings = [
    "swift-6.3.1", "swift-syntax-600.0.1", "swift-syntax-602.0.0", "swift-syntax-603.0.1",
  ]

  /// Reads a conversation.
  static func all(in recording: String) throws -> [Exchange] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/\(recording).json")
    return try #require(try JSON(Data(contentsOf: file)).elements).map { exchange in
      Exchange(
        name: try #require(exchange["name"]?.string), message: try #require(exchange["message"]),
        reply: try #require(exchange["reply"]))
    }
  }
}

extension PluginSession {
  /// A session with a host that has named its version.
  init(hostVersion: Int?) {
    self.init()
    _ = reply(to: .getCapability(hostVersion: hostVersion))
  }

  mutating func reply(to message: JSON) throws -> JSON {
    try JSON(reply(to: JSONEncoder().encode(message)))
  }

  mutating func reply(to text: String) throws -> JSON {
    try JSON(reply(to: Data(text.utf8)))
  }
}
