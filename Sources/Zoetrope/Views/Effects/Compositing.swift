import Foundation
import ZoetropeDisplayList

/// An effect that blends a view with its backdrop.
nonisolated package struct BlendEffect: CompositingEffect, ResolvedCompositingEffect {
  var mode: BlendMode

  package typealias AnimatableData = EmptyAnimatableData

  package var layer: DisplayList.Layer? { DisplayList.Layer(blendMode: mode.drawing) }

  package var call: String { ".blendMode(.\(mode))" }
}

/// A modifier that composites a view into one picture, to which the enclosing effects then apply.
nonisolated package struct CompositingGroup: LayoutModifier {
  /// The modifier as it is spelled in source code, for explanations of the layout.
  var call: String

  package func makeWrapper(owner: ViewNode, child: LayoutNode) -> LayoutNode {
    CompositingNode(owner: owner, child: child, modifier: self)
  }
}

/// The layout node of ``CompositingGroup``.
final class CompositingNode: ModifierNode<CompositingGroup> {
  override func modifierChanged(from old: CompositingGroup) {}

  override func emit(into builder: inout DisplayListBuilder) {
    builder.group { child.emit(into: &$0) }
  }

  override var priority: Double { child.priority }
  override var keepsSpacingInFrames: Bool { child.keepsSpacingInFrames }
}

extension View {
  /// Sets the mode in which the view is blended with its backdrop.
  ///
  /// Each leaf of the view, such as a text or a shape, is blended on its own. Leaves inside another
  /// `blendMode(_:)` use the mode of that modifier instead. A `compositingGroup()` inside this
  /// modifier is blended as one picture.
  ///
  /// The backdrop is the picture drawn so far in the innermost enclosing `compositingGroup()`, or
  /// on the canvas if there is no such group. An effect that draws several views as one picture
  /// counts as a group.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(CompositingModifier(BlendEffect(mode: blendMode)))
  }

  /// Composites the view into one picture, to which the effects outside of this modifier apply.
  ///
  /// If a leaf inside the view has a blend mode, the leaf is then blended only with other leaves of
  /// the view.
  public nonisolated func compositingGroup() -> some View {
    modifier(CompositingGroup(call: ".compositingGroup()"))
  }

  /// Composites the view into one picture, like ``compositingGroup()``.
  ///
  /// - Parameters:
  ///   - opaque: Whether the view is fully opaque. This argument has no effect. Default false.
  ///   - colorMode: The color space of the picture. Default ``ColorRenderingMode/nonLinear``. This
  ///     argument has no effect: the picture always has the encoding of the rendered frames.
  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    modifier(CompositingGroup(call: ".drawingGroup()"))
  }
}
