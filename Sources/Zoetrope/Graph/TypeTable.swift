/// What the graph knows of types: which of their bytes carry meaning, and their dynamic properties.
struct TypeTable {
  private var bytes: [ObjectIdentifier: MeaningfulBytes] = [:]
  private var fields: [ObjectIdentifier: DynamicFields] = [:]

  /// Whether two values are equal byte for byte, padding aside.
  mutating func haveEqualBytes<Value>(_ a: Value, _ b: Value) -> Bool {
    let key = ObjectIdentifier(Value.self)
    if let known = bytes[key] { return known.areEqual(a, b) }
    let meaningful = MeaningfulBytes(of: Value.self)
    bytes[key] = meaningful
    return meaningful.areEqual(a, b)
  }

  /// The stored properties of a type that are dynamic properties.
  mutating func dynamicFields(of type: Any.Type) -> DynamicFields {
    let key = ObjectIdentifier(type)
    if let known = fields[key] { return known }
    let found = DynamicFields(of: type)
    fields[key] = found
    return found
  }
}
