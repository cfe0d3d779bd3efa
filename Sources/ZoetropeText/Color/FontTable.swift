import Foundation

/// A table of a font file. All numbers are big-endian.
///
/// Guarantees: no byte outside the table is read. The bytes belong to a ``FontFile``, which must
/// outlive the table.
struct FontTable {
  /// The error of a read beyond the end of the table.
  struct EndOfTable: Error {}

  private let bytes: UnsafeRawBufferPointer

  /// Creates a table from its bytes.
  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// Whether the table has no bytes. A table that the face lacks is represented by an empty table.
  var isEmpty: Bool { bytes.isEmpty }

  /// Reads a number of 1 to 4 bytes at an offset.
  private func number(at offset: Int, bytes count: Int) throws(EndOfTable) -> UInt32 {
    guard offset >= 0, offset <= bytes.count - count else { throw EndOfTable() }
    var number: UInt32 = 0
    for index in offset..<offset + count { number = number << 8 | UInt32(bytes[index]) }
    return number
  }

  /// Reads a byte.
  func uint8(_ offset: Int) throws(EndOfTable) -> Int { Int(try number(at: offset, bytes: 1)) }

  /// Reads an unsigned number of 16 bits.
  func uint16(_ offset: Int) throws(EndOfTable) -> Int { Int(try number(at: offset, bytes: 2)) }

  /// Reads an unsigned number of 24 bits.
  func uint24(_ offset: Int) throws(EndOfTable) -> Int { Int(try number(at: offset, bytes: 3)) }

  /// Reads an unsigned number of 32 bits.
  func uint32(_ offset: Int) throws(EndOfTable) -> Int { Int(try number(at: offset, bytes: 4)) }

  /// Reads a signed number of 16 bits, such as a coordinate in font units.
  func int16(_ offset: Int) throws(EndOfTable) -> Double {
    Double(Int16(truncatingIfNeeded: try uint16(offset)))
  }

  /// Reads a fraction of 16 bits, from -2 to almost 2.
  func fraction(_ offset: Int) throws(EndOfTable) -> Double { try int16(offset) / 16384 }

  /// Reads a number of 32 bits in 16.16 fixed-point format.
  func fixed(_ offset: Int) throws(EndOfTable) -> Double {
    Double(Int32(truncatingIfNeeded: try uint32(offset))) / 65536
  }

  /// Reads a point of two coordinates in font units.
  func point(_ offset: Int) throws(EndOfTable) -> CGPoint {
    CGPoint(x: try int16(offset), y: try int16(offset + 2))
  }

  /// Searches records that are sorted by a number of 16 bits at their start.
  ///
  /// - Parameters:
  ///   - key: The number.
  ///   - start: The offset of the first record.
  ///   - count: The number of records.
  ///   - size: The size of a record, in bytes.
  /// - Returns: The offset of the last record whose number is at most the key; nil if there is no
  ///   such record.
  /// - Complexity: O(log *n*) in the number of records.
  func lastRecord(
    upTo key: Int, start: Int, count: Int, size: Int
  ) throws(EndOfTable) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if try uint16(start + middle * size) <= key { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? start + (low - 1) * size : nil
  }
}
