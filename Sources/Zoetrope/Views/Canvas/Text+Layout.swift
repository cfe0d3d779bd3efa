import Foundation
import ZoetropeGeometry
import ZoetropeText

extension Text {
  /// The lines of a text that has been laid out, for a ``TextRenderer``.
  public struct Layout: RandomAccessCollection, Equatable {
    let source: LaidOutText

    /// Whether some of the text has been left out.
    public var isTruncated: Bool { source.text.layout.isTruncated }
    /// The index of the first line: 0.
    public var startIndex: Int { 0 }
    /// The number of lines.
    public var endIndex: Int { source.text.layout.lines.count }

    /// The line at an index.
    public subscript(index: Int) -> Line { Line(source: source, index: index) }

    /// Options of drawing. They have no effect.
    public struct DrawingOptions: OptionSet, Sendable {
      /// The bits of the set.
      public let rawValue: UInt32

      /// Creates a set from its bits.
      public init(rawValue: UInt32) { self.rawValue = rawValue }

      /// Glyphs keep their exact positions. Without this option, Apple's systems round the
      /// positions to fractions of pixels.
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }

    /// The measures of a line, a run or a slice.
    public struct TypographicBounds: Equatable, Sendable {
      /// The leftmost point of the baseline, in points.
      public var origin = CGPoint.zero
      /// The width, in points.
      public var width: CGFloat = 0
      /// The height above the baseline, in points.
      public var ascent: CGFloat = 0
      /// The height below the baseline, in points.
      public var descent: CGFloat = 0
      /// The space to the next line, in points; always 0, because ``ascent`` and ``descent``
      /// include it.
      public var leading: CGFloat = 0

      /// Creates measures of zero.
      public init() {}

      /// The rectangle of the line, run or slice that has these measures, in points.
      public var rect: CGRect {
        CGRect(
          x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent + leading)
      }
    }

    /// The position of a character in a text.
    public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
      /// The offset from the start of the text, in UTF-16 code units.
      let offset: Int

      /// Whether the first position comes before the second.
      public static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }
      /// Returns the distance to another position, in UTF-16 code units.
      public func distance(to other: Self) -> Int { other.offset - offset }
      /// Returns the position at the given distance from this position. The distance is in UTF-16
      /// code units.
      public func advanced(by distance: Int) -> Self { Self(offset: offset + distance) }
    }

    /// A line of a text: a collection of runs.
    public struct Line: RandomAccessCollection, Equatable {
      let source: LaidOutText
      let index: Int
      private let runs: [Range<Int>]

      init(source: LaidOutText, index: Int) {
        self.source = source
        self.index = index
        runs = source.runs(inLine: index)
      }

      var glyphs: [TextLayout.Glyph] { source.text.layout.lines[index].glyphs }

      /// The index of the first run: 0.
      public var startIndex: Int { 0 }
      /// The number of runs.
      public var endIndex: Int { runs.count }

      /// The run at an index.
      public subscript(position: Int) -> Run {
        Run(source: source, line: index, range: runs[position])
      }

      /// The leftmost point of the baseline, in points.
      public var origin: CGPoint { typographicBounds.origin }
      /// The measures of the line.
      public var typographicBounds: TypographicBounds {
        source.bounds(inLine: index, glyphs.indices)
      }
      /// The positions of the characters of the line.
      public var characterIndices: [CharacterIndex] {
        source.characters(inLine: index, glyphs.indices)
      }
    }

    /// Consecutive glyphs of a line that share one font and one set of attributes: a collection of
    /// slices.
    public struct Run: RandomAccessCollection, Equatable {
      let source: LaidOutText
      let line: Int
      let range: Range<Int>

      /// The index of the first slice: 0.
      public var startIndex: Int { 0 }
      /// The number of slices.
      public var endIndex: Int { range.count }

      /// The slice that consists of the glyph at an index in the run.
      public subscript(index: Int) -> RunSlice { self[index..<index + 1] }

      /// The slice of the glyphs in a range of indices.
      public subscript(bounds: Range<Int>) -> RunSlice {
        RunSlice(run: self, indices: bounds)
      }

      /// The run's attribute of the given type; nil if the run has none.
      public subscript<T: TextAttribute>(key: T.Type) -> T? {
        source.attribute(key, inLine: line, range)
      }

      /// The direction in which the glyphs of the run are ordered: always left to right.
      public var layoutDirection: LayoutDirection { .leftToRight }
      /// The measures of the run.
      public var typographicBounds: TypographicBounds { source.bounds(inLine: line, range) }
      /// The positions of the characters of the run.
      public var characterIndices: [CharacterIndex] { source.characters(inLine: line, range) }
    }

    /// A part of a run: glyphs at consecutive indices.
    public struct RunSlice: Equatable {
      /// The run that contains the slice.
      public var run: Run
      /// The indices of the slice's glyphs in the run.
      public var indices: Range<Int>

      /// Creates a slice. Indices outside of the run are left out.
      public init(run: Run, indices: Range<Int>) {
        self.run = run
        self.indices = indices.clamped(to: 0..<run.count)
      }

      /// The indices of the slice's glyphs in the line.
      var glyphs: Range<Int> {
        run.range.lowerBound + indices.lowerBound..<run.range.lowerBound + indices.upperBound
      }

      /// The run's attribute of the given type; nil if the run has none.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

      /// The measures of the slice.
      public var typographicBounds: TypographicBounds {
        run.source.bounds(inLine: run.line, glyphs)
      }
      /// The positions of the characters of the slice.
      public var characterIndices: [CharacterIndex] {
        run.source.characters(inLine: run.line, glyphs)
      }
    }
  }
}

