import Foundation

/// Sets one text: shapes it once, and makes lines of any width from that.
///
/// Guarantees: the same text, style, fonts and proposal give the same layout. No line is wider than
/// the width, unless a single cluster is; the layout itself never is. A layout proposed its own size
/// is the same layout. Not safe to use from two places at a time.
///
/// A text without characters has no lines and no size, as in SwiftUI, but for the lines that its
/// style reserves. So has any text where there is no font at all.
package final class Typesetter {
  /// How many layouts are kept.
  private static let memoSize = 4

  let content: TextContent
  let style: ParagraphStyle
  private let fonts: FontLibrary
  private var shapedText: ShapedText??
  private var tightTexts: [ShapedText?] = Array(repeating: nil, count: Typesetter.tighteningSteps)
  private var memo: [Memo] = []

  /// A layout and the proposals that it answers.
  private struct Memo {
    var widths: ClosedRange<Int>
    var heights: ClosedRange<Double>
    var layout: TextLayout
  }

  /// Prepares to set a text.
  package init(_ content: TextContent, style: ParagraphStyle, fonts: FontLibrary) {
    self.content = content
    self.style = style
    self.fonts = fonts
  }

  /// The text in lines.
  ///
  /// The first time O(characters); then O(glyphs in the lines), or O(1) for one of the last few
  /// proposals.
  ///
  /// - Parameters:
  ///   - width: Points; nil for lines that end only where the text says.
  ///   - height: Points for whole lines, of which there is one at least; nil for any number.
  package func layout(width: Double?, height: Double?) -> TextLayout {
    // 1. Room in whole steps, so that equal widths stay equal.
    let room = Room(width: width, height: height)
    // 2. A layout that is known to be the answer.
    if let known = memo.first(where: { $0.widths ~= room.width && $0.heights ~= room.height }) {
      return known.layout
    }
    // 3. The glyphs, once for all widths.
    guard let text = shaped else { return TextLayout(size: .zero, lines: []) }
    // 4. Lines: at full size, else with tighter letters, else smaller, else with an ellipsis.
    let fitted = fit(text, in: room)
    // 5. Places.
    let layout = place(fitted, in: room)
    remember(layout, of: fitted, in: room)
    return layout
  }

  /// The text's glyphs; nil where there are no fonts.
  private var shaped: ShapedText? {
    if let shapedText { return shapedText }
    let text = content.spans.isEmpty ? nil : ShapedText(content, style: style, fonts: fonts)
    shapedText = .some(text)
    return text
  }

  /// The text with its letters nearer together by some steps, from 1 on.
  func tightened(_ text: ShapedText, steps: Int) -> ShapedText {
    if let known = tightTexts[steps - 1] { return known }
    let ems = Self.maximumTightening * Double(steps) / Double(Self.tighteningSteps)
    let tight = ShapedText(tightening: text, by: ems)
    tightTexts[steps - 1] = tight
    return tight
  }

  /// Lines that show the whole text at full size stay the same for any width from the widest line's
  /// to the one they were made for: each line still fits, and nothing more fits on it.
  private func remember(_ layout: TextLayout, of fitted: FittedText, in room: Room) {
    var widths = room.width...room.width
    var heights = room.height...room.height
    let lines = fitted.lines
    if lines.isWhole, fitted.scale == 1, fitted.text.tightening == 0 {
      if lines.width <= room.width { widths = lines.width...room.width }
      heights = min(room.height, lines.height)...Double.infinity
    }
    if memo.count == Self.memoSize { memo.removeFirst() }
    memo.append(Memo(widths: widths, heights: heights, layout: layout))
  }
}

/// The room that is proposed to a text.
struct Room {
  /// In text units.
  var width: Int
  /// In points.
  var height: Double
  /// The proposal, in points.
  var proposedWidth: Double

  /// Takes nil, and what is no number, for any amount.
  init(width: Double?, height: Double?) {
    let width = width.map { $0.isNaN ? .infinity : max(0, $0) } ?? .infinity
    let height = height.map { $0.isNaN ? .infinity : max(0, $0) } ?? .infinity
    self.width = TextUnit.limit(width)
    self.height = height
    proposedWidth = width
  }

  /// The room for a text that will be made smaller by a factor.
  func divided(by scale: Double) -> Room {
    Room(width: proposedWidth / scale, height: height / scale)
  }
}
