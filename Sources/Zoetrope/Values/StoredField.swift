import Foundation

@_spi(Reflection) import Swift

/// A stored property of a structure, with its position in memory.
struct StoredField {
  /// The offset in bytes from the start of the structure.
  let offset: Int
  let type: Any.Type
  /// Whether the property stores a function, which conforms to no protocol.
  let isFunction: Bool
  /// The declared name. For a property with a wrapper, this is the name without the underscore.
  let name: String

  private struct Holder<Value> {
    var value: Value
  }

  /// No options. The default argument of `_forEachField` is an empty array literal, for which the
  /// runtime searches all conformances of the program.
  private static var noOptions: _EachFieldOptions { _EachFieldOptions(rawValue: 0) }

  /// The stored properties of a type, in the order of declaration; empty if the type is not a
  /// structure. O(n).
  static func all(of type: Any.Type) -> [StoredField] {
    // Unlike `Mirror`, `_forEachField` needs no value. It reports the kind of each field of a type,
    // but not the kind of the type itself. `Holder` therefore wraps the type in a field.
    func isStructure<Value>(_ type: Value.Type) -> Bool {
      var result = false
      _forEachField(of: Holder<Value>.self, options: noOptions) { _, _, _, kind in
        result = kind == .struct
        return true
      }
      return result
    }
    guard _openExistential(type, do: isStructure) else { return [] }
    var fields: [StoredField] = []
    _forEachField(of: type, options: noOptions) { name, offset, type, kind in
      let name = String(cString: name)
      fields.append(
        StoredField(
          offset: offset, type: type, isFunction: kind == .function,
          name: name.hasPrefix("_") ? String(name.dropFirst()) : name))
      return true
    }
    return fields
  }

  /// Returns the names of the stored properties in which two structures differ. Values without `==`
  /// are compared by their bytes.
  ///
  /// - Complexity: O(*n*), where *n* is the number of stored properties.
  static func differences<Value>(between old: Value, and new: Value) -> [String] {
    withUnsafeBytes(of: old) { old in
      withUnsafeBytes(of: new) { new in
        all(of: Value.self).filter { $0.differs(old, new) }.map(\.name)
      }
    }
  }

  private func differs(_ old: UnsafeRawBufferPointer, _ new: UnsafeRawBufferPointer) -> Bool {
    func differ<Field>(_ type: Field.Type) -> Bool {
      guard let old = old.baseAddress, let new = new.baseAddress, MemoryLayout<Field>.size > 0
      else {
        return false
      }
      let a = (old + offset).assumingMemoryBound(to: Field.self)
      let b = (new + offset).assumingMemoryBound(to: Field.self)
      if ValueBytes(of: Field.self).areEqual(a.pointee, b.pointee) { return false }
      if let a = a.pointee as? any Equatable { return !a.isEqual(to: b.pointee) }
      return true
    }
    return _openExistential(type, do: differ)
  }
}

extension Equatable {
  /// Returns whether a value of any type equals this one.
  fileprivate func isEqual(to other: Any) -> Bool { other as? Self == self }
}
