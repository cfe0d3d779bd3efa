import Foundation
import Zoetrope
import ZoetropeDisplayList
import ZoetropeFiles
import ZoetropeGeometry

/// The frames of a comparison. The left half shows the animation with interpolated parameters, the
/// right half with interpolated positions. Plots over time may be below both.
///
/// ```
/// ┌──────────────┬──────────────┐
/// │   ╭──╮       │    ╱╲        │   solid: the trail of a leaf's center
/// │  ╱ ╌╌ ╲      │   ╱╌╌╲       │   dashed: the chord from its first to its last position
/// │parameters    │positions     │   dot: its current position
/// └──────────────┴──────────────┘
/// ```
@MainActor struct ComparisonFrames: FrameSource {
  private let size: CGSize
  private let rate: FrameRate
  private let halves: [Half]
  /// The plots below the halves; nil if there are none.
  private let plot: ComparisonPlot?
  /// The size of the frames, in points.
  private let canvas: CGSize

  private struct Half {
    let host: Zoetrope.Host
    let overlay: ComparisonOverlay
    /// The host of the half's caption, which never changes.
    let label: Zoetrope.Host
    /// The display items of the caption.
    let labelItems: [DisplayList.Item]
  }

  /// Starts the animation in both modes at time 0.
  ///
  /// - Throws: ``RecorderError/noSuchView(name:names:)``, or the error of a start.
  init(_ measured: MeasuredComparison, plan: RecordingPlan, fonts: SharedFonts) async throws {
    (size, rate) = (plan.size, plan.rate)
    let indices = try plan.trails.indices(in: measured)
    var halves: [Half] = []
    for (column, interpolation) in LayoutInterpolation.allCases.enumerated() {
      let label = Zoetrope.Host(size: plan.size, sharing: fonts)
      label.show(ComparisonLabel(text: interpolation.rawValue))
      try await label.advance(to: 0)
      halves.append(
        Half(
          host: try plan.start(interpolation, fonts: fonts),
          overlay: ComparisonOverlay(
            measured.comparison, views: indices, column: column), label: label,
          labelItems: label.displayList().items))
    }
    self.halves = halves
    canvas = plan.canvas
    plot =
      plan.hasPlot
      ? try await ComparisonPlot(measured, width: Double(canvas.width), fonts: fonts) : nil
  }

  func advanceUntouched(to seconds: Double) async throws {
    for half in halves { try await half.host.advanceUntouched(to: seconds) }
  }

  func takeUsedFiles() -> [InputFile] { halves.flatMap { $0.host.takeUsedFiles() } }

  func takeDiagnostics() -> [Diagnostic] {
    halves.flatMap { $0.host.takeDiagnostics() + $0.label.takeDiagnostics() }
      + (plot?.takeDiagnostics() ?? [])
  }

  func displayList() -> DisplayList {
    var items: [DisplayList.Item] = []
    let time = halves[0].host.time
    let frame = Int((time * Double(rate.numerator) / Double(rate.denominator)).rounded())
    for (index, half) in halves.enumerated() {
      let shift = CGAffineTransform(translationX: size.width * CGFloat(index), y: 0)
      let area = Path(CGRect(origin: .zero, size: size))
      items.append(.pushClip(.init(path: area, transform: shift, isAntialiased: false)))
      items += half.host.displayList().items.map { $0.applying(shift) }
      items += half.overlay.items(half.host.placements(), frame: frame).map { $0.applying(shift) }
      items += half.labelItems.map { $0.applying(shift) }
      items.append(.popClip)
    }
    let divider = CGRect(x: size.width - 0.5, y: 0, width: 1, height: size.height)
    items.append(.fill(.init(path: Path(divider), paint: .color(ComparisonOverlay.gray))))
    if let plot {
      let shift = CGAffineTransform(translationX: 0, y: size.height)
      items += plot.items(at: frame).map { $0.applying(shift) }
    }
    return DisplayList(size: canvas, items: items)
  }
}

/// The caption of a half, in its lower left corner.
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
