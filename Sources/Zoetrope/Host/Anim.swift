import Foundation

/// An animation: a view, the canvas that it is shown on, how long it lasts and what happens when.
///
/// ```swift
/// Anim("turn", size: CGSize(width: 320, height: 320), duration: 2, state: false) { turned in
///   Turner(turned: turned)
/// } cues: { turned in
///   Cue(at: 0.5) { withAnimation { turned.wrappedValue = true } }
/// }
/// ```
///
/// An anim is a description: nothing runs before ``start(size:values:interpolation:fonts:)``, and every
/// run is made anew, with its own state. Frame `k` shows the time `k / rate`; an anim of `d`
/// seconds has `d · rate` frames, rounded, numbered from 0.
public struct Anim: Sendable {
  /// What the command line knows it by, and what its files are named after.
  public let name: String
  /// The canvas, in points; the root view is proposed this size.
  public let size: CGSize
  /// How long it lasts, in seconds.
  public let duration: Double
  /// Frames a second, unless the command line says otherwise.
  public let rate: FrameRate
  /// What is behind the view; `nil` for transparent frames.
  public let background: Color?
  /// A few words for people, on one line.
  public let description: String?
  /// The knobs that `--set` turns.
  public let parameters: [Parameter]
  /// Shows the content in a host, with state of its own, and returns the cues.
  let prepare: @MainActor (Host, ParameterValues) -> [Cue]
}

extension Anim {
  /// The number of frames at the anim's own rate or at another one.
  public func frameCount(rate other: FrameRate? = nil) -> Int {
    (other ?? rate).frameCount(duration: duration)
  }

  /// The values that the parameters have when nobody sets them.
  public var defaultValues: ParameterValues { ParameterValues(defaultsOf: parameters) }

  /// Starts a run at time 0, with its own state.
  ///
  /// - Parameters:
  ///   - size: The canvas, in points. Default: the anim's own.
  ///   - values: The values of the parameters. Default: their defaults.
  ///   - interpolation: How layouts animate. Default ``LayoutInterpolation/parameters``.
  ///   - fonts: Where the fonts of texts come from. Default ``FontSource/environment``.
  /// - Returns: A host that shows the content and has the cues on its schedule; nothing has
  ///   happened yet.
  /// - Throws: ``AnimError`` if the anim is declared wrongly.
  @MainActor public func start(
    size: CGSize? = nil, values: ParameterValues? = nil,
    interpolation: LayoutInterpolation = .parameters, fonts: FontSource = .environment
  ) throws -> Host {
    try start(
      size: size, values: values, interpolation: interpolation, sharing: fonts.shared())
  }

  /// Starts a run whose host shares its fonts with others.
  @MainActor package func start(
    size: CGSize? = nil, values: ParameterValues? = nil,
    interpolation: LayoutInterpolation = .parameters, isStrict: Bool = false,
    sharing fonts: SharedFonts
  ) throws -> Host {
    try validate()
    let host = Host(size: size ?? self.size, interpolation: interpolation, sharing: fonts)
    host.isStrict = isStrict
    for cue in prepare(host, values ?? defaultValues) {
      guard cue.time.isFinite, cue.time >= 0 else {
        throw AnimError.cueTime(anim: name, time: cue.time)
      }
      host.schedule(at: cue.time) { [weak host, name] in
        guard let host else { return }
        do { try cue.perform(in: host) } catch let error as InteractionError {
          throw AnimError.interaction(anim: name, cue: cue.words, time: cue.time, error)
        }
      }
    }
    return host
  }
}
