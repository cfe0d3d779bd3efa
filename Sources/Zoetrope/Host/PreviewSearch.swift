import ZoetropeProcess

/// The types of the program that declare previews.
///
/// They are found in the records of conformances that each module of the program has. An optimized build has no records of structures and enumerations that are not
/// public and that nothing uses.
@MainActor struct PreviewSearch {
  /// The types that `#Preview` declares.
  let registries: [any PreviewRegistry.Type]
  /// The types that conform to ``PreviewProvider``.
  let providers: [any PreviewProvider.Type]
  /// The names of generic types that are such types, or contain them. A generic type has no metadata
  /// until it is used, and so no previews.
  let genericNames: [String]

  /// Finds the types. O(*n*) in the number of conformances in the program.
  init() {
    let registering = PreviewSearch.types((any PreviewRegistry).self)
    let providing = PreviewSearch.types((any PreviewProvider).self)
    registries = registering.types.compactMap { $0 as? any PreviewRegistry.Type }
    providers = providing.types.compactMap { $0 as? any PreviewProvider.Type }
    genericNames = registering.genericNames + providing.genericNames
  }

  private final class Found {
    var types: [Any.Type] = []
    var genericNames: [String] = []
  }

  /// Finds the types that conform to a protocol.
  ///
  /// - Parameter existential: The type `any` of that protocol.
  private static func types(_ existential: Any.Type) -> Found {
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
    return found
  }
}
