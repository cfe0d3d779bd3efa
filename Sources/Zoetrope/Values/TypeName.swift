/// A type's name without its module and its generic arguments.
package func typeName(_ type: Any.Type) -> String {
  String(String(describing: type).prefix { $0 != "<" })
}
