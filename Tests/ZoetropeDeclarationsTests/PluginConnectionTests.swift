import Foundation
import Testing

@testable import ZoetropeDeclarations

struct PluginConnectionTests {
  /// Runs a connection that reads given bytes; returns the bytes that it writes.
  @discardableResult
  private func connected(
    to bytes: [UInt8], _ body: (PluginConnection) throws -> Void
  ) throws -> [UInt8] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (input, output) = (folder.appending(path: "in"), folder.appending(path: "out"))
    try Data(bytes).write(to: input)
    try Data().write(to: output)
    let reading = try FileHandle(forReadingFrom: input)
    let writing = try FileHandle(forWritingTo: output)
    try body(
      PluginConnection(input: reading.fileDescriptor, output: writing.fileDescriptor))
    try writing.close()
    return [UInt8](try Data(contentsOf: output))
  }

  private func frame(_ payload: [UInt8]) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: payload.count >> ($0 * 8)) } + payload
  }

  @Test(arguments: [[], [1], [2, 300], [3, 65_536, 200_001]])
  func `messages of any length are received in order`(lengths: [Int]) throws {
    let payloads = lengths.map { length in (0..<length).map { UInt8(truncatingIfNeeded: $0) } }
    try connected(to: payloads.flatMap(frame)) { connection throws in
      for payload in payloads { #expect(try connection.receive() == Data(payload)) }
      #expect(try connection.receive() == nil)
    }
  }

  @Test func `an empty message ends the conversation`() throws {
    try connected(to: frame([]) + frame([1])) { connection throws in
      #expect(try connection.receive() == nil)
    }
  }

  @Test func `a message is sent after its length`() throws {
    let payload = [UInt8](repeating: 7, count: 258)
    let written = try connected(to: []) { try $0.send(Data(payload)) }
    #expect(written == [2, 1, 0, 0, 0, 0, 0, 0] + payload)
  }

  @Test func `a message that is cut off is an error with its length`() throws {
    try connected(to: [1, 2, 3]) { connection throws in
      #expect(throws: PluginConnectionError.ended(received: 3, expected: 8)) {
        try connection.receive()
      }
    }
    try connected(to: [9, 0, 0, 0, 0, 0, 0, 0, 1, 2]) { connection throws in
      #expect(throws: PluginConnectionError.ended(received: 2, expected: 9)) {
        try connection.receive()
      }
    }
  }

  @Test func `a length beyond all memory is an error`() throws {
    try connected(to: [UInt8](repeating: 0xFF, count: 8)) { connection throws in
      #expect(throws: PluginConnectionError.length(.max)) { try connection.receive() }
    }
    try connected(to: [UInt8](repeating: 0xFF, count: 7) + [0x7F, 1]) { connection throws in
      #expect(throws: PluginConnectionError.ended(received: 1, expected: .max)) {
        try connection.receive()
      }
    }
  }

  @Test func `a descriptor that is not open is an error of the system`() throws {
    let connection = PluginConnection(input: -1, output: -1)
    #expect(throws: PluginConnectionError.system(call: "read", errno: EBADF)) {
      try connection.receive()
    }
    #expect(throws: PluginConnectionError.system(call: "write", errno: EBADF)) {
      try connection.send(Data())
    }
  }

  @Test func `a broken connection ends the plugin with exit code 1 and one line`() async {
    let result = await #expect(
      processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
    ) {
      PluginSession.run(PluginConnection(input: -1, output: -1))
    }
    let line = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(line == "ZoetropeMacros: read failed: Bad file descriptor\n")
  }

  @Test func `each message gets a reply until the compiler hangs up`() throws {
    let message = [UInt8](#"{"getCapability": {"capability": {"protocolVersion": 7}}}"#.utf8)
    let written = try connected(to: frame(message) + frame(message)) { PluginSession.run($0) }
    let count = Int(written[0])
    #expect(written.count == 2 * (8 + count))
    let reply = try JSON(Data(written[8..<8 + count]))
    #expect(reply.onlyKey == "getCapabilityResult")
  }
}
