/// The lines of a text, with the adjustments that make the text fit.
struct FittedText {
  /// The shaped text, tightened if necessary.
  var text: ShapedText
  /// The lines, before scaling.
  var lines: TextLines
  /// The factor by which the lines must be scaled; 1 for full size.
  var scale: Double
}

extension Typesetter {
  /// The largest distance by which neighboring letters may be moved closer together, in ems.
  static let maximumTightening = 0.05
  /// The number of equal steps from no tightening to ``maximumTightening``.
  static let tighteningSteps = 8
  /// The number of equal steps from a scale of 1 to the smallest scale that the style allows.
  static let scaleSteps = 128

  /// Breaks the text into lines that show all of it, if possible.
  ///
  /// The following attempts are made in order:
  ///
  /// - full size and the fonts' own spacing;
  /// - the least tightening that suffices, if tightening is allowed;
  /// - the largest scale that suffices, with full tightening if tightening is allowed;
  /// - the smallest scale, with truncation.
  ///
  /// A scale applies to glyphs, kerning, leading and line spacing alike. A text scaled by one half
  /// therefore breaks at the same offsets as a text at full size whose proposal is twice as wide
  /// and twice as high.
  func fit(_ text: ShapedText, in proposal: TextProposal) -> FittedText {
    // 1. Full size.
    let natural = lines(of: text, in: proposal)
    if fits(natural, in: proposal) { return FittedText(text: text, lines: natural, scale: 1) }
    // 2. Tightened.
    var best = FittedText(text: text, lines: natural, scale: 1)
    if style.allowsTightening {
      let steps = Self.tighteningSteps
      let tight = smallestStep(steps) { fitted(tightened(text, steps: $0), 1, in: proposal) }
      if let tight { return tight }
      best = fitted(tightened(text, steps: steps), 1, in: proposal).text
    }
    // 3. Scaled.
    guard style.minimumScale < 1 else { return best }
    let smallest = max(style.minimumScale, 0.01)
    let scaled = smallestStep(Self.scaleSteps) { step in
      let scale = 1 - (1 - smallest) * Double(step) / Double(Self.scaleSteps)
      return fitted(best.text, scale, in: proposal)
    }
    // 4. Truncated.
    return scaled ?? fitted(best.text, smallest, in: proposal).text
  }

  private func fitted(
    _ text: ShapedText, _ scale: Double, in proposal: TextProposal
  ) -> (text: FittedText, fits: Bool) {
    let proposal = scale == 1 ? proposal : proposal.divided(by: scale)
    let lines = lines(of: text, in: proposal)
    return (FittedText(text: text, lines: lines, scale: scale), fits(lines, in: proposal))
  }

  /// Whether the lines show all visible text within the proposal.
  private func fits(_ lines: TextLines, in proposal: TextProposal) -> Bool {
    lines.isComplete && lines.width <= proposal.width && !lines.isTooHigh
  }

  /// Returns the text at the smallest step that makes it fit; nil if the text does not fit at the
  /// last step. Steps are numbered from 1 to `count`.
  ///
  /// The step is found by bisection.
  private func smallestStep(
    _ count: Int, _ attempt: (Int) -> (text: FittedText, fits: Bool)
  ) -> FittedText? {
    let last = attempt(count)
    guard last.fits else { return nil }
    var best = last.text
    var (low, high) = (1, count)
    while low < high {
      let middle = (low + high) / 2
      let result = attempt(middle)
      if result.fits {
        best = result.text
        high = middle
      } else {
        low = middle + 1
      }
    }
    return best
  }
}
