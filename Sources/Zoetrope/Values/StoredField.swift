import Foundation

@_spi(Reflection) import Swift

/// A stored property of a structure, as it lies in memory.
struct StoredField {
  /// Where it begins, in bytes from the structure's own beginning.
  let offset: Int
  let type: Any.Type
  /// As it is declared; that of a wrapped property without its underscore.
  let name: String

  private struct Holder<Value> {
    var value: Value
  }

  /// The stored properties of a type, in order; none for a type that is not a structure. O(n)
  static func all(of type: Any.Type) -> [StoredField] {
    // The standard library can enumerate the fields of structures without having a value.
    func isStructure<Value>(_ type: Value.Type) -> Bool {
      var result = false
      _forEachField(of: Holder<Value>.self) { _, _, _, kind in
        result = kind == .struct
        return true
      }
      return result
    }
    guard _openExistential(type, do: isStructure) else { return [] }
    var fields: [StoredField] = []
    _forEachField(of: type) { name, offset, type, _ in
      let name = String(cString: name)
      fields.append(
        StoredField(
          offset: offset, type: type, name: name.hasPrefix("_") ? String(name.dropFirst()) : name))
      return true
    }
    return fields
  }
}
