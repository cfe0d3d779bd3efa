import Foundation
import Zoetrope
import ZoetropePNG

/// What a person may choose about a recording. Checked by ``RecordingPlan``.
package struct RecordingOptions: Sendable {
  /// What is behind the view.
  package enum Background: Sendable, Equatable {
    /// What the animation says.
    case anim
    /// Nothing: frames are transparent where nothing is drawn.
    case transparent
    /// This colour.
    case color(Color)
  }

  /// How much work goes into making files small.
  package typealias Compression = PNGCompression

  /// The canvas, in points; `nil` for the animation's own.
  package var size: CGSize?
  /// Frames a second; `nil` for the animation's own.
  package var rate: FrameRate?
  /// Which frames are written. Default: all.
  package var frames = FrameSelection.all
  /// Pixels a point; finite and positive. Default 1.
  package var scale = 1.0
  /// How layouts animate. Default: by their parameters. A comparison shows both ways.
  package var interpolation = LayoutInterpolation.parameters
  /// The values of the animation's parameters; `nil` for their defaults.
  package var values: ParameterValues?
  /// Where the fonts of texts come from. Default: ``FontSource/environment``.
  package var fonts = FontSource.environment
  /// Whether it is an error that a layout writes state while it lays out, or is wrong otherwise. Default: no.
  package var isStrict = false
  /// What is behind the view. Default: what the animation says.
  package var background = Background.anim
  /// How much work goes into making files small. Default: as little as may be.
  package var compression = Compression.fast
  /// How many frames are drawn at the same time, 1 or more. Default: ``ProcessorCount/available``.
  package var jobs = ProcessorCount.available
  /// Whether frames that are there already may be replaced. Default: no.
  package var overwrites = false
  /// Whether every frame is drawn from the start and pixel by pixel, by none of the fast paths. The
  /// pixels are the same. Default: no.
  package var isReference = false
  /// The folder for the frames; `nil` for `frames/` and the animation's name.
  package var folder: String?

  /// The defaults.
  package init() {}
}
