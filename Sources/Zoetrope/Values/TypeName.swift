/// Returns a type's name without its module and its generic arguments.
package func typeName(_ type: Any.Type) -> String {
  // `String(describing:)` returns the same text, but first searches for several conformances of
  // each type. That search takes longer than all other work for a view of a new type.
  String(_typeName(type, qualified: false).prefix { $0 != "<" })
}
