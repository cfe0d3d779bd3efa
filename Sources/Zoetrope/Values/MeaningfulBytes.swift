import Foundation

/// Which bytes of a type's values mean something: all but the padding between stored properties.
///
/// Padding holds whatever was there before; comparing it would take equal values for different
/// ones, now and then, and evaluate bodies for nothing.
package struct MeaningfulBytes {
  private var ranges: [Range<Int>] = []

  /// Looks through the stored properties of a type, and of theirs. O(n) in their number.
  package init<Value>(of type: Value.Type) {
    Self.collect(type, at: 0, into: &ranges)
  }

  /// Whether two values are the same in all bytes that mean something.
  ///
  /// For values of plain data this is equality (or, inside enumerations, a guess on the safe
  /// side); for others it says that they share all their references, which no later change undoes.
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

  /// Adjoining ranges become one, so that most types have a single one.
  private static func append(_ range: Range<Int>, to ranges: inout [Range<Int>]) {
    if let last = ranges.last, last.upperBound == range.lowerBound {
      ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
    } else {
      ranges.append(range)
    }
  }
}
