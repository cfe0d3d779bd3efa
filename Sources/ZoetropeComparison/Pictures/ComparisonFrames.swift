import Foundation
import Zoetrope
import ZoetropeDisplayList
import ZoetropeFiles
import ZoetropeGeometry
import ZoetropeRecorder

/// The frames of a comparison. A frame shows the columns side by side. Plots over time can be below
/// the columns.
///
/// ```
/// ┌──────────────┬──────────────┐
/// │   ╭──╮       │    ╱╲        │   solid: the trail of a leaf's center
/// │  ╱ ╌╌ ╲      │   ╱╌╌╲       │   dashed: the chord from its first to its last position
/// │parameters    │positions     │   dot: its current position
/// └──────────────┴──────────────┘
/// ```
@MainActor struct ComparisonFrames: FrameSource {
  private let rate: FrameRate
  private let columns: [Column]
  /// The plots below the columns; nil if there are none.
  private let plot: ComparisonPlot?
  /// The size of the frames, in points.
  private let canvas: CGSize
  /// The lines between the columns.
  private let dividers: [DisplayList.Item]

  private struct Column {
    let host: Zoetrope.Host
    let overlay: ComparisonOverlay
    /// The rectangle of the column in the frame, in points.
    let area: CGRect
    /// The background behind this column; nil if one background covers the whole frame.
    let background: DisplayList.Item?
    /// The host that shows the caption. The caption never changes.
    let label: Zoetrope.Host
    /// The display items of the caption.
    let labelItems: [DisplayList.Item]
  }

  /// Starts all columns at time 0.
  ///
  /// - Throws: ``RecorderError/noSuchView(name:names:)``, or an error from starting an animation.
  init(_ measured: MeasuredComparison, plan: RecordingPlan, fonts: SharedFonts) async throws {
    rate = plan.rate
    let indices = try plan.trails.indices(in: measured)
    var columns: [Column] = []
    var x = 0.0
    for (index, column) in plan.columns.enumerated() {
      let area = CGRect(origin: CGPoint(x: x, y: 0), size: plan.size(of: column))
      x = area.maxX
      let label = Zoetrope.Host(size: area.size, sharing: fonts)
      label.show(ComparisonLabel(text: column.name))
      try await label.advance(to: 0)
      let color = plan.background == nil ? plan.background(of: column) : nil
      columns.append(
        Column(
          host: try plan.start(column, fonts: fonts),
          overlay: ComparisonOverlay(measured.comparison, views: indices, column: index),
          area: area,
          background: color.map { .fill(.init(path: Path(area), paint: .color($0))) },
          label: label, labelItems: label.displayList().items))
    }
    self.columns = columns
    canvas = plan.canvas
    plot =
      plan.hasPlot
      ? try await ComparisonPlot(measured, width: Double(canvas.width), fonts: fonts) : nil
    dividers = zip(columns, columns.dropFirst()).map { left, right in
      let height = max(left.area.height, right.area.height)
      let line = CGRect(x: right.area.minX - 0.5, y: 0, width: 1, height: height)
      return .fill(.init(path: Path(line), paint: .color(ComparisonOverlay.gray)))
    }
  }

  func advanceUntouched(to seconds: Double) async throws {
    for column in columns { try await column.host.advanceUntouched(to: seconds) }
  }

  func takeUsedFiles() -> [InputFile] { columns.flatMap { $0.host.takeUsedFiles() } }

  func takeDiagnostics() -> [Diagnostic] {
    columns.flatMap { $0.host.takeDiagnostics() + $0.label.takeDiagnostics() }
      + (plot?.takeDiagnostics() ?? [])
  }

  func displayList() -> DisplayList {
    var items: [DisplayList.Item] = []
    let time = columns[0].host.time
    let frame = Int((time * Double(rate.numerator) / Double(rate.denominator)).rounded())
    for column in columns {
      let shift = CGAffineTransform(translationX: column.area.minX, y: 0)
      items.append(.pushClip(.init(path: Path(column.area), isAntialiased: false)))
      if let background = column.background { items.append(background) }
      items += column.host.displayList().items.map { $0.applying(shift) }
      items += column.overlay.items(column.host.placements(), frame: frame).map {
        $0.applying(shift)
      }
      items += column.labelItems.map { $0.applying(shift) }
      items.append(.popClip)
    }
    items += dividers
    if let plot {
      let height = columns.map { Double($0.area.height) }.max() ?? 0
      let shift = CGAffineTransform(translationX: 0, y: height)
      items += plot.items(at: frame).map { $0.applying(shift) }
    }
    return DisplayList(size: canvas, items: items)
  }
}

/// The caption of a column, in its lower left corner.
private struct ComparisonLabel: View {
  var text: String
  var body: some View {
    Text(verbatim: text)
      .font(.system(size: 13, weight: .medium))
      .foregroundStyle(Color(ComparisonOverlay.gray))
      .lineLimit(1)
      .minimumScaleFactor(0.25)
      .padding(8)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
  }
}
