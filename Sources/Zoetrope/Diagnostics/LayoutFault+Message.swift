import Foundation
import ZoetropeGeometry

extension LayoutFault {
  /// The message of the diagnostic: a sentence without a final period.
  package var message: String { "\(path): \(rest)" }

  private var rest: String {
    switch finding {
    case .answer(let size, let proposal, let used):
      return "\(subject) answers \(spelled(size)) to the proposal \(spelled(proposal)); "
        + "\(spelled(used)) is used instead"
    case .extremes(let axis, let minimum, let maximum):
      return "the minimum \(axis.lengthName) of \(subject) is larger than its maximum: "
        + "it answers \(spelled(minimum.size)) to the proposal \(spelled(minimum.proposal)), and "
        + "\(spelled(maximum.size)) to \(spelled(maximum.proposal)); Apple's systems crash at that"
        + mending(minimum.size)
    case .proposal(let proposal, let child):
      return "\(subject) proposes \(spelled(proposal)) to \(child); "
        + "nil is proposed in place of nan"
    case .position(let point, let child, let used):
      return "\(subject) puts \(child) at \(spelled(point)); \(spelled(used)) is used instead"
    case .endless(let child, let proposal, let used):
      return
        "\(subject) places \(child) with the proposal \(spelled(proposal)), at which it has no "
        + "end; \(spelled(used)) is proposed instead"
    case .placement(let point, let anchor, let child):
      return "\(subject) places \(child) at \(spelled(point)) with the anchor "
        + "\(spelled(CGPoint(x: anchor.x, y: anchor.y))); the call is ignored"
    case .strayPlacement(let child, let caller):
      let caller = caller.map { " by \($0)" } ?? ""
      return "\(child) is placed\(caller) outside of placeSubviews of \(subject); "
        + "the call is ignored"
    case .guide(let value):
      return "\(subject) has an alignment guide at \(spelled(value)); its default is used instead"
    case .transform:
      return "\(subject) has a transform that is not made of finite numbers; it is left out"
    case .frame(let sentence): return sentence
    }
  }

  /// Returns the clause that says that an infinite minimum is replaced; empty if the size is
  /// finite.
  private func mending(_ size: CGSize) -> String {
    size.width.isFinite && size.height.isFinite ? "" : "; a finite size is used instead"
  }
}

extension Axis {
  /// The name of a length along the axis: `width` or `height`.
  package var lengthName: String { self == .horizontal ? "width" : "height" }
}

// MARK: Numbers in sentences

/// Formats a number, rounded to hundredths: `12.5`, `infinity`.
package func spelled(_ value: CGFloat) -> String {
  if value.isNaN { return "nan" }
  if value.isInfinite { return value < 0 ? "-infinity" : "infinity" }
  return LayoutWords.number(value)
}

/// Formats a size in points: `300 x 200`.
package func spelled(_ size: CGSize) -> String {
  "\(spelled(size.width)) x \(spelled(size.height))"
}

/// Formats a point: `10, 20`.
package func spelled(_ point: CGPoint) -> String { "\(spelled(point.x)), \(spelled(point.y))" }

/// Formats a proposal in points: `300 x nil`.
package func spelled(_ proposal: ProposedViewSize) -> String {
  func length(_ value: CGFloat?) -> String { value.map { spelled($0) } ?? "nil" }
  return "\(length(proposal.width)) x \(length(proposal.height))"
}
