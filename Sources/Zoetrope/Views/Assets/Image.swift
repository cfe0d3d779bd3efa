import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// A view that shows a symbol or a picture. The picture comes from a PNG or JPEG file, a bundle, a
/// ``CGImage`` or a drawing closure.
///
/// The size of an image in points is its size in pixels divided by its scale. Only an image made
/// ``resizable(capInsets:resizingMode:)`` takes the proposed size instead.
///
/// A name stands for the files `NAME.png`, `NAME@2x.png` and `NAME@3x.png`, for the same names with
/// `.jpg` and `.jpeg`, and for image sets in asset catalogs (`*.xcassets` folders). Endings may be
/// in upper or lower case. If files with different endings exist, the first ending in the order
/// `.png`, `.jpg`, `.jpeg` is used. An ending that the name itself includes takes precedence. The
/// content of a file determines its format. A JPEG file is turned upright according to its EXIF
/// data. If a bundle is given, only that bundle is searched. Otherwise the following folders are
/// searched, in this order:
///
/// 1. the resources of the main bundle,
/// 2. the folder of the executable,
/// 3. the `*.resources` and `*.bundle` folders beside the executable, where the Swift Package
///    Manager puts the resources of targets,
/// 4. the folder `Resources` in the current directory.
///
/// If a name has files of several scales, the file with the smallest scale that is at least the
/// environment's `displayScale` is used. If no scale is large enough, or if no display scale is
/// set, the file with the largest scale is used. If no file is found, or if the file is neither PNG
/// nor JPEG, the image has a size of zero and draws nothing. A diagnostic then gives the reason.
public struct Image: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case named(String, bundle: URL?)
    case file(URL)
    case pixels(CGImage, scale: CGFloat, orientation: Orientation)
    case symbol(String)
    case drawing(ImageDrawingReference)
  }

  let source: Source
  /// The accessibility label; nil if the image has no label, or if its name is its label.
  let label: ImageLabel?
  let isDecorative: Bool
  var resizing: Resizing?
  var interpolation = Interpolation.low
  var isAntialiased = true
  var renderingMode: TemplateRenderingMode?
  var symbolRenderingMode: SymbolRenderingMode?
  /// The size, weight or colors that this image sets for its symbol; nil if the image sets none of
  /// them.
  var symbolLook: AnySymbolLook?

  init(_ source: Source, label: ImageLabel? = nil, isDecorative: Bool = false) {
    self.source = source
    self.label = label
    self.isDecorative = isDecorative
  }

  /// Creates an image from a name. The name is also the accessibility label of the image.
  ///
  /// - Parameters:
  ///   - name: The name of an image set, or the name of a file without its scale and extension.
  ///   - bundle: The bundle to search. Default nil: the folders that ``Image`` lists.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle: bundle?.bundleURL))
  }

  /// Creates an image from a name, without an accessibility label.
  ///
  /// - Parameters:
  ///   - name: The name of an image set, or the name of a file without its scale and extension.
  ///   - bundle: The bundle to search. Default nil: the folders that ``Image`` lists.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle: bundle?.bundleURL), isDecorative: true)
  }

  /// Creates a symbol.
  ///
  /// A symbol is drawn in the foreground style. It matches the size and weight of text in the
  /// environment's font, and is centered vertically on that font's capital letters.
  ///
  /// The license of Apple's symbols does not allow their use on other platforms, so Zoetrope has
  /// its own drawings for the most common names. Where variants make sense, they exist too: filled
  /// (`.fill`), in a shape (`.circle`, `.square`), and with a slash (`.slash`). An unknown name is
  /// drawn as a square, and a diagnostic suggests the nearest name.
  ///
  /// - Parameter systemName: The name of the symbol.
  public init(systemName: String) { self.init(.symbol(systemName)) }

  /// Creates a symbol with a variable value, which has no effect: symbols are always drawn in full.
  ///
  /// - Parameters:
  ///   - systemName: The name of the symbol.
  ///   - variableValue: A value from 0 to 1. It has no effect.
  public init(systemName: String, variableValue: Double?) { self.init(.symbol(systemName)) }

  /// Creates an image from pixels, without an accessibility label.
  ///
  /// - Parameters:
  ///   - cgImage: The pixels.
  ///   - scale: The number of pixels per point along each axis.
  ///   - orientation: The transform that turns the pixels upright. Default: the pixels are upright
  ///     already.
  public init(
    decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up
  ) {
    self.init(
      .pixels(cgImage, scale: scale, orientation: orientation), isDecorative: true)
  }

  /// Creates an image from a PNG or JPEG file. This initializer is Zoetrope's own.
  ///
  /// A ``Host`` reads the file once for all of its views.
  ///
  /// - Parameter url: The file. A name that ends in `@2x` or `@3x` before its extension sets a
  ///   scale of 2 or 3 pixels per point; other names set a scale of 1.
  public init(png url: URL) { self.init(.file(url)) }
}

extension Image {
  /// Whether an image is drawn in its own colors or as a template.
  public enum TemplateRenderingMode: Sendable {
    /// The image is a mask for the foreground style: its alpha is used, and its colors are ignored.
    case template
    /// The image is drawn in its own colors.
    case original
  }

  /// The size of a symbol relative to text.
  public enum Scale: Sendable {
    /// A smaller size: 0.8 times the default size.
    case small
    /// The default size, which matches text.
    case medium
    /// A larger size: 1.28 times the default size.
    case large
  }

  /// A method of sampling an image that is drawn at a size other than its own.
  public enum Interpolation: Sendable {
    /// Nearest neighbor: each pixel is a square of one color.
    case none
    /// Bilinear when enlarging; the mean of the covered pixels when reducing.
    case low
    /// The same as ``low``.
    case medium
    /// Bicubic when enlarging. When reducing, the same cubic kernel is widened in proportion to the
    /// reduction.
    case high
  }

  /// A way in which a resizable image fills a size other than its own.
  public enum ResizingMode: Sendable {
    /// The image is repeated at its own size, starting at the top left corner.
    case tile
    /// The image is stretched.
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

  /// Returns an image that takes the proposed size.
  ///
  /// - Parameters:
  ///   - capInsets: The widths, in points, of four strips along the edges. Each strip keeps its
  ///     width when the image is resized. Default: 0.
  ///   - resizingMode: How the part of the image between the strips fills the space between the
  ///     strips. Default: it is stretched.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> Image {
    with(\.resizing, Resizing(capInsets: capInsets, mode: resizingMode))
  }

  /// Returns an image that is sampled in the given way when it is drawn at a size other than its
  /// own. The default is ``Interpolation/low``.
  public func interpolation(_ interpolation: Image.Interpolation) -> Image {
    with(\.interpolation, interpolation)
  }

  /// Returns an image with antialiased or with hard edges. By default, edges are antialiased.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    with(\.isAntialiased, isAntialiased)
  }

  /// Returns an image drawn in its own colors or as a template.
  ///
  /// - Parameter renderingMode: The mode. If it is nil, the image's asset catalog entry decides;
  ///   without such an entry, the mode is ``TemplateRenderingMode/original``.
  public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image {
    with(\.renderingMode, renderingMode)
  }

  /// Returns an image that colors the layers of its symbol in a rendering mode.
  ///
  /// - Parameter mode: The mode; nil for the environment's mode.
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
