import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// A picture from a PNG file, from a bundle or from pixels, or a symbol.
///
/// An image has the size of its pixels in points: as many as there are, divided by its scale. It
/// takes no other size, whatever is proposed, unless it is ``resizable(capInsets:resizingMode:)``.
///
/// A name is looked for as `NAME.png`, `NAME@2x.png` and `NAME@3x.png` and in asset catalogues
/// (`*.xcassets`, as folders), in this order: in the bundle that is given, or without one in the
/// resources of the main bundle, in the folder of the executable, in the `*.resources` and `*.bundle`
/// folders beside it, which is where the Swift package manager puts the resources of its targets, and
/// in the folder `Resources` of the current folder. Of several scales the smallest is taken that
/// reaches the environment's `displayScale`, and the largest where none does, or where no scale is
/// set. An image that is not found has no size and draws nothing; a diagnostic tells about it.
public struct Image: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case named(String, bundle: URL?)
    case file(URL)
    case pixels(CGImage, scale: CGFloat, orientation: Orientation)
    case symbol(String)
    case drawing(ImageDrawingReference)
  }

  let source: Source
  /// The accessibility label; nil for the image's name.
  let label: ImageLabel?
  let isDecorative: Bool
  var resizing: Resizing?
  var interpolation = Interpolation.low
  var isAntialiased = true
  var renderingMode: TemplateRenderingMode?
  var symbolRenderingMode: SymbolRenderingMode?

  init(_ source: Source, label: ImageLabel? = nil, isDecorative: Bool = false) {
    self.source = source
    self.label = label
    self.isDecorative = isDecorative
  }

  /// An image of that name, which is also what it is called for those who cannot see it.
  ///
  /// - Parameters:
  ///   - name: The file's name without scale and extension, or that of an image set.
  ///   - bundle: Where it is looked for. Default nil: see ``Image``.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle: bundle?.bundleURL))
  }

  /// An image of that name that says nothing to those who cannot see it.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle: bundle?.bundleURL), isDecorative: true)
  }

  /// A symbol, drawn in the foreground style, as large and as heavy as text in the font around, and
  /// in the middle of its capitals' height.
  ///
  /// Apple's symbols may not be used elsewhere: under the names that are used most there are drawings
  /// of Zoetrope's own. Their filled forms (`.fill`), those in a `.circle` and in a `.square`, and
  /// those with a `.slash` across are there too where they make sense. A square stands for any other
  /// name, and a diagnostic tells the name that is nearest to it.
  public init(systemName: String) { self.init(.symbol(systemName)) }

  /// A symbol with a value from 0 to 1, which the drawings here do not show: they are drawn in full.
  public init(systemName: String, variableValue: Double?) { self.init(.symbol(systemName)) }

  /// An image of pixels that says nothing to those who cannot see it.
  ///
  /// - Parameters:
  ///   - cgImage: The pixels.
  ///   - scale: Pixels in a point.
  ///   - orientation: How the pixels are to be turned. Default: not at all.
  public init(
    decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up
  ) {
    self.init(
      .pixels(cgImage, scale: scale, orientation: orientation), isDecorative: true)
  }

  /// The image of a PNG file, read once for all views of a host; Zoetrope's own.
  ///
  /// - Parameter url: The file. A name that ends in `@2x` or `@3x` before its extension has that
  ///   many pixels in a point, any other name one.
  public init(png url: URL) { self.init(.file(url)) }
}

extension Image {
  /// The ways in which an image's colours count.
  public enum TemplateRenderingMode: Sendable {
    /// They do not: the foreground style shows through the image's alpha.
    case template
    /// They are drawn as they are.
    case original
  }

  /// The sizes of a symbol beside text.
  public enum Scale: Sendable {
    /// Smaller than beside text.
    case small
    /// As it is without a scale.
    case medium
    /// Larger than beside text.
    case large
  }

  /// The ways of drawing an image at another size.
  public enum Interpolation: Sendable {
    /// Each pixel is a square of one colour.
    case none
    /// Bilinear; where the image shrinks, the mean of what is covered.
    case low
    /// As ``low``.
    case medium
    /// A cubic through the pixels; where the image shrinks, a wider one.
    case high
  }

  /// The ways in which an image fills another size.
  public enum ResizingMode: Sendable {
    /// It is repeated at its own size, from the top left corner on.
    case tile
    /// It is stretched.
    case stretch
  }

  struct Resizing: Equatable, Sendable {
    var capInsets: EdgeInsets
    var mode: ResizingMode
  }

  private func with<Value>(_ keyPath: WritableKeyPath<Image, Value>, _ value: Value) -> Image {
    var image = self
    image[keyPath: keyPath] = value
    return image
  }

  /// The image, taking whatever size it is proposed.
  ///
  /// - Parameters:
  ///   - capInsets: The thickness of the edges that keep their size, in points. Default: none.
  ///   - resizingMode: What becomes of the rest. Default: it is stretched.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> Image {
    with(\.resizing, Resizing(capInsets: capInsets, mode: resizingMode))
  }

  /// The image, drawn at other sizes in a way of its own. Default for images: ``Interpolation/low``.
  public func interpolation(_ interpolation: Image.Interpolation) -> Image {
    with(\.interpolation, interpolation)
  }

  /// The image, with its edges between pixels smooth or not. Default for images: smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    with(\.isAntialiased, isAntialiased)
  }

  /// The image, in its own colours or as a template; nil for what its asset catalogue says, or else
  /// its own colours.
  public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image {
    with(\.renderingMode, renderingMode)
  }

  /// The image, its layers coloured in a way of their own where it is a symbol; nil for the way that
  /// is set around it.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    with(\.symbolRenderingMode, mode)
  }
}

extension Image.Interpolation {
  var ofDrawing: DisplayList.ImageFill.Interpolation {
    switch self {
    case .none: .nearest
    case .low, .medium: .linear
    case .high: .cubic
    }
  }
}
