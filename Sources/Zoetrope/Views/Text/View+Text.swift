import Foundation

extension View {
  /// Sets the largest number of lines of the texts inside, at least 1; nil for any number.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    settingLineLimits(lower: nil, upper: number)
  }

  /// Has the texts inside take room for at least so many lines.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    settingLineLimits(lower: limit.lowerBound, upper: nil)
  }

  /// Sets the largest number of lines of the texts inside.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    settingLineLimits(lower: nil, upper: limit.upperBound)
  }

  /// Sets the smallest number of lines that the texts inside take room for, and the largest.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    settingLineLimits(lower: limit.lowerBound, upper: limit.upperBound)
  }

  /// Sets the largest number of lines of the texts inside, and whether shorter ones take as much
  /// room.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    settingLineLimits(lower: reservesSpace ? limit : nil, upper: limit)
  }

  private nonisolated func settingLineLimits(lower: Int?, upper: Int?) -> some View {
    environment(\.lineLimit, upper).environment(\.lowerLineLimit, lower)
  }

  /// Sets where the lines of the texts inside stand.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets which part of a line goes when it does not fit.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Sets the points between the lines of the texts inside, besides what their fonts have.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Sets whether letters may move together in order to fit.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// Sets the smallest factor, above 0 to 1, by which the texts inside may shrink in order to fit.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Sets the texts inside in capitals or small letters; nil for as they are.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }
}

extension View {
  /// Draws a line under the texts inside; of their own colour by default.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    let line = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    return environment(\.textSettings.underline, line)
  }

  /// Draws a line through the texts inside; of their own colour by default.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    let line = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    return environment(\.textSettings.strikethrough, line)
  }

  /// Sets the distance between characters, in points added to the font's own; ligatures stay.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    environment(\.textSettings.kerning, kerning)
  }

  /// Sets the distance between characters, in points added to the font's own; letters that would
  /// form a ligature stand alone. Kerning does not count besides.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    environment(\.textSettings.tracking, tracking)
  }

  /// Lifts the texts inside above the baseline, in points.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment(\.textSettings.baselineOffset, baselineOffset)
  }
}
