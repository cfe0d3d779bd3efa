/// The pictures that rasterizers are compared on.
///
/// All are defined on 1920 by 1080 pixels and scaled beforehand to larger sizes, so that they are
/// drawn without a transform. The background is white; colors are 8-bit sRGB, blended without
/// conversion.
public enum Scene: String, CaseIterable, Sendable {
  /// The background alone.
  case clear
  /// Eight translucent rounded squares with labels, at a frame of their turn.
  case wheel
  /// The wheel without labels.
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
  /// A gradient of 800 by 600 and forty rounded boxes on it, turning about two axes in space.
  case turnedGroup = "turned-group"
  /// A card with a gradient, text and a shadow, turning about two axes in space.
  case turnedCard = "turned-card"
  /// Twenty tiles with gradients and numbers, which flip one after the other.
  case flippingTiles = "flipping-tiles"
  /// The wheel without labels as one layer, blurred with a standard deviation of 20.
  case blurredGroup = "blurred-group"
  /// The linear gradient in a layer, masked by the wheel without labels.
  case maskedGroup = "masked-group"
  /// The wheel without labels as one layer on the linear gradient, blended as soft light.
  case softLight = "soft-light"
  /// The wheel without labels as one layer of half opacity.
  case groupOpacity = "group-opacity"
  /// A translucent pane of 800 by 500 above the wheel without labels, which is blurred behind it.
  case material
}
