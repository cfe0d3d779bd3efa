import Foundation

extension Anim {
  /// Creates an animation that has state. The view shows the state, and the cues change it.
  ///
  /// - Parameters:
  ///   - name: The name, used by the command line and in file names.
  ///   - size: The size of the canvas, in points.
  ///   - duration: The duration, in seconds.
  ///   - rate: The frame rate. Default 60 frames a second.
  ///   - background: The color behind the view; `nil` for transparent frames. Default:
  ///     ``windowBackground``.
  ///   - description: A one-line description. Default: none.
  ///   - state: The state at time 0. The expression is evaluated once for every run.
  ///   - content: A closure that returns the view for a binding to the state.
  ///   - cues: A closure that returns the events of the animation for a binding to the state.
  ///     Default: no events.
  public init<State, Content: View>(
    _ name: String, size: CGSize, duration: Double, rate: FrameRate = 60,
    background: Color? = Anim.windowBackground, description: String? = nil,
    state: @autoclosure @escaping @MainActor () -> State,
    @ViewBuilder content: @escaping @MainActor (Binding<State>) -> Content,
    @CueBuilder cues: @escaping @MainActor (Binding<State>) -> [Cue] = { _ in [] }
  ) {
    self.init(
      name: name, size: size, duration: duration, rate: rate, background: background,
      description: description, parameters: []
    ) { host, _ in
      let binding = host.makeState(state())
      host.show(AnimContent { content(binding) })
      return cues(binding)
    }
  }

  /// Creates an animation that has parameters and state. The view shows the state, and the cues
  /// change it.
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
  ///   - state: The state at time 0. The expression is evaluated once for every run.
  ///   - content: A closure that returns the view. Its arguments are a binding to the state and a
  ///     ``ParameterValues``.
  ///   - cues: A closure that returns the events of the animation for the binding and the values.
  ///     Default: no events.
  public init<State, Content: View>(
    _ name: String, size: CGSize, duration: Double, rate: FrameRate = 60,
    background: Color? = Anim.windowBackground, description: String? = nil, parameters: [Parameter],
    state: @autoclosure @escaping @MainActor () -> State,
    @ViewBuilder content: @escaping @MainActor (Binding<State>, ParameterValues) -> Content,
    @CueBuilder cues: @escaping @MainActor (Binding<State>, ParameterValues) -> [Cue] = { _, _ in
      []
    }
  ) {
    self.init(
      name: name, size: size, duration: duration, rate: rate, background: background,
      description: description, parameters: parameters
    ) { host, values in
      let binding = host.makeState(state())
      host.show(AnimContent { content(binding, values) })
      return cues(binding, values)
    }
  }
}
