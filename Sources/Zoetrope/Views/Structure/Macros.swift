/// Generates the `animatableData` of a type from its stored variables, in the order of declaration.
///
/// Constants, computed and static variables, and variables with a property wrapper are left out. A
/// variable that cannot be animated has to be marked with ``AnimatableIgnored()``. If a type
/// declares `animatableData` itself, nothing is generated.
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "ZoetropeMacros", type: "AnimatableMacro")

/// Excludes a variable from the animatable data that ``Animatable()`` generates.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "ZoetropeMacros", type: "MarkerMacro")

/// Generates a key for a variable in an extension of ``EnvironmentValues``, ``Transaction``,
/// ``ContainerValues`` or ``FocusedValues``.
///
/// The initial value of the variable becomes the default value of the key.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "ZoetropeMacros", type: "EntryMacro")

/// Marks a dynamic property, such as a `@State` variable, that a preview declares among its views.
@attached(peer)
public macro Previewable() = #externalMacro(module: "ZoetropeMacros", type: "MarkerMacro")

/// Declares a preview of a view. The preview is drawn by the `previews` command of a gallery, which
/// is an executable that contains animations.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ZoetropeMacros", type: "PreviewMacro")

/// Declares a preview of a view, with traits. The preview is drawn by the `previews` command of a
/// gallery, which is an executable that contains animations.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ZoetropeMacros", type: "PreviewMacro")
