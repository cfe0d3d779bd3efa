/// A type's name without its module and its generic arguments.
package func typeName(_ type: Any.Type) -> String {
  // `String(describing:)` gives the same text, but first looks for several conformances of each
  // type, which takes longer than everything else that is done with a view for the first time.
  String(_typeName(type, qualified: false).prefix { $0 != "<" })
}
