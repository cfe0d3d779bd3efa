import Foundation
import ZoetropeGeometry

extension LayoutFault {
  /// The message of the diagnostic: a sentence without a final period.
  package var message: String { "\(path): \(rest)" }

  private var rest: String {
    switch finding {
    case .answer(let size, let proposal, let used):
      return "\(subject) answers \(formatted(size)) to the proposal \(formatted(proposal)); "
        + "\(formatted(used)) is used instead"
    case .extremes(let axis, let minimum, let maximum):
      return "the minimum \(axis.lengthName) of \(subject) is larger than its maximum: "
        + "it answers \(formatted(minimum.size)) to the proposal \(formatted(minimum.proposal)), and "
        + "\(formatted(maximum.size)) to \(formatted(maximum.proposal)); Apple's systems crash at that"
        + replacementClause(minimum.size)
    case .proposal(let proposal, let child):
      return "\(subject) proposes \(formatted(proposal)) to \(child); "
        + "nil is proposed in place of nan"
    case .position(let point, let child, let used):
      return "\(subject) puts \(child) at \(formatted(point)); \(formatted(used)) is used instead"
    case .endless(let child, let proposal, let used):
      return
        "\(subject) places \(child) with the proposal \(formatted(proposal)), at which it has no "
        + "end; \(formatted(used)) is proposed instead"
    case .placement(let point, let anchor, let child):
      return "\(subject) places \(child) at \(formatted(point)) with the anchor "
        + "\(formatted(CGPoint(x: anchor.x, y: anchor.y))); the call is ignored"
    case .strayPlacement(let child, let caller):
      let caller = caller.map { " by \($0)" } ?? ""
      return "\(child) is placed\(caller) outside of placeSubviews of \(subject); "
        + "the call is ignored"
    case .guide(let value):
      return "\(subject) has an alignment guide at \(formatted(value)); its default is used instead"
    case .transform:
      return "\(subject) has a transform that is not made of finite numbers; it is left out"
    case .frame(let sentence): return sentence
    }
  }

  /// Returns a clause stating that a finite size is used instead of an infinite one; empty if the
  /// size is finite.
  private func replacementClause(_ size: CGSize) -> String {
    size.width.isFinite && size.height.isFinite ? "" : "; a finite size is used instead"
  }
}

extension Axis {
  /// The name of the length along the axis: `width` or `height`.
  package var lengthName: String { self == .horizontal ? "width" : "height" }
}

// MARK: Numbers in sentences

/// Formats a number, rounded to hundredths: `12.5`, `infinity`.
package func formatted(_ value: CGFloat) -> String {
  if value.isNaN { return "nan" }
  if value.isInfinite { return value < 0 ? "-infinity" : "infinity" }
  return LayoutDescription.number(value)
}

/// Formats a size in points: `300 x 200`.
package func formatted(_ size: CGSize) -> String {
  "\(formatted(size.width)) x \(formatted(size.height))"
}

/// Formats a point: `10, 20`. Coordinates are in points.
package func formatted(_ point: CGPoint) -> String {
  "\(formatted(point.x)), \(formatted(point.y))"
}

/// Formats a proposal in points: `300 x nil`.
package func formatted(_ proposal: ProposedViewSize) -> String {
  func length(_ value: CGFloat?) -> String { value.map { formatted($0) } ?? "nil" }
  return "\(length(proposal.width)) x \(length(proposal.height))"
}
