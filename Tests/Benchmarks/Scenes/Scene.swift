/// The pictures that rasterizers are compared on.
///
/// All are defined on 1920 by 1080 pixels, and larger ones are multiplied beforehand: no transform
/// is left to draw with. The background is white, colours are 8-bit sRGB, blended as they are.
public enum Scene: String, CaseIterable, Sendable {
  /// Nothing but the background.
  case clear
  /// Eight translucent rounded squares with labels, somewhere on their way.
  case wheel
  /// The same without labels.
  case wheelWithoutLabels = "wheel-nolabels"
  /// A thousand small translucent rounded rectangles.
  case rrects1000
  /// Two hundred closed paths of five cubics each across the frame, even-odd, translucent.
  case bezier200
  /// Ten thousand short lines, two pixels wide.
  case strokes10k
  /// A linear gradient over the frame.
  case lingrad
  /// A radial gradient over the frame.
  case radgrad
  /// One large rounded rectangle with a blurred shadow.
  case shadow20
  /// The linear gradient, darkened by the rectangle with its shadow.
  case gradientWithShadow = "gradshadow"
  /// Two thousand small glyphs in one run.
  case glyphs2000
}
