import Foundation
import Zoetrope
import ZoetropeDisplayList
import ZoetropeGeometry
import ZoetropeSequences

/// A picture of several frames of an animation: side by side, or over each other.
///
/// ```
/// ┌──────┬──────┬──────┐   ┌────────────┐
/// │  a   │  a   │   a  │   │  a a a     │
/// │0  0 s│5  1 s│9  2 s│   │      a     │
/// └──────┴──────┴──────┘   └────────────┘
/// ```
///
/// The picture on the left is a contact sheet, the picture on the right an onion skin. If both
/// interpolation modes are shown, a contact sheet has them below each other, and an onion skin has
/// them side by side.
@MainActor package struct FrameSheet {
  /// The arrangement of the frames.
  package enum Arrangement: Sendable, Equatable {
    /// Side by side, in rows of `columns` frames each.
    case grid(columns: Int)
    /// Over each other. Earlier frames are paler.
    case onion
  }

  private let anim: Anim
  private let options: RecordingOptions
  private let modes: [LayoutInterpolation]
  private let frames: [Int]
  private let arrangement: Arrangement
  private let size: CGSize
  private let rate: FrameRate
  private let fonts: SharedFonts
  /// The number of pixels per point.
  private let scale: Double

  /// The largest width of a sheet in pixels if no scale is given.
  private static let usualWidth = 1600.0

  /// Creates a sheet, after checking the selection.
  ///
  /// - Parameters:
  ///   - anim: The animation.
  ///   - options: The options. The folder, the scale and the interpolation are not used. If no
  ///     frames are selected, the sheet has `count` frames at equal distances, including the first
  ///     and the last frame of the animation.
  ///   - modes: The interpolation modes; one or both.
  ///   - arrangement: The arrangement of the frames.
  ///   - count: The number of frames if none are selected.
  ///   - scale: The number of pixels per point; nil for the largest number, at most 1, at which the
  ///     sheet is no wider than 1,600 pixels.
  /// - Throws: ``RecorderError`` if the frames do not exist.
  package init(
    _ anim: Anim, options: RecordingOptions, modes: [LayoutInterpolation],
    arrangement: Arrangement, count: Int, scale: Double?
  ) throws(RecorderError) {
    (self.anim, self.options, self.modes) = (anim, options, modes)
    size = options.size ?? anim.size
    rate = options.rate ?? anim.rate
    do { try anim.validateFrameCount(rate: rate) } catch {
      throw .frameCount(duration: anim.duration, rate: "\(rate)")
    }
    let total = anim.frameCount(rate: rate)
    frames = try options.frames?.frames(of: total) ?? FrameSheet.spread(count, of: total)
    self.arrangement =
      if case .grid(let columns) = arrangement {
        .grid(columns: max(1, min(columns, frames.count)))
      } else {
        arrangement
      }
    fonts = options.fonts.shared()
    var across = modes.count
    if case .grid(let columns) = self.arrangement { across = columns }
    self.scale = scale ?? min(1, FrameSheet.usualWidth / (size.width * Double(across)))
  }

  /// Returns `count` numbers in ascending order: the first is 0, the last is `total - 1`, and the
  /// distances between adjacent numbers differ by at most one. If `count` is 1, the result is 0. If
  /// `count` is larger than `total`, the result is all numbers from 0 to `total - 1`.
  static func spread(_ count: Int, of total: Int) -> [Int] {
    if count >= total { return Array(0..<total) }
    if count <= 1 { return [0] }
    return (0..<count).map { ($0 * (total - 1) + (count - 1) / 2) / (count - 1) }
  }

  /// Runs the animation in each mode, and returns the sheet.
  ///
  /// - Returns: The picture, and the diagnostics of the runs.
  /// - Throws: ``RecorderError``, ``AnimError``, ``HostError``, or the error of a cue.
  package func picture() async throws -> (picture: PictureFile, diagnostics: [Diagnostic]) {
    _ = try PixelSize(canvas: canvas, scale: scale, memory: options.memory)
    var diagnostics: [Diagnostic] = []
    var items: [DisplayList.Item] = []
    for (index, mode) in modes.enumerated() {
      let host = try anim.start(
        size: size, rate: rate, values: options.values, interpolation: mode,
        isStrict: options.isStrict, sharing: fonts)
      // The frames of an onion skin have one background, which the sheet draws.
      if options.background != .anim || arrangement == .onion { host.windowColor = nil }
      var place = 0
      for frame in 0...(frames.last ?? 0) {
        try await host.advanceUntouched(to: rate.seconds(ofFrame: frame))
        guard place < frames.count, frame == frames[place] else { continue }
        items += self.items(
          host.displayList(), scheme: host.rootColorScheme, place: place, mode: index)
        place += 1
      }
      diagnostics += host.takeDiagnostics()
    }
    let labels = Zoetrope.Host(size: canvas, sharing: fonts)
    labels.show(FrameSheetLabels(labels: self.labels, height: labelHeight))
    try await labels.advance(to: 0)
    items += labels.displayList().items
    let picture = try PictureFile(
      DisplayList(size: canvas, items: items), scale: scale, background: pageColor,
      options: options)
    // A note about a layout of the sheet itself, such as a text that does not fit, is of no use.
    return (picture, diagnostics + labels.takeDiagnostics().filter { $0.severity != .note })
  }

  /// Returns the items of a frame, moved to its place in the sheet.
  private func items(
    _ list: DisplayList, scheme: ColorScheme, place: Int, mode: Int
  ) -> [DisplayList.Item] {
    let origin = origin(place: place, mode: mode)
    let shift = CGAffineTransform(translationX: origin.x, y: origin.y)
    let cell = Path(CGRect(origin: .zero, size: size))
    var items: [DisplayList.Item] = [
      .pushClip(.init(path: cell, transform: shift, isAntialiased: false))
    ]
    let isOnion = arrangement == .onion
    if let background = anim.background(options, in: isOnion ? scheme : .light),
      !isOnion || place == 0
    {
      let rect = Path(CGRect(origin: origin, size: size))
      items.append(.fill(.init(path: rect, paint: .color(background))))
    }
    let opacity = isOnion ? FrameSheet.opacity(place, of: frames.count) : 1
    if opacity < 1 { items.append(.pushLayer(.init(opacity: opacity))) }
    items += list.items.map { $0.applying(shift) }
    if opacity < 1 { items.append(.popLayer) }
    items.append(.popClip)
    return items
  }

  /// Returns the opacity of a frame in an onion skin, by its index among the `count` frames.
  /// Earlier frames are paler, and the last frame is opaque.
  static func opacity(_ place: Int, of count: Int) -> Double {
    guard place < count - 1 else { return 1 }
    return 0.12 + 0.4 * Double(place) / Double(max(1, count - 1))
  }

  // MARK: Lengths, in points

  /// The width and the height of a pixel, in points.
  private var pixel: Double { 1 / scale }
  /// The distance between pictures in a row, in points. It is also the margin at the left, the
  /// right and the top of the sheet.
  private var gap: Double { 10 * pixel }
  /// The height of a label below a frame, in points.
  private var labelHeight: Double { 18 * pixel }

  /// The number of columns and of rows.
  private var shape: (columns: Int, rows: Int) {
    switch arrangement {
    case .grid(let columns): (columns, (frames.count + columns - 1) / columns * modes.count)
    case .onion: (modes.count, 1)
    }
  }

  /// The size of the sheet, in points.
  private var canvas: CGSize {
    let (columns, rows) = shape
    return CGSize(
      width: gap + (size.width + gap) * Double(columns),
      height: gap + (size.height + labelHeight) * Double(rows))
  }

  private func origin(place: Int, mode: Int) -> CGPoint {
    var (column, row) = (mode, 0)
    if case .grid(let columns) = arrangement {
      (column, row) = (place % columns, place / columns * modes.count + mode)
    }
    return CGPoint(
      x: gap + (size.width + gap) * Double(column),
      y: gap + (size.height + labelHeight) * Double(row))
  }

  // MARK: Labels

  private var pageColor: PaintColor { PaintColor(red: 0.9, green: 0.9, blue: 0.9) }

  private var labels: [FrameSheetLabels.Label] {
    var labels: [FrameSheetLabels.Label] = []
    for (index, mode) in modes.enumerated() {
      for (place, frame) in frames.enumerated() where arrangement != .onion || place == 0 {
        let origin = origin(place: place, mode: index)
        let name = modes.count > 1 || mode != .parameters ? mode.rawValue : ""
        labels.append(
          .init(
            left: arrangement == .onion
              ? span : "frame \(frame), \(FrameSheet.time(frame, rate)) s",
            right: name,
            frame: CGRect(
              x: origin.x, y: origin.y + size.height, width: size.width, height: labelHeight)))
      }
    }
    return labels
  }

  /// A description of the frames of an onion skin: `9 frames, 0 to 149`.
  private var span: String {
    guard let first = frames.first, let last = frames.last, first < last else {
      return "frame \(frames.first ?? 0)"
    }
    return "\(frames.count) frames, \(first) to \(last)"
  }

  /// Formats the time of a frame in seconds, with two digits after the point.
  private static func time(_ frame: Int, _ rate: FrameRate) -> String {
    String(format: "%.2f", rate.seconds(ofFrame: frame))
  }
}

/// The labels below the frames of a sheet.
struct FrameSheetLabels: View {
  /// A label that consists of a text at the left and a text at the right.
  struct Label {
    let left: String
    let right: String
    /// The rectangle of the label in the sheet, in points.
    let frame: CGRect
  }

  let labels: [Label]
  /// The height of a label, in points.
  let height: Double

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(labels.indices, id: \.self) { index in
        let label = labels[index]
        HStack(spacing: 0) {
          Text(verbatim: label.left)
          Spacer(minLength: height / 2)
          Text(verbatim: label.right)
        }
        .frame(width: label.frame.width, height: label.frame.height)
        .offset(x: label.frame.minX, y: label.frame.minY)
      }
    }
    .font(.system(size: height * 0.62).monospacedDigit())
    .foregroundStyle(Color(white: 0.3))
    .lineLimit(1)
    .minimumScaleFactor(0.5)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
