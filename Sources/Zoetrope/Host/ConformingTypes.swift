import ZoetropeProcess

/// The program's types that conform to a protocol.
///
/// The types are found through the conformance records in the modules of the program. An optimized
/// build omits the records of unused structures and enumerations, except for `public` and `package`
/// ones.
package struct ConformingTypes {
  /// The types that conform to the protocol and are not generic.
  package let types: [Any.Type]
  /// The names of generic types that conform to the protocol, or that enclose conforming types.
  /// Such types are missing from ``types``, because a generic type has no metadata until it is
  /// used.
  package let genericNames: [String]

  /// Finds the types. O(*n*) in the number of conformances in the program.
  ///
  /// - Parameter existential: The existential type of the protocol, such as `(any View).self`.
  package init(_ existential: Any.Type) {
    let found = Found()
    withExtendedLifetime(found) {
      zoetrope_for_each_conforming_type(
        unsafeBitCast(existential, to: UnsafeRawPointer.self),
        { type, name, context in
          guard let context else { return }
          let found = Unmanaged<Found>.fromOpaque(context).takeUnretainedValue()
          if let type {
            found.types.append(unsafeBitCast(type, to: Any.Type.self))
          } else {
            found.genericNames.append(
              name.map { String(cString: $0) } ?? "an extension or a function")
          }
        }, Unmanaged.passUnretained(found).toOpaque())
    }
    types = found.types
    genericNames = found.genericNames
  }

  private final class Found {
    var types: [Any.Type] = []
    var genericNames: [String] = []
  }
}
