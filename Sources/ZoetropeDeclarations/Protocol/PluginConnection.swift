#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The connection to the compiler over two file descriptors.
///
/// A message consists of its length, as a little-endian number of eight bytes, and of that many
/// bytes of JSON. A length of 0 ends the conversation, and so does the end of the input.
package struct PluginConnection {
  /// The descriptor that the compiler writes to.
  private let input: CInt
  /// The descriptor that the compiler reads from.
  private let output: CInt

  package init(input: CInt, output: CInt) {
    self.input = input
    self.output = output
  }

  /// Waits for a message.
  ///
  /// - Returns: The JSON of the message; nil when the compiler ends the conversation.
  package func receive() throws(PluginConnectionError) -> Data? {
    let header = try read(8)
    if header.isEmpty { return nil }
    guard header.count == 8 else { throw .ended(received: header.count, expected: 8) }
    let count = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    if count == 0 { return nil }
    guard let count = Int(exactly: count) else { throw .length(count) }
    let payload = try read(count)
    guard payload.count == count else { throw .ended(received: payload.count, expected: count) }
    return payload
  }

  /// Sends the JSON of a reply.
  package func send(_ payload: Data) throws(PluginConnectionError) {
    let header = (0..<8).map { UInt8(truncatingIfNeeded: UInt64(payload.count) >> ($0 * 8)) }
    try write(header + payload)
  }

  /// Ends the process with a line on standard error.
  static func exit(_ code: CInt, _ message: String) -> Never {
    try? PluginConnection(input: 0, output: 2).write(Array("\(message)\n".utf8))
    #if canImport(Glibc)
      Glibc.exit(code)
    #elseif canImport(Musl)
      Musl.exit(code)
    #else
      Foundation.exit(code)
    #endif
  }

  /// The maximum number of bytes that one system call reads. Because of it, the use of memory grows
  /// with the bytes that have arrived, and not with the length that the header claims.
  private static let chunk = 1 << 16

  /// Reads the given number of bytes, or fewer if the input ends before.
  private func read(_ count: Int) throws(PluginConnectionError) -> Data {
    var bytes = Data()
    var buffer = [UInt8](repeating: 0, count: min(count, Self.chunk))
    while bytes.count < count {
      let most = min(count - bytes.count, buffer.count)
      let got = buffer.withUnsafeMutableBytes { systemRead($0.baseAddress, most) }
      if got == 0 { break }
      if got > 0 { bytes += buffer[..<got] } else { try checkInterrupted("read") }
    }
    return bytes
  }

  private func write(_ bytes: [UInt8]) throws(PluginConnectionError) {
    var done = 0
    while done < bytes.count {
      let sent = bytes.withUnsafeBytes { systemWrite($0.baseAddress! + done, $0.count - done) }
      if sent >= 0 { done += sent } else { try checkInterrupted("write") }
    }
  }

  /// Throws the system's error. Does nothing if a signal interrupted the call, because the caller
  /// can repeat it.
  private func checkInterrupted(_ call: String) throws(PluginConnectionError) {
    if errno != EINTR { throw .system(call: call, errno: errno) }
  }

  private func systemRead(_ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
      return Glibc.read(input, bytes, count)
    #elseif canImport(Musl)
      return Musl.read(input, bytes, count)
    #else
      return Foundation.read(input, bytes, count)
    #endif
  }

  private func systemWrite(_ bytes: UnsafeRawPointer, _ count: Int) -> Int {
    #if canImport(Glibc)
      return Glibc.write(output, bytes, count)
    #elseif canImport(Musl)
      return Musl.write(output, bytes, count)
    #else
      return Foundation.write(output, bytes, count)
    #endif
  }
}

/// A connection that broke.
package enum PluginConnectionError: Error, Equatable, CustomStringConvertible {
  /// The input ended inside a message, after `received` of `expected` bytes of its header or JSON.
  case ended(received: Int, expected: Int)
  /// The header claims a length in bytes that no machine can hold.
  case length(UInt64)
  /// A system call failed.
  case system(call: String, errno: CInt)

  package var description: String {
    switch self {
    case .ended(let received, let expected):
      "the compiler closed the connection after \(received) of \(expected) bytes"
    case .length(let count): "the compiler announced a message of \(count) bytes"
    case .system(let call, let errno): "\(call) failed: \(String(cString: strerror(errno)))"
    }
  }
}
