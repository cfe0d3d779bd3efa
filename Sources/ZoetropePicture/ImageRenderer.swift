import Foundation
import Zoetrope
import ZoetropeDisplayList
import ZoetropeGeometry
import ZoetropePixels

/// Renders images of a view.
///
/// ```swift
/// let renderer = ImageRenderer(content: Badge().frame(width: 64, height: 64))
/// renderer.scale = 2
/// try renderer.pngData().write(to: file)
/// ```
///
/// Each image has its own virtual clock, and shows the view at time 0. The image includes the state
/// that actions set at that time, for example the actions of `onAppear` and `onPreferenceChange`.
/// Animations are shown at their start. Each task has run until it first had to wait.
///
/// A renderer is used on the main actor, where it lays out the view. It also draws and encodes
/// there, except in the asynchronous `pngData()`. With that function, a server can make many images
/// at the same time. Buttons' actions, tests and scripts can use renderers.
///
/// Renderers share the fonts that they have read: fonts that are installed later are noticed only
/// if none were found before, or if a font could not be read.
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view to render.
  @Published public var content: Content
  /// The size that is proposed to the view, in points. Default unspecified: the view takes its
  /// ideal size.
  @Published public var proposedSize = ProposedViewSize.unspecified
  /// The number of pixels per point. Must be finite and greater than 0. Default 1.
  @Published public var scale: CGFloat = 1
  /// Whether images are opaque, with a black background. Default false: the background is
  /// transparent.
  @Published public var isOpaque = false
  /// The color mode. It has no effect: images have the same colors as recorded frames. Default
  /// `nonLinear`.
  @Published public var colorMode = ColorRenderingMode.nonLinear
  /// Whether a warning, such as a missing image or font, makes rendering fail. If false, an image
  /// is rendered with a gap, and ``diagnostics`` gives the reason. Default false. An addition to
  /// SwiftUI's API.
  @Published public var isStrict = false
  /// The diagnostics of the last image, such as a missing image, symbol or font; empty before the
  /// first image. An addition to SwiftUI's API.
  public private(set) var diagnostics: [Diagnostic] = []
  /// The folder of the fonts; nil for the installed fonts.
  private let fontFolder: String?

  /// Creates a renderer for a view.
  public convenience init(content view: Content) { self.init(content: view, fonts: .environment) }

  /// Creates a renderer for a view, with fonts from a given source. An addition to SwiftUI's API.
  ///
  /// - Parameters:
  ///   - view: The view to render.
  ///   - fonts: The source of the fonts for text.
  public init(content view: Content, fonts: FontSource) {
    content = view
    fontFolder = fonts.folder()
  }

  /// The image, rendered on each access; nil if `pngData()` would throw an error. O(pixels).
  public var cgImage: CGImage? {
    guard let bitmap = try? bitmap() else { return nil }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(bitmap.width * bitmap.height)
    for y in 0..<bitmap.height {
      pixels.append(contentsOf: UnsafeBufferPointer(start: bitmap.row(y), count: bitmap.width))
    }
    return CGImage(
      ImagePixels(width: bitmap.width, height: bitmap.height, premultiplied: pixels))
  }

  /// Returns the image as PNG data, rendered on each call. An addition to SwiftUI's API.
  ///
  /// - Throws: ``ImageRendererError`` if the scale is invalid, if the width or height is 0 or
  ///   exceeds 65,536 pixels, or if the image has more than 268,435,456 pixels. The error is also
  ///   thrown if the view has a text and there are no fonts, if ``isStrict`` is true and there is a
  ///   warning, or if the image cannot be encoded.
  /// - Complexity: O(pixels).
  public func pngData() throws(ImageRendererError) -> Data {
    try prepared().pngData(PictureEncoder())
  }

  /// Returns the image as PNG data, rendered on each call. An addition to SwiftUI's API.
  ///
  /// The view is laid out on the main actor, before the function is suspended. The image is drawn
  /// and encoded on other threads. If many tasks call this function on different renderers, the
  /// images are made on all processors. The image shows the view as it is when the function is
  /// called. ``diagnostics`` is set before the function is suspended.
  ///
  /// In asynchronous code, Swift prefers this function to the synchronous one.
  ///
  /// - Throws: ``ImageRendererError``, as the synchronous function does.
  /// - Complexity: O(pixels).
  public func pngData() async throws(ImageRendererError) -> Data {
    try await PictureWorkers.shared.pngData(of: prepared())
  }

  /// Returns the image as a bitmap, rendered on each call. O(pixels).
  ///
  /// - Throws: The errors of `pngData()`, except for ``ImageRendererError/unencodable(reason:)``.
  package func bitmap() throws(ImageRendererError) -> Bitmap { try prepared().bitmap() }

  /// Lays the view out, and returns a picture that is ready to be drawn and encoded.
  ///
  /// - Throws: The errors of `pngData()`, except for ``ImageRendererError/unencodable(reason:)``.
  private func prepared() throws(ImageRendererError) -> PreparedPicture {
    guard scale.isFinite, scale > 0 else { throw .invalidScale(Double(scale)) }
    let list = try displayList()
    let warnings = diagnostics.filter { $0.severity == .warning }
    if isStrict, !warnings.isEmpty { throw .incomplete(warnings) }
    let black = PaintColor(red: 0, green: 0, blue: 0)
    let painter = PicturePainter(scale: Double(scale), background: isOpaque ? black : nil)
    let (width, height) = painter.pixelSize(of: list.size)
    guard width > 0, height > 0, max(width, height) <= longestSide,
      width * height <= largestArea
    else {
      throw .invalidSize(width: width, height: height)
    }
    return PreparedPicture(painter: painter, list: list)
  }

  /// Returns the display list of the view, in points. The size of the list is the size of the view.
  /// Sets ``diagnostics``.
  ///
  /// - Throws: ``ImageRendererError/failed(_:)`` if the view cannot be shown.
  package func displayList() throws(ImageRendererError) -> DisplayList {
    try RendererFonts.shared.lend(fontFolder) { fonts throws(ImageRendererError) in
      try displayList(fonts)
    }
  }

  private func displayList(_ fonts: SharedFonts) throws(ImageRendererError) -> DisplayList {
    let proposal = proposedSize
    let room = CGSize(
      width: proposal.width.flatMap { $0.isFinite ? max($0, 0) : nil } ?? 0,
      height: proposal.height.flatMap { $0.isFinite ? max($0, 0) : nil } ?? 0)
    fonts.repeatNotices()
    let host = Host(size: room, sharing: fonts)
    host.startsTasksAtOnce = true
    let extent = ImageExtent()
    var environment = EnvironmentValues()
    environment.displayScale = scale
    let root = ImageLayout(proposal: proposal, room: room, extent: extent)
    host.show(root { content }, environment: environment)
    do { try host.settle() } catch {
      if let error = error as? HostError { throw .failed(error) }
    }
    let items = host.displayList().items
    diagnostics = host.takeDiagnosticsOnCanvas()
    if let failure = host.failure { throw .failed(failure) }
    return DisplayList(size: extent.size, items: items)
  }
}
