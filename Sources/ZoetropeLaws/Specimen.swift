import Foundation
import Zoetrope

/// A description of a subview with which layouts are checked.
public struct Specimen: Sendable, Hashable {
  /// The way in which a specimen answers proposals.
  enum Kind: Sendable, Hashable {
    case fixed(width: CGFloat, height: CGFloat)
    case flexible
    case ranged(minimum: CGFloat, ideal: CGFloat, maximum: CGFloat)
    case words(Int)
    case row([Specimen])
    case column([Specimen])
  }

  let kind: Kind

  /// Creates a view of a fixed size, in points.
  public static func fixed(width: CGFloat, height: CGFloat) -> Specimen {
    Specimen(kind: .fixed(width: width, height: height))
  }

  /// A view that takes any proposed size, like a color. Its ideal width and height are 10 points.
  public static let flexible = Specimen(kind: .flexible)

  /// Creates a view with a minimum, an ideal and a maximum length, in points. The three lengths
  /// apply to the width and to the height.
  public static func ranged(
    minimum: CGFloat, ideal: CGFloat, maximum: CGFloat
  ) -> Specimen {
    Specimen(kind: .ranged(minimum: minimum, ideal: ideal, maximum: maximum))
  }

  /// Creates a view that wraps like a text. Each word is 40 points wide, and each line 20 points
  /// high. The view is as wide as its longest line, and at least as wide as one word.
  ///
  /// - Parameter count: The number of words, clamped to the range from 1 to 1,000,000.
  public static func words(_ count: Int) -> Specimen {
    Specimen(kind: .words(min(max(count, 1), 1_000_000)))
  }

  /// Creates a horizontal stack with the default spacing.
  public static func row(_ specimens: [Specimen]) -> Specimen { Specimen(kind: .row(specimens)) }

  /// Creates a vertical stack with the default spacing.
  public static func column(_ specimens: [Specimen]) -> Specimen {
    Specimen(kind: .column(specimens))
  }

  /// A view with a width and a height of zero.
  public static let empty = Specimen.fixed(width: 0, height: 0)

  /// The view that the specimen describes.
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

  /// Returns the views of specimens, in order.
  @MainActor static func views(_ specimens: [Specimen]) -> some View {
    ForEach(Array(specimens.enumerated()), id: \.offset) { $0.element.view }
  }

  /// Simpler specimens that can replace this specimen in the search for the smallest case. The
  /// simplest specimen comes first.
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
  /// The specimen as Swift source.
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

/// A layout of words that wrap. It needs no font.
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
  /// The groups of subviews that are used if a caller gives none.
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
