/// Places in the sources that the compiler takes on trust, each with a reason.
///
/// The lists are complete: a new place has to be added here, a place that has gone removed.
struct Trust {
  /// The text that marks the place in code.
  let mark: String
  let reason: String
  /// The number of places in each file, by the file's name.
  let files: [String: Int]

  static let all = [
    Trust(
      "@unchecked",
      because: "a format style is a value without a Sendable requirement; it is never mutated",
      ["FormattedInput.swift": 1]),
    Trust(
      "nonisolated(unsafe)",
      because: "values of the main actor that nonisolated SwiftUI functions have to reach",
      ["Confinement.swift": 3]),
    Trust(
      "MainActor.assumeIsolated",
      because: "layout and drawing run on the main actor behind nonisolated protocol requirements",
      [
        "Confinement.swift": 1, "DrawnView.swift": 1, "ImageLayout.swift": 1,
        "UIApplicationDelegateAdaptor.swift": 1,
      ]),
    Trust(
      "unsafeDowncast",
      because: "a node is updated by a view of the type that made it; the structure guarantees it",
      [
        "ViewModifier.swift": 2, "ViewNode.swift": 1, "TupleView.swift": 1,
        "ConditionalContent.swift": 1,
      ]),
    Trust(
      "unsafeDowncast",
      because: "every drawn node is a layout node: LayoutNode is the only subclass",
      ["LayoutNode.swift": 1]),
    Trust(
      "unsafeDowncast",
      because: "a slot of a dynamic property holds the object that the same property put there",
      [
        "FocusState.swift": 1, "Namespace.swift": 1, "GestureState.swift": 1, "State.swift": 1,
      ]),
    Trust(
      "unsafeDowncast",
      because: "a layout modifier refreshes the wrapper that its own type has made",
      [
        "SafeAreaPadding.swift": 1, "InteractiveNode.swift": 2, "View+Drawing.swift": 1,
        "CompositingEffect.swift": 1, "OpacityNode.swift": 1, "TraitNodes.swift": 1,
        "LayoutModifier.swift": 1, "AnyTransition.swift": 1, "OffsetNode.swift": 1,
        "ContainerShape.swift": 1,
      ]),
    Trust(
      "unsafeDowncast",
      because: "the key decides the type of the value; a dynamic cast costs more than the lookup",
      ["PropertyList.swift": 1, "PreferenceList.swift": 2]),
    Trust(
      "unsafeBitCast",
      because: "SIMD lanes of one width are read as lanes of another",
      [
        "BlendRow.swift": 1, "SolidSource.swift": 5, "SourceBlending.swift": 2,
        "PixelAddition.swift": 1, "LayerBlending.swift": 5, "PixelQuad.swift": 8,
        "ColorMatrixKernel.swift": 1, "PolarSource.swift": 1, "MeshTriangles.swift": 1,
        "CoverageRule.swift": 2, "BandPainter+Glyphs.swift": 1, "PerspectiveKernel.swift": 2,
      ]),
    Trust(
      "unsafeBitCast",
      because: "the handler of a signal is a pointer to a function, which cannot be compared",
      ["Interruption.swift": 2]),
    Trust(
      "unsafeBitCast",
      because: "a value has the type of its box; a dynamic cast searches all conformances",
      ["Equality.swift": 2]),
    Trust(
      "Unmanaged",
      because: "layout calls a node many times a frame; counting references would cost most of it",
      [
        "LayoutNode.swift": 1, "DrawnNode.swift": 1, "LayoutSubview.swift": 1,
        "ViewDimensions.swift": 2,
      ]),
    Trust(
      "unsafeBitCast",
      because: "a metatype is the address of metadata, by which the runtime's records name types",
      ["ConformingTypes.swift": 2]),
    Trust(
      "unsafeBitCast",
      because: "a metatype is the address of metadata, in which an initializer is found",
      ["ObjectMaking.swift": 1]),
    Trust(
      "Unmanaged", because: "a function of C makes the object and hands it over",
      ["ObjectMaking.swift": 1]),
    Trust(
      "Unmanaged", because: "passes an object through a function of C, which calls back at once",
      ["ConformingTypes.swift": 2]),
    Trust(
      "Unmanaged", because: "an address serves as the key of a cache that keeps the object alive",
      ["GlyphCache.swift": 1]),
    Trust(
      "_withUnsafeGuaranteedRef",
      because: "reads an unmanaged node without counting references; the graph keeps it alive",
      [
        "LayoutNode.swift": 1, "DrawnNode.swift": 1, "LayoutSubview.swift": 9,
        "ViewDimensions.swift": 1,
      ]),
    Trust(
      "unowned(unsafe)",
      because: "the graph outlives its nodes and readers, and the parent its children",
      [
        "Location.swift": 1, "View.swift": 2, "LayoutSession.swift": 1, "LayoutNode.swift": 1,
      ]),
    Trust(
      "@exclusivity(unchecked)",
      because: "buffers of a context that one task uses; the checks cost time for every shape",
      ["RenderContext.swift": 12]),
    Trust(
      "@_spi", because: "benchmarks call single stages, which are no public interface",
      ["Renderer+Stages.swift": 2, "Host.swift": 1]),
    Trust(
      "@_spi",
      because: "the standard library's reflection finds the dynamic properties of a view",
      ["StoredField.swift": 1]),
    Trust(
      "_forEachField", because: "finds the stored properties of a view without making a mirror",
      ["StoredField.swift": 2]),
    Trust(
      "_typeName", because: "names a view's type without looking for its conformances",
      ["TypeName.swift": 1, "AnimLaws.swift": 1, "CodeWatch.swift": 2]),
    Trust(
      "_openExistential", because: "calls a generic function with a type that is known at run time",
      ["ValueBytes.swift": 1, "StoredField.swift": 2]),
    Trust(
      "@_inheritActorContext",
      because: "a task's closure runs on the actor of the view that starts it, as in SwiftUI",
      ["View+Task.swift": 2]),
    Trust(
      "@_inheritActorContext",
      because: "replaces functions of the standard library, whose attributes it has to repeat",
      ["Task+Virtual.swift": 4]),
    Trust(
      "@_implicitSelfCapture",
      because: "replaces functions of the standard library, whose attributes it has to repeat",
      ["Task+Virtual.swift": 4]),
    Trust(
      "@_disfavoredOverload",
      because: "a modifier of the same name in a person's own code is preferred",
      ["SizeProbe.swift": 1]),
    Trust(
      "@_implements", because: "SwiftUI's KeyframeTrack has two associated types of one name",
      ["KeyframeTrack.swift": 1]),
    Trust(
      "@_exported",
      because:
        "a file that imports SwiftUI sees Foundation, geometry and explanations; text, its fonts",
      [
        "Exports.swift": 8, "SwiftUI.swift": 5, "Combine.swift": 1, "UIKit.swift": 1,
        "CoreGraphics.swift": 1,
      ]),
    Trust(
      "@_disfavoredOverload",
      because: "an empty group is one of views; a literal title is a localized one",
      ["Group+Scene.swift": 2, "MenuBarExtra.swift": 6]),
    Trust(
      "@_disfavoredOverload",
      because: "SwiftUI's own attribute decides between string literals and strings",
      [
        "Animation+Springs.swift": 2, "GeometryProxy.swift": 1, "View+Gesture.swift": 1,
        "DragGesture.swift": 1, "TapGesture.swift": 1, "Section.swift": 1, "Label+Image.swift": 2,
        "Text.swift": 3, "View+Groups.swift": 1, "View+Drawing.swift": 2, "Toggle.swift": 1,
        "Stepper.swift": 3, "Button.swift": 2, "Button+Image.swift": 3, "Picker.swift": 1,
        "View+Accessibility.swift": 4, "View+AccessibilityAction.swift": 1,
        "View+AccessibilityElement.swift": 1, "String+Localized.swift": 1,
        "WindowGroup.swift": 2, "WindowGroup+Values.swift": 4,
        // `Color(.brand)` is the asset, also where the plugin makes a `UIColor.brand`.
        "Label+Resource.swift": 1, "Button+Resource.swift": 3, "Color+UIColor.swift": 1,
        "Window.swift": 1, "CommandGroup.swift": 1, "Link.swift": 1,
        "View+AccessibilityContent.swift": 1,
      ]),
  ]

  private init(_ mark: String, because reason: String, _ files: [String: Int]) {
    self.mark = mark
    self.reason = reason
    self.files = files
  }
}
