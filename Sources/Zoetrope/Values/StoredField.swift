import Foundation

@_spi(Reflection) import Swift

/// A stored property of a structure, with its position in memory.
struct StoredField {
  /// The offset in bytes from the start of the structure.
  let offset: Int
  let type: Any.Type
  /// The declared name. For a property with a wrapper, this is the name without the underscore.
  let name: String

  private struct Holder<Value> {
    var value: Value
  }

  /// The stored properties of a type, in the order of declaration; empty if the type is not a
  /// structure. O(n).
  static func all(of type: Any.Type) -> [StoredField] {
    // Unlike `Mirror`, `_forEachField` needs no value. It reports the kind of each field, but not
    // that of the type itself. `Holder` therefore turns the type into a field.
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