/// A text that has been laid out. All parts of a ``Text/Layout`` share one instance.
final class LaidOutText: Equatable {
  let text: PlacedText
  let colors: [SpanPaints]
  /// The size of the text's frame, in points.
  let size: CGSize

  init(_ text: PlacedText, colors: [SpanPaints], size: CGSize) {
    self.text = text
    self.colors = colors
    self.size = size
  }

  static func == (a: LaidOutText, b: LaidOutText) -> Bool {
    a === b || a.text == b.text && a.colors == b.colors && a.size == b.size
  }

  /// Divides the glyphs of a line into runs: each of the returned ranges contains neighboring
  /// glyphs from one span of the text.
  func runs(inLine index: Int) -> [Range<Int>] {
    let glyphs = text.layout.lines[index].glyphs
    var runs: [Range<Int>] = []
    for (index, glyph) in glyphs.enumerated() {
      if let last = runs.last, glyphs[last.lowerBound].span == glyph.span {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
  }

  func bounds(inLine index: Int, _ range: Range<Int>) -> Text.Layout.TypographicBounds {
    let line = text.layout.lines[index]
    var bounds = Text.Layout.TypographicBounds()
    bounds.ascent = line.baseline - line.frame.minY
    bounds.descent = line.frame.maxY - line.baseline
    let left = line.glyphs[range].map(\.position.x).min() ?? line.frame.minX
    bounds.origin = CGPoint(x: left + text.inset, y: line.baseline)
    bounds.width = line.glyphs[range].reduce(0) { $0 + $1.advance }
    return bounds
  }

  func characters(inLine index: Int, _ range: Range<Int>) -> [Text.Layout.CharacterIndex] {
    text.layout.lines[index].glyphs[range].compactMap(\.offset).map {
      Text.Layout.CharacterIndex(offset: $0)
    }
  }

  func attribute<T: TextAttribute>(
    _ type: T.Type, inLine index: Int, _ range: Range<Int>
  ) -> T? {
    guard let span = text.layout.lines[index].glyphs[range].first?.span,
      colors.indices.contains(span)
    else { return nil }
    return colors[span].attributes.lazy.compactMap { $0.value as? T }.first
  }
}
