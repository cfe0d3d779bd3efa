import Foundation
import Zoetrope
import ZoetropeDisplayList
import ZoetropeGeometry

/// The frames of a comparison: on the left parameters are interpolated, on the right positions.
///
/// ```
/// ┌──────────────┬──────────────┐
/// │   ╭──╮       │    ╱╲        │   solid: the way of each leaf's centre
/// │  ╱ ╌╌ ╲      │   ╱╌╌╲       │   dashed: the straight chord from its first place to its last
/// │ parameters   │ positions    │   dot: where it is now
/// └──────────────┴──────────────┘
/// ```
@MainActor struct ComparisonFrames: FrameSource {
  private let size: CGSize
  private let halves: [(host: Zoetrope.Host, overlay: ComparisonOverlay)]

  /// Starts both ways at time 0.
  init(_ comparison: Comparison, plan: RecordingPlan, fonts: SharedFonts) throws {
    size = plan.size
    halves = try LayoutInterpolation.allCases.map { interpolation in
      let overlay = ComparisonOverlay(comparison, interpolation: interpolation)
      return (host: try plan.start(interpolation, fonts: fonts), overlay: overlay)
    }
  }

  func advance(to seconds: Double) async throws {
    for half in halves { try await half.host.advance(to: seconds) }
  }

  func takeDiagnostics() -> [Diagnostic] { halves.flatMap { $0.host.takeDiagnostics() } }

  func displayList() -> DisplayList {
    var items: [DisplayList.Item] = []
    for (index, half) in halves.enumerated() {
      let shift = CGAffineTransform(translationX: size.width * CGFloat(index), y: 0)
      let frame = Path(CGRect(origin: .zero, size: size))
      items.append(.pushClip(.init(path: frame, transform: shift, isAntialiased: false)))
      items += half.host.displayList().items.map { $0.transformed(by: shift) }
      items += half.overlay.items(half.host.placements()).map { $0.transformed(by: shift) }
      items.append(.popClip)
    }
    let divider = CGRect(x: size.width - 0.5, y: 0, width: 1, height: size.height)
    items.append(.fill(.init(path: Path(divider), paint: .color(ComparisonOverlay.gray))))
    return DisplayList(size: CGSize(width: size.width * 2, height: size.height), items: items)
  }
}

extension DisplayList.Item {
  /// The same item, moved on the canvas.
  fileprivate func transformed(by transform: CGAffineTransform) -> DisplayList.Item {
    switch self {
    case .fill(var fill):
      fill.transform = fill.transform.concatenating(transform)
      return .fill(fill)
    case .stroke(var stroke):
      stroke.transform = stroke.transform.concatenating(transform)
      return .stroke(stroke)
    case .glyphs(var run):
      run.transform = run.transform.concatenating(transform)
      return .glyphs(run)
    case .pushClip(var clip):
      clip.transform = clip.transform.concatenating(transform)
      return .pushClip(clip)
    case .popClip, .pushLayer, .popLayer: return self
    }
  }
}
