import CPNG

/// The bytes that zlib inflates from a stream; nil if the stream is invalid or does not end with
/// its last byte.
///
/// - Parameter limit: The largest number of bytes.
func inflated(_ stream: [UInt8], limit: Int) -> [UInt8]? {
  var bytes = [UInt8](repeating: 0, count: max(limit, 1))
  var count = uLongf(bytes.count)
  var used = uLong(stream.count)
  guard uncompress2(&bytes, &count, stream, &used) == Z_OK, used == uLong(stream.count) else {
    return nil
  }
  return Array(bytes.prefix(Int(count)))
}

/// The zlib stream of the pixels in a PNG file.
func pixelStream(of file: [UInt8]) -> [UInt8] {
  var stream: [UInt8] = []
  var next = 8
  while next + 8 <= file.count {
    let length = file[next..<next + 4].reduce(0) { $0 << 8 | Int($1) }
    if Array(file[next + 4..<next + 8]) == Array("IDAT".utf8) {
      stream += file[next + 8..<next + 8 + length]
    }
    next += length + 12
  }
  return stream
}
