import Foundation

/// The root of an anim: its content closure as a view, so that it is asked again when the state
/// that it has read changes.
package struct AnimContent<Content: View>: View {
  let content: @MainActor () -> Content

  /// Wraps a content closure.
  package nonisolated init(content: @escaping @MainActor () -> Content) { self.content = content }

  package var body: some View { content() }

  /// Does not show in paths, which begin with the person's own view.
  package static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    CompositeNode(view, inputs, pathName: nil)
  }
}

extension Anim {
  /// Creates an animation of a view that needs nothing from outside.
  ///
  /// - Parameters:
  ///   - name: What the command line knows it by; part of its files' names.
  ///   - size: The canvas, in points.
  ///   - duration: In seconds.
  ///   - rate: Frames a second. Default 60.
  ///   - background: What is behind the view; `nil` for transparent frames. Default white.
  ///   - description: A few words for people. Default: none.
  ///   - content: The view.
  ///   - cues: What happens when. Default: nothing.
  public init<Content: View>(
    _ name: String, size: CGSize, duration: Double, rate: FrameRate = 60,
    background: Color? = .white, description: String? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content,
    @CueBuilder cues: @escaping @MainActor () -> [Cue] = { [] }
  ) {
    self.init(
      name: name, size: size, duration: duration, rate: rate, background: background,
      description: description, parameters: []
    ) { host, _ in
      host.show(AnimContent(content: content))
      return cues()
    }
  }

  /// Creates an animation of a view with parameters.
  ///
  /// - Parameters:
  ///   - name: What the command line knows it by; part of its files' names.
  ///   - size: The canvas, in points.
  ///   - duration: In seconds.
  ///   - rate: Frames a second. Default 60.
  ///   - background: What is behind the view; `nil` for transparent frames. Default white.
  ///   - description: A few words for people. Default: none.
  ///   - parameters: The knobs that the command line can turn.
  ///   - content: The view, for given values of the parameters.
  ///   - cues: What happens when. Default: nothing.
  public init<Content: View>(
    _ name: String, size: CGSize, duration: Double, rate: FrameRate = 60,
    background: Color? = .white, description: String? = nil, parameters: [Parameter],
    @ViewBuilder content: @escaping @MainActor (ParameterValues) -> Content,
    @CueBuilder cues: @escaping @MainActor (ParameterValues) -> [Cue] = { _ in [] }
  ) {
    self.init(
      name: name, size: size, duration: duration, rate: rate, background: background,
      description: description, parameters: parameters
    ) { host, values in
      host.show(AnimContent { content(values) })
      return cues(values)
    }
  }
}
