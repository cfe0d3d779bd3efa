import Foundation
import ZoetropeDisplayList

/// Blends a view with what is behind it.
nonisolated package struct BlendEffect: PictureEffect, ResolvedPictureEffect {
  var mode: BlendMode

  package typealias AnimatableData = EmptyAnimatableData

  package var layer: DisplayList.Layer? { DisplayList.Layer(blendMode: mode.drawing) }

  package var call: String { ".blendMode(.\(mode))" }
}

/// Draws a view as one picture.
nonisolated package struct CompositingGroup: LayoutModifier {
  /// As one types it.
  var call: String

  package func makeWrapper(owner: ViewNode, child: LayoutNode) -> LayoutNode {
    CompositingNode(owner: owner, child: child, modifier: self)
  }
}

/// The node of what is drawn as one picture.
final class CompositingNode: ModifierNode<CompositingGroup> {
  override func modifierChanged(from old: CompositingGroup) {}

  override func emit(into builder: inout DisplayListBuilder) {
    builder.group { child.emit(into: &$0) }
  }

  override var priority: Double { child.priority }
  override var keepsSpacingInFrames: Bool { child.keepsSpacingInFrames }
}

extension View {
  /// Blends each thing that the view draws with what is behind it, unless a mode of its own says
  /// otherwise; in a `compositingGroup` all of it as one picture.
  ///
  /// What is behind is what has been drawn so far in the innermost `compositingGroup` around, or in
  /// the innermost effect that draws several views as one picture, or else on the canvas.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(PictureModifier(BlendEffect(mode: blendMode)))
  }

  /// Draws the view as one picture before the effects around it: what blends inside blends only with
  /// the rest of the view.
  public nonisolated func compositingGroup() -> some View {
    modifier(CompositingGroup(call: ".compositingGroup()"))
  }

  /// Draws the view as one picture before it is shown, like ``compositingGroup()``.
  ///
  /// - Parameters:
  ///   - opaque: Whether the view promises to hide all that is behind it. Default false.
  ///   - colorMode: How colours are kept meanwhile; they are always kept as displays take them.
  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    modifier(CompositingGroup(call: ".drawingGroup()"))
  }
}
