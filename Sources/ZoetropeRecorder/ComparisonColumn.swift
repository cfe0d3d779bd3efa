import Foundation
import Zoetrope
import ZoetropeDisplayList
import ZoetropeSequences

/// A column of a comparison: a run of an animation that is shown beside other runs.
package struct ComparisonColumn: Sendable {
  /// The name of the column in captions, tables and messages.
  package let name: String
  /// The animation.
  package let anim: Anim
  /// The values of the animation's parameters.
  package let values: ParameterValues
  /// The interpolation mode of the animation's layouts.
  package let interpolation: LayoutInterpolation

  /// Creates a column.
  package init(
    name: String, anim: Anim, values: ParameterValues, interpolation: LayoutInterpolation
  ) {
    (self.name, self.anim, self.values) = (name, anim, values)
    self.interpolation = interpolation
  }

  /// The largest number of columns.
  package static let largestCount = 4
}

extension RecordingPlan {
  /// Returns the size that is proposed to the root view of a column, in points.
  package func size(of column: ComparisonColumn) -> CGSize { chosenSize ?? column.anim.size }

  /// Returns the background color of a column; nil for a transparent background.
  @MainActor package func background(of column: ComparisonColumn) -> PaintColor? {
    RecordingPlan.paint(chosenBackground, of: column.anim)
  }

  /// Starts a run of a column.
  ///
  /// - Parameters:
  ///   - column: The column.
  ///   - fonts: The fonts of texts.
  ///   - profile: The recorder of a profile. Default nil: nothing is recorded.
  @MainActor package func start(
    _ column: ComparisonColumn, fonts: SharedFonts, profile: ProfileRecorder? = nil
  ) throws -> Zoetrope.Host {
    let host = try column.anim.start(
      size: chosenSize, rate: rate, values: column.values, interpolation: column.interpolation,
      isStrict: isStrict, sharing: fonts, profile: profile)
    host.disablesDrawingReuse = isReference
    if chosenBackground != .anim { host.windowColor = nil }
    return host
  }

  /// Returns the columns of a recording. A comparison has the columns in the options or, if there
  /// are none, both interpolation modes of the animation. A recording of the animation alone has
  /// one column.
  static func columns(
    _ anim: Anim, kind: Kind, options: RecordingOptions
  ) -> [ComparisonColumn] {
    if kind == .comparison, !options.columns.isEmpty { return options.columns }
    let modes = kind == .comparison ? LayoutInterpolation.allCases : [options.interpolation]
    return modes.map { mode in
      ComparisonColumn(
        name: mode.rawValue, anim: anim, values: options.values ?? anim.defaultValues,
        interpolation: mode)
    }
  }

  /// Returns the highest frame rate of several columns.
  static func rate(of columns: [ComparisonColumn]) -> FrameRate {
    columns.dropFirst().reduce(columns[0].anim.rate) { rate, column in
      column.anim.rate.framesPerSecond > rate.framesPerSecond ? column.anim.rate : rate
    }
  }
}
