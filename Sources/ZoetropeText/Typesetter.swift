import Foundation

/// Sets a text: shapes it once, and breaks it into lines of any width.
///
/// Guarantees: the same text, style, fonts and proposal give the same layout. A line is wider than
/// the proposal only if it consists of a single grapheme cluster; the layout itself is never wider.
/// Proposing the size of a layout to the same text gives the same layout again. Not thread-safe.
///
/// A text without characters has no lines and, as in SwiftUI, a width of 0. Its height is that of
/// the lines reserved by ``ParagraphStyle/minimumLines``. If there are no fonts, every text has no
/// lines and a size of zero.
package final class Typesetter {
  /// The number of recent layouts that are kept.
  private static let memoSize = 4

  let content: TextContent
  let style: ParagraphStyle
  private let fonts: FontLibrary
  /// The shaped text. The outer value is nil if the text has not been shaped yet; the inner value
  /// is nil if there are no fonts or no spans.
  private var shapedText: ShapedText??
  /// The tightened texts made so far. The element at index *n* is tightened by *n* + 1 steps; nil
  /// if it has not been made yet.
  private var tightTexts: [ShapedText?] = Array(repeating: nil, count: Typesetter.tighteningSteps)
  private var memo: [Memo] = []

  /// A layout with the range of proposals that result in it.
  private struct Memo {
    var widths: ClosedRange<Int>
    var heights: ClosedRange<Double>
    var layout: TextLayout
  }

  /// Creates a typesetter. The text is shaped on the first layout.
  package init(_ content: TextContent, style: ParagraphStyle, fonts: FontLibrary) {
    self.content = content
    self.style = style
    self.fonts = fonts
  }

  /// Returns the layout of the text for a proposed size.
  ///
  /// A text that does not fit is tightened and scaled down, if the style allows it. If it still
  /// does not fit, it is truncated.
  ///
  /// - Parameters:
  ///   - width: The available width in points; nil to break lines only at hard line breaks.
  ///   - height: The available height in points; nil for no limit. At least one line is shown, even
  ///     if the line is higher than this height.
  /// - Complexity: O(characters) on the first call, then O(glyphs in the lines); O(1) for one of
  ///   the last few proposals.
  package func layout(width: Double?, height: Double?) -> TextLayout {
    // 1. Convert the proposal to text units, in which widths can be compared exactly.
    let proposal = TextProposal(width: width, height: height)
    // 2. Look for a recent layout that is valid for the proposal.
    if let known = memo.first(where: {
      $0.widths ~= proposal.width && $0.heights ~= proposal.height
    }) {
      return known.layout
    }
    // 3. Shape the text, once for all widths.
    guard let text = shaped else { return TextLayout(size: .zero, lines: []) }
    // 4. Make lines: at full size, or else tightened, scaled down or truncated.
    let fitted = fit(text, in: proposal)
    // 5. Position the lines.
    let layout = place(fitted, in: proposal)
    remember(layout, of: fitted, in: proposal)
    return layout
  }

  /// The shaped text; nil if there are no fonts or no spans.
  private var shaped: ShapedText? {
    if let shapedText { return shapedText }
    let text = content.spans.isEmpty ? nil : ShapedText(content, style: style, fonts: fonts)
    shapedText = .some(text)
    return text
  }

  /// Returns the text tightened by a number of steps, from 1 to ``tighteningSteps``.
  func tightened(_ text: ShapedText, steps: Int) -> ShapedText {
    if let known = tightTexts[steps - 1] { return known }
    let ems = Self.maximumTightening * Double(steps) / Double(Self.tighteningSteps)
    let tight = ShapedText(tightening: text, by: ems)
    tightTexts[steps - 1] = tight
    return tight
  }

  /// Stores a layout with the range of proposals for which it is valid.
  ///
  /// If the lines show the whole text at full size, the layout is the same for all widths from the
  /// widest line up to the proposed width. At every such width, each line still fits, and none has
  /// room for more text.
  private func remember(_ layout: TextLayout, of fitted: FittedText, in proposal: TextProposal) {
    var widths = proposal.width...proposal.width
    var heights = proposal.height...proposal.height
    let lines = fitted.lines
    if lines.isWhole, fitted.scale == 1, fitted.text.tightening == 0 {
      if lines.width <= proposal.width { widths = lines.width...proposal.width }
      heights = min(proposal.height, lines.height)...Double.infinity
    }
    if memo.count == Self.memoSize { memo.removeFirst() }
    memo.append(Memo(widths: widths, heights: heights, layout: layout))
  }
}

/// The size that is proposed to a text.
struct TextProposal {
  /// The proposed width in text units (see ``TextUnit``).
  var width: Int
  /// The proposed height in points; infinite if unlimited.
  var height: Double
  /// The proposed width in points, not rounded to text units; infinite if unlimited.
  var proposedWidth: Double

  /// Creates a proposal from a width and a height in points. A value of nil or NaN means unlimited.
  /// A negative value counts as 0.
  init(width: Double?, height: Double?) {
    let width = width.map { $0.isNaN ? .infinity : max(0, $0) } ?? .infinity
    let height = height.map { $0.isNaN ? .infinity : max(0, $0) } ?? .infinity
    self.width = TextUnit.limit(width)
    self.height = height
    proposedWidth = width
  }

  /// Returns this proposal with its width and height divided by a scale factor.
  ///
  /// If a text at full size fits the result, the text scaled by the factor fits this proposal.
  func divided(by scale: Double) -> TextProposal {
    TextProposal(width: proposedWidth / scale, height: height / scale)
  }
}
