/// Makes a type animatable: its stored variables, in the order of their declarations, become its
/// `animatableData`.
///
/// Constants, computed and static variables, and those with a property wrapper take no part;
/// variables that cannot be animated have to be marked with ``AnimatableIgnored()``. Nothing is
/// generated for a type that has an `animatableData` of its own.
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "ZoetropeMacros", type: "AnimatableMacro")

/// Leaves a variable out of what ``Animatable()`` animates.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "ZoetropeMacros", type: "MarkerMacro")

/// Makes a variable in an extension of ``EnvironmentValues``, ``Transaction``, ``ContainerValues`` or
/// ``FocusedValues`` a value of its own key, with its initial value as the default.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "ZoetropeMacros", type: "EntryMacro")

/// Marks a variable in a preview that keeps its value; previews are not shown.
@attached(peer)
public macro Previewable() = #externalMacro(module: "ZoetropeMacros", type: "MarkerMacro")

/// A preview of a view: its code is checked, and nothing comes of it.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ZoetropeMacros", type: "PreviewMacro")

/// A preview of a view: its code is checked, and nothing comes of it.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ZoetropeMacros", type: "PreviewMacro")
