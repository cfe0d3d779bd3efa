import Foundation
import Zoetrope

/// A subview with which a layout is tried.
public struct Specimen: Sendable, Hashable {
  /// The ways in which a specimen answers proposals.
  enum Kind: Sendable, Hashable {
    case fixed(width: CGFloat, height: CGFloat)
    case flexible
    case ranged(minimum: CGFloat, ideal: CGFloat, maximum: CGFloat)
    case words(Int)
    case row([Specimen])
    case column([Specimen])
  }

  let kind: Kind

  /// A view of a fixed size, in points.
  public static func fixed(width: CGFloat, height: CGFloat) -> Specimen {
    Specimen(kind: .fixed(width: width, height: height))
  }

  /// A view that takes any size that is proposed, such as a color. Its ideal sides are 10 points.
  public static let flexible = Specimen(kind: .flexible)

  /// A view both of whose sides have a minimum, an ideal and a maximum, in points.
  public static func ranged(
    minimum: CGFloat, ideal: CGFloat, maximum: CGFloat
  ) -> Specimen {
    Specimen(kind: .ranged(minimum: minimum, ideal: ideal, maximum: maximum))
  }

  /// A view that wraps like a text of words that are 40 points wide, in lines 20 points high. It is
  /// as wide as its longest line, and at least one word wide.
  ///
  /// - Parameter count: The number of words, from 1 to 1,000,000; others are clamped.
  public static func words(_ count: Int) -> Specimen {
    Specimen(kind: .words(min(max(count, 1), 1_000_000)))
  }

  /// A horizontal stack with the usual distances.
  public static func row(_ specimens: [Specimen]) -> Specimen { Specimen(kind: .row(specimens)) }

  /// A vertical stack with the usual distances.
  public static func column(_ specimens: [Specimen]) -> Specimen {
    Specimen(kind: .column(specimens))
  }

  /// A view of no size.
  public static let empty = Specimen.fixed(width: 0, height: 0)

  /// The view.
  @MainActor var view: AnyView {
    switch kind {
    case .fixed(let width, let height):
      AnyView(Color.clear.frame(width: width, height: height))
    case .flexible: AnyView(Color.clear)
    case .ranged(let minimum, let ideal, let maximum):
      AnyView(
        Color.clear.frame(
          minWidth: minimum, idealWidth: ideal, maxWidth: maximum, minHeight: minimum,
          idealHeight: ideal, maxHeight: maximum))
    case .words(let count): AnyView(WrappingWords(count: count) { Color.clear })
    case .row(let parts): AnyView(HStack { Specimen.views(parts) })
    case .column(let parts): AnyView(VStack { Specimen.views(parts) })
    }
  }

  /// The views of specimens, in order.
  @MainActor static func views(_ specimens: [Specimen]) -> some View {
    ForEach(Array(specimens.enumerated()), id: \.offset) { $0.element.view }
  }

  /// Simpler specimens, the simplest first, with which a broken law is tried again.
  var simpler: [Specimen] {
    let plain = Specimen.fixed(width: 10, height: 10)
    if self == plain { return [] }
    switch kind {
    case .words(let count) where count > 2: return [plain, .flexible, .words(2)]
    case .ranged: return [plain, .flexible]
    case .row(let parts) where parts.count > 1: return [plain] + parts + [.row(parts.dropLast())]
    case .column(let parts) where parts.count > 1:
      return [plain] + parts + [.column(parts.dropLast())]
    default: return [plain]
    }
  }
}

extension Specimen: CustomStringConvertible {
  /// The specimen as it is written in Swift.
  public var description: String {
    switch kind {
    case .fixed(0, 0): ".empty"
    case .fixed(let width, let height):
      ".fixed(width: \(SourceText.number(width)), height: \(SourceText.number(height)))"
    case .flexible: ".flexible"
    case .ranged(let minimum, let ideal, let maximum):
      ".ranged(minimum: \(SourceText.number(minimum)), ideal: \(SourceText.number(ideal)), "
        + "maximum: \(SourceText.number(maximum)))"
    case .words(let count): ".words(\(count))"
    case .row(let parts): ".row([\(parts.map(\.description).joined(separator: ", "))])"
    case .column(let parts): ".column([\(parts.map(\.description).joined(separator: ", "))])"
    }
  }
}

/// Words that wrap, without a font.
private struct WrappingWords: Layout {
  static let wordWidth: CGFloat = 40
  static let lineHeight: CGFloat = 20
  let count: Int

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let fitting = ((proposal.width ?? .infinity) / Self.wordWidth).rounded(.down)
    let columns = fitting >= 1 ? Int(min(fitting, CGFloat(count))) : 1
    let lines = (count + columns - 1) / columns
    return CGSize(
      width: CGFloat(columns) * Self.wordWidth, height: CGFloat(lines) * Self.lineHeight)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}

extension [Specimen] {
  /// The groups of subviews with which a layout is tried if none are given.
  public static var usualGroups: [[Specimen]] {
    let mixed: [Specimen] = [
      .fixed(width: 40, height: 30), .flexible, .words(7), .empty,
      .ranged(minimum: 20, ideal: 50, maximum: 90),
    ]
    let three: [Specimen] = [
      .fixed(width: 10, height: 40), .fixed(width: 50, height: 20), .fixed(width: 30, height: 30),
    ]
    let many = (0..<120).map { (index: Int) -> Specimen in
      let (width, height) = (10 + index % 7 * 5, 10 + index % 5 * 8)
      return Specimen.fixed(width: CGFloat(width), height: CGFloat(height))
    }
    let one: [Specimen] = [.fixed(width: 30, height: 20)]
    let flexible: [Specimen] = [.flexible, .flexible]
    let words: [Specimen] = [.words(12), .words(3)]
    return [one, three, mixed, flexible, words, [.empty, .empty], [], many]
  }
}
