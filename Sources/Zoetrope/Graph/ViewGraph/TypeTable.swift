/// A cache of facts about types: which bytes of a value are not padding, and which stored
/// properties are dynamic properties.
struct TypeTable {
  private var bytes: [ObjectIdentifier: ValueBytes] = [:]
  private var fields: [ObjectIdentifier: DynamicFields] = [:]

  /// Returns whether two values are equal byte for byte, ignoring padding.
  mutating func haveEqualBytes<Value>(_ a: Value, _ b: Value) -> Bool {
    let key = ObjectIdentifier(Value.self)
    if let known = bytes[key] { return known.areEqual(a, b) }
    let meaningful = ValueBytes(of: Value.self)
    bytes[key] = meaningful
    return meaningful.areEqual(a, b)
  }

  /// Returns the dynamic properties among the stored properties of a type.
  mutating func dynamicFields(of type: Any.Type) -> DynamicFields {
    let key = ObjectIdentifier(type)
    if let known = fields[key] { return known }
    let found = DynamicFields(of: type)
    fields[key] = found
    return found
  }
}
