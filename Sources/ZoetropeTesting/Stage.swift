import Foundation
import Zoetrope

/// A view that a test shows on a canvas, with a virtual clock that the test advances.
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
/// Guarantees: the stage never waits for real time to pass. Reading the stage does not change the
/// pictures at later times. All coordinates are points in the canvas, y down. State that a test
/// writes takes effect at the next call of ``advance(to:fileID:filePath:line:column:)`` or
/// ``settle()``.
///
/// A test can refer to a view by any name that no other view has:
///
/// - an id, which `id(_:)` or a `ForEach` sets;
/// - an accessibility label or identifier;
/// - a path or a part of one, as ``PlacementTree`` prints it, such as `WheelLayout/ForEach[3]`;
/// - the text that the view shows.
@MainActor public final class Stage {
  let host: Zoetrope.Host
  /// The diagnostics so far, such as a missing font, without duplicates.
  public private(set) var diagnostics: [Diagnostic] = []

  /// The largest side of a picture in pixels.
  nonisolated static let longestSide = 10_000

  /// Creates a stage that shows a view at time 0.
  ///
  /// - Parameters:
  ///   - size: The size of the canvas in points. The view is proposed this size and is centered on
  ///     the canvas.
  ///   - interpolation: The way in which layouts animate. Default
  ///     ``Zoetrope/LayoutInterpolation/parameters``.
  ///   - fonts: The source of the fonts. Default ``Zoetrope/FontSource/environment``.
  ///   - isStrict: Whether a fault of a layout throws an error instead of adding a diagnostic.
  ///     Writing state during layout is also a fault. Default false.
  ///   - content: A closure that returns the view. The closure runs again when state that it has
  ///     read changes.
  /// - Throws: ``StageError`` if a side is not positive and finite; ``Zoetrope/HostError`` if state
  ///   keeps changing, or if there are no fonts for a text.
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

  /// Creates a stage that shows an anim of a gallery at time 0. The cues of the anim are scheduled.
  ///
  /// - Parameters:
  ///   - anim: The anim.
  ///   - size: The size of the canvas in points. Default: the anim's own size.
  ///   - values: The values of the anim's parameters. Default: the default value of each parameter.
  ///   - interpolation: The way in which layouts animate. Default
  ///     ``Zoetrope/LayoutInterpolation/parameters``.
  ///   - fonts: The source of the fonts. Default ``Zoetrope/FontSource/environment``.
  /// - Throws: ``Zoetrope/AnimError`` if the anim is declared wrongly; ``Zoetrope/HostError`` if
  ///   state keeps changing, or if there are no fonts for a text.
  public init(
    _ anim: Anim, size: CGSize? = nil, values: ParameterValues? = nil,
    interpolation: LayoutInterpolation = .parameters, fonts: FontSource = .environment
  ) async throws {
    host = try anim.start(
      size: size, values: values, interpolation: interpolation, fonts: fonts)
    // A picture of the stage draws its own background.
    host.windowColor = nil
    try await settle()
  }

  /// The size of the canvas in points.
  public var size: CGSize { host.size }

  /// The virtual time in seconds.
  public var time: Double { host.time }

  // MARK: Time

  /// Advances the clock to the given time, and runs the cues, tasks and animations up to that time.
  ///
  /// - Parameter seconds: The time in seconds, no earlier than ``time``.
  /// - Throws: ``StageError`` if the time has passed or is not finite; ``Zoetrope/HostError`` if
  ///   state keeps changing; the error of a cue that fails.
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

  /// Advances the clock by a number of seconds; see ``advance(to:fileID:filePath:line:column:)``.
  public func advance(
    by seconds: Double, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async throws {
    try await advance(
      to: time + seconds, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Advances the clock to the time of a frame; see ``advance(to:fileID:filePath:line:column:)``.
  ///
  /// - Parameters:
  ///   - frame: The number of the frame; frame 0 is at time 0.
  ///   - rate: The frame rate. Default 60 frames per second.
  public func advance(
    toFrame frame: Int, rate: FrameRate = 60, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async throws {
    try await advance(
      to: rate.seconds(ofFrame: frame), fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  /// Applies written state and runs the tasks of the main actor without advancing the clock.
  ///
  /// - Throws: ``Zoetrope/HostError`` if state keeps changing; the error of a cue that is due and
  ///   fails.
  public func settle() async throws {
    defer { diagnostics += host.takeDiagnostics() }
    try await host.advance(to: time)
  }
}
