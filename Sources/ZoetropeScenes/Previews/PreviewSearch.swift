import Zoetrope

/// The types of the program that declare previews.
@MainActor struct PreviewSearch {
  /// The types that `#Preview` declares.
  let registries: [any PreviewRegistry.Type]
  /// The types that conform to `PreviewProvider`.
  let providers: [any PreviewProvider.Type]
  /// The names of generic types that declare previews, or that enclose types with previews. The
  /// previews in these types cannot be found.
  let genericNames: [String]

  /// Finds the types. O(*n*) in the number of conformances in the program.
  init() {
    let registering = ConformingTypes((any PreviewRegistry).self)
    let providing = ConformingTypes((any PreviewProvider).self)
    registries = registering.types.compactMap { $0 as? any PreviewRegistry.Type }
    providers = providing.types.compactMap { $0 as? any PreviewProvider.Type }
    genericNames = registering.genericNames + providing.genericNames
  }
}
