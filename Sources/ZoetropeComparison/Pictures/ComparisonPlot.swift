import Foundation
import Zoetrope
import ZoetropeDisplayList
import ZoetropeGeometry
import ZoetropeRecorder

/// The plots below the frames of a comparison. They show the largest distance, the largest speed
/// and the overlap over time, with a line at the current frame.
///
/// ```
/// distance      38.08 pt   speed       176 pt/s   overlap   1723.04 pt²
/// │      ╭─╮│              │   ╭────╮ │           │         ╭╮│
/// │    ╭─╯  ╰╮             │ ╭─╯    ╰─╮           │        ╭╯ ╰╮
/// └────╯    │╰──────────   └─╯       │╰────────   └────────╯  │╰───────
/// ```
@MainActor struct ComparisonPlot {
  private let panels: [Panel]
  private let frameCount: Int
  /// The host that shows the plots. The plots never change.
  private let host: Zoetrope.Host
  /// The display items that do not depend on the current frame.
  private let items: [DisplayList.Item]

  /// A plot of one quantity over time.
  struct Panel {
    let title: String
    /// The unit of the values, such as `pt/s`.
    let unit: String
    let curves: [Curve]
    /// The area of the curves, in points, in the coordinate space of all plots.
    let area: CGRect

    /// The largest value of all curves; 0 if the curves have no values.
    let largest: Double

    init(title: String, unit: String, curves: [Curve], area: CGRect) {
      (self.title, self.unit, self.curves, self.area) = (title, unit, curves, area)
      largest = curves.flatMap(\.values).compactMap(\.self).max() ?? 0
    }
  }

  /// The values of a quantity over time, for one column or for the difference of two columns.
  struct Curve {
    /// The value at each frame; nil for a frame without a value.
    let values: [Double?]
    let hue: PaintColor
  }

  /// Returns the color of a column's curves.
  static func hue(_ column: Int) -> PaintColor {
    ComparisonOverlay.hues[column % ComparisonOverlay.hues.count]
  }

  /// Lays out the plots.
  ///
  /// - Parameters:
  ///   - measured: The comparison.
  ///   - width: The width of the plots, in points.
  ///   - fonts: The fonts of the labels.
  init(_ measured: MeasuredComparison, width: Double, fonts: SharedFonts) async throws {
    frameCount = measured.comparison.frameCount
    let size = CGSize(width: width, height: RecordingPlan.plotHeight(width: width))
    let panels = ComparisonPlot.panels(measured, size: size)
    self.panels = panels
    host = Zoetrope.Host(size: size, sharing: fonts)
    host.show(
      ComparisonPlotLabels(panels: panels, columns: measured.comparison.columns, size: size))
    try await host.advance(to: 0)
    items = host.displayList().items
  }

  /// Returns the diagnostics about the labels since the last call.
  func takeDiagnostics() -> [Diagnostic] { host.takeDiagnostics() }

  /// Returns the plots, with a line at a frame and dots on the curves at that frame.
  func items(at frame: Int) -> [DisplayList.Item] {
    var items = items
    for panel in panels {
      let x = ComparisonPlot.x(of: frame, of: frameCount, in: panel.area)
      let line = CGRect(x: x - 0.5, y: panel.area.minY, width: 1, height: panel.area.height)
      items.append(.fill(.init(path: Path(line), paint: .color(ComparisonOverlay.gray))))
      for curve in panel.curves {
        guard curve.values.indices.contains(frame), let value = curve.values[frame] else {
          continue
        }
        let y = ComparisonPlot.y(of: value, largest: panel.largest, in: panel.area)
        var dot = Path()
        dot.addEllipse(in: CGRect(x: x - 2.5, y: y - 2.5, width: 5, height: 5))
        items.append(.fill(.init(path: dot, paint: .color(curve.hue))))
      }
    }
    return items
  }

  /// Returns the x coordinate of a frame in an area. The first of `count` frames is at the left
  /// edge, and the last frame is at the right edge.
  static func x(of frame: Int, of count: Int, in area: CGRect) -> Double {
    Double(area.minX) + Double(area.width) * Double(frame) / Double(max(1, count - 1))
  }

  /// Returns the y coordinate of a value in an area. The largest value is at the top edge, and 0 is
  /// at the bottom edge.
  static func y(of value: Double, largest: Double, in area: CGRect) -> Double {
    Double(area.maxY) - (largest > 0 ? Double(area.height) * value / largest : 0)
  }

