import Foundation

/// The positions of a type's bytes in memory, without the padding between stored properties.
///
/// The content of padding is arbitrary. If it were compared, equal values would sometimes count as
/// different, and bodies would be evaluated needlessly.
package struct ValueBytes {
  private var ranges: [Range<Int>] = []

  /// Finds the bytes by visiting the stored properties recursively. O(n) in the number of
  /// properties.
  package init<Value>(of type: Value.Type) {
    Self.collect(type, at: 0, into: &ranges)
  }

  /// Whether two values are the same in all bytes except padding.
  ///
  /// For plain data, this means that the values are equal. Enumerations are an exception: the
  /// padding inside an enumeration is compared, too, so that equal values may count as different.
  /// If a type contains references, equal bytes mean that both values refer to the same objects. A
  /// change of such an object does not make the values count as different.
  package func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    withUnsafeBytes(of: a) { a in
      withUnsafeBytes(of: b) { b in
        guard let a = a.baseAddress, let b = b.baseAddress else { return true }
        return ranges.allSatisfy {
          memcmp(a + $0.lowerBound, b + $0.lowerBound, $0.count) == 0
        }
      }
    }
  }

  private static func collect(_ type: Any.Type, at offset: Int, into ranges: inout [Range<Int>]) {
    func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
    let whole = offset..<offset + _openExistential(type, do: size)
    if whole.isEmpty { return }
    let fields = StoredField.all(of: type)
    if fields.isEmpty { return append(whole, to: &ranges) }
    for field in fields { collect(field.type, at: offset + field.offset, into: &ranges) }
  }

  /// Appends a range. If it adjoins the last range, the two are merged, so that most types need
  /// only one range.
  private static func append(_ range: Range<Int>, to ranges: inout [Range<Int>]) {
    if let last = ranges.last, last.upperBound == range.lowerBound {
      ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
    } else {
      ranges.append(range)
    }
  }
}
