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

/// The line to the compiler: each message is its length in bytes, as eight bytes with the lowest
/// first, and then so many bytes of JSON.
struct PluginConnection {
  /// Where the compiler writes, and where it reads.
  let input: CInt
  let output: CInt

  enum Failure: Error {
    case endOfInput
    case system(errno: CInt)
  }

  /// Waits for a message; nil when the compiler has hung up.
  func receive() throws -> HostMessage? {
    let header: [UInt8]
    do { header = try read(8) } catch Failure.endOfInput { return nil }
    let count = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    // An empty message is a farewell, too.
    if count == 0 { return nil }
    return try JSONDecoder().decode(HostMessage.self, from: Data(try read(count)))
  }

  /// Sends an answer.
  func send(_ reply: PluginReply) throws {
    let payload = try JSONEncoder().encode(reply)
    let header = (0..<8).map { UInt8(truncatingIfNeeded: payload.count >> ($0 * 8)) }
    try write(header + payload)
  }

  private func read(_ count: Int) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let got = bytes.withUnsafeMutableBytes { systemRead($0[done...]) }
      if got == 0 { throw Failure.endOfInput }
      if got < 0 { throw Failure.system(errno: errno) }
      done += got
    }
    return bytes
  }

  private func systemRead(_ room: Slice<UnsafeMutableRawBufferPointer>) -> Int {
    let room = UnsafeMutableRawBufferPointer(rebasing: room)
    #if canImport(Glibc)
      return Glibc.read(input, room.baseAddress, room.count)
    #elseif canImport(Musl)
      return Musl.read(input, room.baseAddress, room.count)
    #else
      return Foundation.read(input, room.baseAddress, room.count)
    #endif
  }

  private func write(_ bytes: [UInt8]) throws {
    var done = 0
    while done < bytes.count {
      let sent = bytes.withUnsafeBytes { systemWrite($0[done...]) }
      if sent < 0 { throw Failure.system(errno: errno) }
      done += sent
    }
  }

  private func systemWrite(_ bytes: Slice<UnsafeRawBufferPointer>) -> Int {
    let bytes = UnsafeRawBufferPointer(rebasing: bytes)
    #if canImport(Glibc)
      return Glibc.write(output, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      return Musl.write(output, bytes.baseAddress, bytes.count)
    #else
      return Foundation.write(output, bytes.baseAddress, bytes.count)
    #endif
  }
}