  /// Returns the panels for the distance, the speed and the overlap, from left to right.
  private static func panels(_ measured: MeasuredComparison, size: CGSize) -> [Panel] {
    let frames = 0..<measured.comparison.frameCount
    let columns = measured.comparison.columns.indices
    let distances = columns.dropFirst().map { column in
      Curve(
        values: frames.map { frame in
          measured.differences.compactMap { $0[column - 1].distances[frame] }.max()
        }, hue: hue(column))
    }
    let speeds = columns.map { column in
      Curve(
        values: frames.map { frame in
          measured.motions.compactMap { $0[column].speeds[frame] }.max()
        }, hue: hue(column))
    }
    let overlaps = columns.map { column in
      Curve(values: measured.overlaps[column].areas, hue: hue(column))
    }
    let contents = [
      ("distance", "pt", distances), ("speed", "pt/s", speeds), ("overlap", "pt²", overlaps),
    ]
    let (margin, gap) = (10.0, 18.0)
    let width = (Double(size.width) - 2 * margin - 2 * gap) / 3
    return contents.enumerated().map { index, content in
      let area = CGRect(
        x: margin + (width + gap) * Double(index), y: margin + ComparisonPlotLabels.height,
        width: width, height: Double(size.height) - 2 * margin - ComparisonPlotLabels.height)
      return Panel(title: content.0, unit: content.1, curves: content.2, area: area)
    }
  }
}

/// The titles, the axes and the curves of all panels.
private struct ComparisonPlotLabels: View {
  let panels: [ComparisonPlot.Panel]
  let columns: [String]
  let size: CGSize

  /// The height of a title, in points.
  static let height = 16.0

  private var gray: Color { Color(ComparisonOverlay.gray) }

  var body: some View {
    ZStack(alignment: .topLeading) {
      Canvas { context, _ in
        for panel in panels { draw(panel, in: &context) }
      }
      ForEach(panels, id: \.title) { panel in
        HStack(spacing: 6) {
          Text(verbatim: panel.title)
          ForEach(panel.curves.count > 1 ? Array(columns.enumerated()) : [], id: \.offset) {
            column in
            Text(verbatim: column.element)
              .foregroundStyle(
                Color(ComparisonPlot.hue(column.offset)))
          }
          Spacer(minLength: 4)
          Text(verbatim: "\(LayoutDescription.number(panel.largest)) \(panel.unit)")
        }
        .frame(width: panel.area.width, height: Self.height)
        .offset(x: panel.area.minX, y: panel.area.minY - Self.height - 2)
      }
    }
    .font(.system(size: 11).monospacedDigit())
    .foregroundStyle(gray)
    .lineLimit(1)
    .minimumScaleFactor(0.25)
    .frame(width: size.width, height: size.height, alignment: .topLeading)
  }

  private func draw(_ panel: ComparisonPlot.Panel, in context: inout GraphicsContext) {
    var axes = Path()
    axes.addLines([
      CGPoint(x: panel.area.minX, y: panel.area.minY),
      CGPoint(x: panel.area.minX, y: panel.area.maxY),
      CGPoint(x: panel.area.maxX, y: panel.area.maxY),
    ])
    context.stroke(axes, with: .color(gray), lineWidth: 1)
    for curve in panel.curves {
      let style = StrokeStyle(lineWidth: 1.5, lineJoin: .round)
      context.stroke(path(curve, in: panel), with: .color(Color(curve.hue)), style: style)
    }
  }

  /// Returns the line through the values of a curve. It is interrupted at frames without a value.
  private func path(_ curve: ComparisonPlot.Curve, in panel: ComparisonPlot.Panel) -> Path {
    var path = Path()
    var isInterrupted = true
    for (frame, value) in curve.values.enumerated() {
      guard let value, value.isFinite else {
        isInterrupted = true
        continue
      }
      let point = CGPoint(
        x: ComparisonPlot.x(of: frame, of: curve.values.count, in: panel.area),
        y: ComparisonPlot.y(of: value, largest: panel.largest, in: panel.area))
      if isInterrupted { path.move(to: point) } else { path.addLine(to: point) }
      isInterrupted = false
    }
    return path
  }
}

extension Color {
  init(_ paint: PaintColor) {
    self.init(red: Double(paint.red), green: Double(paint.green), blue: Double(paint.blue))
  }
}
