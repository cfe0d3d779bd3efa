import Foundation

/// A modifier that reports a shader in a diagnostic, because shaders do not run.
nonisolated package struct ShaderNotice: ViewModifier {
  package typealias Body = Never

  /// The name of the modifier that applies the shader, such as `colorEffect`.
  var effect: String
  /// The name of the shader's Metal function.
  var function: String
  var isEnabled: Bool

  package static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    ShaderNoticeNode(view, inputs, content: \.content)
  }
}

private final class ShaderNoticeNode<C: View>: UnaryNode<ModifiedContent<C, ShaderNotice>, C> {
  override func willUpdate(_ change: Change) {
    let modifier = view.modifier
    guard change.isDirty, modifier.isEnabled else { return }
    graph.report.diagnostics.report(
      Diagnostic(
        "\(modifier.effect) of the shader \"\(modifier.function)\" changes nothing, "
          + "because there is no Metal"))
  }
}

extension View {
  private nonisolated func notice(
    _ effect: String, _ shader: Shader, _ isEnabled: Bool
  ) -> some View {
    modifier(ShaderNotice(effect: effect, function: shader.function.name, isEnabled: isEnabled))
  }

  /// Returns this view unchanged, with a diagnostic: there is no Metal, so the shader does not run.
  ///
  /// - Parameters:
  ///   - shader: The shader, which would compute the new color of each pixel from the pixel's
  ///     position and old color.
  ///   - isEnabled: Whether the effect is on. Default: true.
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    notice("colorEffect", shader, isEnabled)
  }

  /// Returns this view unchanged, with a diagnostic: there is no Metal, so the shader does not run.
  ///
  /// - Parameters:
  ///   - shader: The shader. For each pixel, it would compute the position from which the pixel's
  ///     color is read.
  ///   - maxSampleOffset: The largest distance between a pixel and the position from which its
  ///     color is read, in points.
  ///   - isEnabled: Whether the effect is on. Default: true.
  public nonisolated func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    notice("distortionEffect", shader, isEnabled)
  }

  /// Returns this view unchanged, with a diagnostic: there is no Metal, so the shader does not run.
  ///
  /// - Parameters:
  ///   - shader: The shader, which would compute the color of each pixel from the picture of the
  ///     view.
  ///   - maxSampleOffset: The largest distance, in points, between a pixel and the positions in the
  ///     picture that the shader reads for this pixel.
  ///   - isEnabled: Whether the effect is on. Default: true.
  public nonisolated func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    notice("layerEffect", shader, isEnabled)
  }
}

extension VisualEffect {
  /// Returns this effect unchanged: there is no Metal, so the shader does not run.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }

  /// Returns this effect unchanged: there is no Metal, so the shader does not run.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    self
  }

  /// Returns this effect unchanged: there is no Metal, so the shader does not run.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    self
  }
}
