import Foundation

extension Anim {
  /// Creates an animation of a view whose state the cues change.
  ///
  /// - Parameters:
  ///   - name: What the command line knows it by; part of its files' names.
  ///   - size: The canvas, in points.
  ///   - duration: In seconds.
  ///   - rate: Frames a second. Default 60.
  ///   - background: What is behind the view; `nil` for transparent frames. Default white.
  ///   - description: A few words for people. Default: none.
  ///   - state: The state at time 0; evaluated anew for every run.
  ///   - content: The view, for a binding to the state.
  ///   - cues: What happens when. Default: nothing.
  public init<State, Content: View>(
    _ name: String, size: CGSize, duration: Double, rate: FrameRate = 60,
    background: Color? = .white, description: String? = nil,
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

  /// Creates an animation of a view with parameters, whose state the cues change.
  ///
  /// - Parameters:
  ///   - name: What the command line knows it by; part of its files' names.
  ///   - size: The canvas, in points.
  ///   - duration: In seconds.
  ///   - rate: Frames a second. Default 60.
  ///   - background: What is behind the view; `nil` for transparent frames. Default white.
  ///   - description: A few words for people. Default: none.
  ///   - parameters: The knobs that the command line can turn.
  ///   - state: The state at time 0; evaluated anew for every run.
  ///   - content: The view, for a binding to the state and given values of the parameters.
  ///   - cues: What happens when. Default: nothing.
  public init<State, Content: View>(
    _ name: String, size: CGSize, duration: Double, rate: FrameRate = 60,
    background: Color? = .white, description: String? = nil, parameters: [Parameter],
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
