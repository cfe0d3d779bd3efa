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
/// A message consists of a header and a payload. The header is the length of the payload as a
/// little-endian number of eight bytes; the payload is JSON. A length of 0 or the end of the input
/// ends the conversation.
package struct PluginConnection {
  /// The file descriptor from which the plugin reads messages.
  private let input: CInt
  /// The file descriptor to which the plugin writes replies.
  private let output: CInt

  package init(input: CInt, output: CInt) {
    self.input = input
    self.output = output
  }

  /// Waits for a message from the compiler.
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

  /// Sends a reply, whose payload is JSON.
  package func send(_ payload: Data) throws(PluginConnectionError) {
    let header = (0..<8).map { UInt8(truncatingIfNeeded: UInt64(payload.count) >> ($0 * 8)) }
    try write(header + payload)
  }

  /// Writes a line to standard error and ends the process.
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

  /// The maximum number of bytes that one system call reads. The buffer therefore stays small even
  /// if the header claims a huge length: memory use grows only with the bytes that have arrived.
  private static let chunk = 1 << 16

  /// Reads the given number of bytes, or fewer if the input ends earlier.
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

  /// Throws the error of a failed system call. If a signal interrupted the call, the method returns
  /// instead, and the caller repeats the call.
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

/// An error of the connection to the compiler.
package enum PluginConnectionError: Error, Equatable, CustomStringConvertible {
  /// The input ended in the middle of a header or a payload: only `received` of the `expected`
  /// bytes arrived.
  case ended(received: Int, expected: Int)
  /// The header claims a length, in bytes, that is out of the range of `Int`.
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
