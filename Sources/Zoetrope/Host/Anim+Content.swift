import Foundation

/// The root view of an animation. Its body is the content closure. If the closure has read a piece
/// of state and this state changes, the closure runs again.
package struct AnimContent<Content: View>: View {
  let content: @MainActor () -> Content

  /// Creates a root view from a content closure.
  package nonisolated init(content: @escaping @MainActor () -> Content) { self.content = content }

  package var body: some View { content() }

  /// Makes a node without a path name, so that paths begin with the user's view.
  package static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    CompositeNode(view, inputs, pathName: nil, isAnimatable: false)
  }
}

extension Anim {
  /// Creates an animation without parameters. Its view and its cues share no state.
  ///
  /// - Parameters:
  ///   - name: The name, used by the command line and in file names.
  ///   - size: The size of the canvas, in points.
  ///   - duration: The duration, in seconds.
  ///   - rate: The frame rate. Default 60 frames a second.
  ///   - background: The color behind the view; `nil` for transparent frames. Default:
  ///     ``windowBackground``.
  ///   - description: A one-line description. Default: none.
  ///   - content: The view.
  ///   - cues: The events of the animation. Default: none.
  public init<Content: View>(
    _ name: String, size: CGSize, duration: Double, rate: FrameRate = 60,
    background: Color? = Anim.windowBackground, description: String? = nil,
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

  /// Creates an animation that has parameters.
  ///
  /// - Parameters:
  ///   - name: The name, used by the command line and in file names.
  ///   - size: The size of the canvas, in points.
  ///   - duration: The duration, in seconds.
  ///   - rate: The frame rate. Default 60 frames a second.
  ///   - background: The color behind the view; `nil` for transparent frames. Default:
  ///     ``windowBackground``.
  ///   - description: A one-line description. Default: none.
  ///   - parameters: The parameters that the command line can set.
  ///   - content: A closure that returns the view for given values of the parameters.
  ///   - cues: A closure that returns the events of the animation for given values of the
  ///     parameters. Default: no events.
  public init<Content: View>(
    _ name: String, size: CGSize, duration: Double, rate: FrameRate = 60,
    background: Color? = Anim.windowBackground, description: String? = nil, parameters: [Parameter],
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
