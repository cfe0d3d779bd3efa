import ZoetropeProcess

/// The types of the program that declare previews.
///
/// They are found in the records of conformances that each module of the program has. Generic types
/// are not found. An optimized build has no records of structures and enumerations that are not
/// public and that nothing uses.
@MainActor struct PreviewSearch {
  /// The types that `#Preview` declares.
  let registries: [any PreviewRegistry.Type]
  /// The types that conform to ``PreviewProvider``.
  let providers: [any PreviewProvider.Type]

  /// Finds the types. O(*n*) in the number of conformances in the program.
  init() {
    registries = PreviewSearch.types((any PreviewRegistry).self).compactMap {
      $0 as? any PreviewRegistry.Type
    }
    providers = PreviewSearch.types((any PreviewProvider).self).compactMap {
      $0 as? any PreviewProvider.Type
    }
  }

  private final class Found {
    var types: [Any.Type] = []
  }

  /// Returns the types that conform to a protocol.
  ///
  /// - Parameter existential: The type `any` of that protocol.
  private static func types(_ existential: Any.Type) -> [Any.Type] {
    let found = Found()
    withExtendedLifetime(found) {
      zoetrope_for_each_conforming_type(
        unsafeBitCast(existential, to: UnsafeRawPointer.self),
        { type, context in
          guard let type, let context else { return }
          Unmanaged<Found>.fromOpaque(context).takeUnretainedValue().types.append(
            unsafeBitCast(type, to: Any.Type.self))
        }, Unmanaged.passUnretained(found).toOpaque())
    }
    return found.types
  }
}
