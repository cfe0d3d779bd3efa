import Foundation
import ZoetropeProcess

/// An animation: a view, its canvas, its duration, and the cues that drive it.
///
/// ```swift
/// Anim("turn", size: CGSize(width: 320, height: 320), duration: 2, state: false) { turned in
///   Turner(turned: turned)
/// } cues: { turned in
///   Cue(at: 0.5) { withAnimation { turned.wrappedValue = true } }
/// }
/// ```
///
/// An `Anim` is only a description: nothing runs before ``start(size:values:interpolation:fonts:)``
/// is called, and every run has its own state. Frame `k` shows the time `k / rate`, in seconds. An
/// animation of `d` seconds has `d · rate` frames, rounded to the nearest whole number. The frames
/// are numbered from 0.
public struct Anim: Sendable {
  /// The name, used by the command line and in file names.
  public let name: String
  /// The size of the canvas, in points. The root view is proposed this size.
  public let size: CGSize
  /// The duration, in seconds.
  public let duration: Double
  /// The frame rate. The command line can set a different one.
  public let rate: FrameRate
  /// The color behind the view; `nil` for transparent frames. If the color differs between light
  /// and dark mode, the color for the root view's color scheme is used. If that color is not
  /// opaque, the color for light mode is used instead.
  public let background: Color?
  /// A one-line description; `nil` for none.
  public let description: String?
  /// The parameters that `--set` can change.
  public let parameters: [Parameter]
  /// The word that denotes an animation in messages.
  var noun = "anim"
  /// A closure that shows the content in the given host, with fresh state, and returns the cues.
  let prepare: @MainActor (Host, ParameterValues) -> [Cue]

  /// Creates an animation from its parts.
  ///
  /// - Parameter prepare: Shows the content in a host, with fresh state, and returns the cues.
  package init(
    name: String, size: CGSize, duration: Double, rate: FrameRate, background: Color?,
    description: String?, parameters: [Parameter], noun: String = "anim",
    prepare: @escaping @MainActor (Host, ParameterValues) -> [Cue]
  ) {
    self.name = name
    self.size = size
    self.duration = duration
    self.rate = rate
    self.background = background
    self.description = description
    self.parameters = parameters
    self.noun = noun
    self.prepare = prepare
  }
}

extension Anim {
  /// The color of a window on iOS: black while the root view asks for dark mode with
  /// `preferredColorScheme(_:)`, otherwise white.
  public static let windowBackground = Color(.system(.windowBackground))

  /// Returns the number of frames at a frame rate.
  ///
  /// - Parameter other: The frame rate. Default: the animation's own.
  public func frameCount(rate other: FrameRate? = nil) -> Int {
    (other ?? rate).frameCount(duration: duration)
  }

  /// The words with which messages about the animation begin, such as `anim "wheel"`.
  package var subject: String { "\(noun) \"\(name)\"" }

  /// The default values of the parameters.
  public var defaultValues: ParameterValues { ParameterValues(defaultsOf: parameters) }

  /// Starts a run of the animation at time 0. Each run has its own state.
  ///
  /// - Parameters:
  ///   - size: The size of the canvas, in points. Default: the animation's own.
  ///   - values: The values of the parameters. Default: their defaults.
  ///   - interpolation: How layouts animate. Default ``LayoutInterpolation/parameters``.
  ///   - fonts: The source of the fonts. Default ``FontSource/environment``.
  /// - Returns: A host that shows the content and has scheduled the cues. No cue has been performed
  ///   yet.
  /// - Throws: ``AnimError`` if the declaration of the animation is invalid.
  @MainActor public func start(
    size: CGSize? = nil, values: ParameterValues? = nil,
    interpolation: LayoutInterpolation = .parameters, fonts: FontSource = .environment
  ) throws -> Host {
    try start(
      size: size, values: values, interpolation: interpolation, sharing: fonts.shared())
  }

  /// Starts a run of the animation in a host that shares its fonts with other hosts.
  ///
  /// - Parameters:
  ///   - size: The size of the canvas, in points. Default: the animation's own.
  ///   - rate: The frame rate of a recording. A cue after the last frame of the recording adds a
  ///     diagnostic. Default nil: there is no recording, and the host may be advanced to any time.
  ///   - values: The values of the parameters. Default: their defaults.
  ///   - interpolation: How layouts animate. Default ``LayoutInterpolation/parameters``.
  ///   - isStrict: Whether a fault in a layout ends the run with an error. Default false.
  ///   - fonts: The fonts that the hosts share.
  ///   - profile: The recorder of a profile. Default nil: nothing is recorded.
  ///   - whenCreated: A closure that receives the host before it shows anything. Default: none.
  /// - Returns: A host that shows the content and has scheduled the cues. No cue has been performed
  ///   yet.
  /// - Throws: ``AnimError`` if the declaration of the animation is invalid.
  @MainActor package func start(
    size: CGSize? = nil, rate: FrameRate? = nil, values: ParameterValues? = nil,
    interpolation: LayoutInterpolation = .parameters, isStrict: Bool = false,
    sharing fonts: SharedFonts, profile: ProfileRecorder? = nil,
    whenCreated: (Host) -> Void = { _ in }
  ) throws -> Host {
    try validate()
    zoetrope_set_running_name(subject)
    let end = rate.map { $0.seconds(ofFrame: frameCount(rate: $0) - 1) } ?? .infinity
    let host = Host(
      size: size ?? self.size, interpolation: interpolation, sharing: fonts, profile: profile)
    host.isStrict = isStrict
    host.windowColor = background
    whenCreated(host)
    for cue in host.entered({ prepare(host, values ?? defaultValues) }) {
      guard cue.time.isFinite, cue.time >= 0 else {
        throw AnimError.cueTime(anim: name, time: cue.time)
      }
      if let problem = cue.problem {
        throw AnimError.interaction(anim: name, cue: cue.words, time: cue.time, problem)
      }
      if cue.time > end { host.report(lateCue(cue, lastFrame: end)) }
      host.schedule(at: cue.time) { [weak host, name] in
        guard let host else { return }
        do { try cue.perform(in: host) } catch let error as InteractionError {
          throw AnimError.interaction(anim: name, cue: cue.words, time: cue.time, error)
        }
      }
    }
    return host
  }

  /// Returns the diagnostic for a cue that comes after the last frame and is therefore never
  /// performed.
  private func lateCue(_ cue: Cue, lastFrame: Double) -> Diagnostic {
    let words = cue.words.isEmpty ? "a cue" : "the cue \(cue.words)"
    return Diagnostic(
      "\(subject): \(words) at \(cue.time) s is never performed, because the last frame shows "
        + "\(lastFrame) s; set an earlier time, or a longer duration")
  }
}
