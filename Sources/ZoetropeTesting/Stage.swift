import Foundation
import Zoetrope

/// A view that a test shows on a canvas, on a virtual clock that the test moves.
///
/// ```swift
/// @Test @MainActor func `the wheel carries its children around`() async throws {
///   let turned = TestState(false)
///   let stage = try await Stage(size: CGSize(width: 300, height: 300)) {
///     Wheel(angle: turned.value ? .degrees(180) : .zero) { Box("a", width: 20, height: 20) }
///   }
///   withAnimation(.linear(duration: 1)) { turned.value = true }
///   try await stage.advance(to: 0.5)
///   expectPlacements(stage, ["a": CGRect(x: 280, y: 140, width: 20, height: 20)])
/// }
/// ```
///
/// Guarantees: no real time passes; what is shown at a time does not depend on which times were
/// looked at before. All coordinates are points in the canvas, y down. What a test writes to state
/// shows once the stage has been advanced, or has settled.
///
/// Out of a view's many names a test may use any that belongs to that view alone: an id, of
/// `id(_:)` or of a `ForEach`, an accessibility label or identifier, a path or a part of one as
/// ``PlacementTree`` prints it, such as `WheelLayout/ForEach[3]`, or the text that is written on it.
@MainActor public final class Stage {
  let host: Zoetrope.Host
  /// What has looked wrong so far, such as a font that is not there; each different thing once.
  public private(set) var diagnostics: [Diagnostic] = []

  /// The most pixels that a side of a picture has.
  nonisolated static let longestSide = 10_000

  /// Shows a view at time 0.
  ///
  /// - Parameters:
  ///   - size: The canvas in points; the view is proposed this size, and centred.
  ///   - interpolation: How layouts animate. Default ``LayoutInterpolation/parameters``.
  ///   - fonts: Where the fonts of texts come from. Default ``FontSource/environment``.
  ///   - isStrict: Whether state that a layout writes while it lays out is an error. Default false.
  ///   - content: The view; evaluated again when state that it reads changes.
  /// - Throws: ``StageError`` for a size that is none, ``HostError`` where state does not come to
  ///   rest or a text has no fonts.
  public init<Content: View>(
    size: CGSize, interpolation: LayoutInterpolation = .parameters,
    fonts: FontSource = .environment, isStrict: Bool = false, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) async throws {
    let sides = [size.width, size.height]
    guard sides.allSatisfy({ $0.isFinite && $0 > 0 }) else {
      throw StageError(.size(size), at: CallSite(fileID, filePath, line, column))
    }
    host = Zoetrope.Host(size: size, interpolation: interpolation, fonts: fonts)
    host.isStrict = isStrict
    host.show(AnimContent(content: content))
    try await settle()
  }

  /// Shows an anim of a gallery at time 0, with its cues on the schedule.
  ///
  /// - Parameters:
  ///   - anim: The anim.
  ///   - size: The canvas in points. Default: the anim's own.
  ///   - values: The values of the parameters. Default: their defaults.
  ///   - interpolation: How layouts animate. Default ``LayoutInterpolation/parameters``.
  ///   - fonts: Where the fonts of texts come from. Default ``FontSource/environment``.
  /// - Throws: ``AnimError`` if the anim is declared wrongly, ``HostError`` where state does not
  ///   come to rest or a text has no fonts.
  public init(
    _ anim: Anim, size: CGSize? = nil, values: ParameterValues? = nil,
    interpolation: LayoutInterpolation = .parameters, fonts: FontSource = .environment
  ) async throws {
    host = try anim.start(
      size: size, values: values, interpolation: interpolation, fonts: fonts)
    try await settle()
  }

  /// The canvas in points.
  public var size: CGSize { host.size }

  /// The virtual time in seconds.
  public var time: Double { host.time }

  // MARK: Time

  /// Moves the clock to a time in seconds, and has everything happen that is due until then.
  ///
  /// - Throws: ``StageError`` for a time that has passed; ``HostError`` where state does not come to
  ///   rest; what a cue throws.
  public func advance(
    to seconds: Double, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async throws {
    guard seconds.isFinite, seconds >= time else {
      throw StageError(
        .time(seconds, now: time), at: CallSite(fileID, filePath, line, column))
    }
    defer { diagnostics += host.takeDiagnostics() }
    try await host.advance(to: seconds)
  }

  /// Moves the clock on by some seconds; see ``advance(to:fileID:filePath:line:column:)``.
  public func advance(
    by seconds: Double, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async throws {
    try await advance(
      to: time + seconds, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Moves the clock to the time of a frame; see ``advance(to:fileID:filePath:line:column:)``.
  ///
  /// - Parameters:
  ///   - frame: Counted from 0, which is time 0.
  ///   - rate: Frames a second. Default 60.
  public func advance(
    toFrame frame: Int, rate: FrameRate = 60, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async throws {
    try await advance(
      to: rate.seconds(ofFrame: frame), fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  /// Lets what was written to state take effect, and tasks of the main actor run, without any time
  /// passing.
  public func settle() async throws {
    defer { diagnostics += host.takeDiagnostics() }
    try await host.advance(to: time)
  }
}
