import Foundation

extension View {
  /// Sets the maximum number of lines of the texts in this view. Values below 1 count as 1; nil
  /// removes the limit.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    settingLineLimits(lower: nil, upper: number)
  }

  /// Reserves space for a minimum number of lines in each text of this view, and removes the limit
  /// on the number of lines.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    settingLineLimits(lower: limit.lowerBound, upper: nil)
  }

  /// Sets the maximum number of lines of the texts in this view. Values below 1 count as 1.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    settingLineLimits(lower: nil, upper: limit.upperBound)
  }

  /// Sets the minimum and the maximum number of lines of the texts in this view. Each text reserves
  /// space for the minimum number of lines.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    settingLineLimits(lower: limit.lowerBound, upper: limit.upperBound)
  }

  /// Sets the maximum number of lines of the texts in this view.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of lines. Values below 1 count as 1.
  ///   - reservesSpace: Whether texts with fewer lines take the height of `limit` lines.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    settingLineLimits(lower: reservesSpace ? limit : nil, upper: limit)
  }

  private nonisolated func settingLineLimits(lower: Int?, upper: Int?) -> some View {
    environment(\.lineLimit, upper).environment(\.lowerLineLimit, lower)
  }

  /// Sets the alignment of the lines in the texts in this view.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets the part of a line that is omitted if the line does not fit.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Sets the space added between the lines of the texts in this view, in points.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Sets whether the spaces between characters may shrink to make texts fit.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// Sets the smallest factor by which the texts in this view may be scaled down to fit. The factor
  /// is clamped to 0.01...1.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Sets the letter case to which the texts in this view are converted; nil keeps them unchanged.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }
}

extension View {
  /// Draws a line under the texts in this view. By default, the line is solid and has the color of
  /// the text.
  ///
  /// - Parameters:
  ///   - isActive: Whether the line is drawn. Default true.
  ///   - pattern: The dash pattern of the line. Default solid.
  ///   - color: The color of the line. Default nil: the color of the text.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    let line = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    return environment(\.textSettings.underline, line)
  }

  /// Draws a line through the texts in this view. By default, the line is solid and has the color
  /// of the text.
  ///
  /// - Parameters:
  ///   - isActive: Whether the line is drawn. Default true.
  ///   - pattern: The dash pattern of the line. Default solid.
  ///   - color: The color of the line. Default nil: the color of the text.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    let line = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    return environment(\.textSettings.strikethrough, line)
  }

  /// Sets the space added between characters, in points; ligatures are kept.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    environment(\.textSettings.kerning, kerning)
  }

  /// Sets the space added between characters, in points; ligatures are broken up.
  ///
  /// A tracking other than 0 overrides `kerning(_:)`.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    environment(\.textSettings.tracking, tracking)
  }

  /// Raises the texts in this view above the baseline by a distance in points; negative distances
  /// lower them.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment(\.textSettings.baselineOffset, baselineOffset)
  }
}
