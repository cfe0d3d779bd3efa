import Foundation
import Zoetrope
import ZoetropeBitmap
import ZoetropeDisplayList
import ZoetropeGeometry
import ZoetropePNG
import ZoetropeRaster

/// Makes images of views.
///
///     let renderer = ImageRenderer(content: Badge().frame(width: 64, height: 64))
///     renderer.scale = 2
///     try renderer.pngData().write(to: file)
///
/// An image shows the first moment of a view, at time 0 of a clock of its own: animations that begin
/// when it appears have not begun, and tasks are not waited for. It is made at once, wherever the
/// main actor is: in a button's action, in a test, in a script.
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
  /// What images show.
  @Published public var content: Content
  /// What the view is proposed, in points. Default: nothing in particular, so that an image is as
  /// large as its view likes to be.
  @Published public var proposedSize = ProposedViewSize.unspecified
  /// Pixels in a point. Default 1.
  @Published public var scale: CGFloat = 1
  /// Whether images have no transparency, and are black where the view shows nothing. Default false.
  @Published public var isOpaque = false
  /// How colours are kept. Colours are always kept as they are in the frames.
  @Published public var colorMode = ColorRenderingMode.nonLinear
  /// The fonts that all images share.
  private let fonts = FontSource.environment.shared()

  /// Creates a renderer of a view.
  public init(content view: Content) { content = view }

  /// The image, made anew; nil where it has no pixels, or too many. O(pixels)
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

  /// The image as the bytes of a PNG file; Zoetrope's own. O(pixels)
  ///
  /// - Throws: ``ImageRendererError`` where the image has no pixels, or too many.
  public func pngData() throws(ImageRendererError) -> Data {
    let bitmap = try bitmap()
    do throws(PNGError) { return Data(try PNGEncoder().encoded(bitmap)) } catch {
      throw .unencodable(reason: "\(error)")
    }
  }

  /// The image as pixels.
  package func bitmap() throws(ImageRendererError) -> Bitmap {
    guard scale.isFinite, scale > 0 else { throw .invalidScale(Double(scale)) }
    let list = displayList()
    let black = PaintColor(red: 0, green: 0, blue: 0)
    let renderer = Renderer(scale: Double(scale), background: isOpaque ? black : nil)
    let (width, height) = renderer.pixelSize(of: list.size)
    guard width > 0, height > 0, max(width, height) <= longestSide,
      width * height <= largestArea
    else {
      throw .invalidSize(width: width, height: height)
    }
    let bitmap = Bitmap()
    renderer.render(list, into: bitmap, context: RenderContext())
    return bitmap
  }

  /// What an image shows, and how large it is.
  package func displayList() -> DisplayList {
    let proposal = proposedSize
    let room = CGSize(
      width: proposal.width.flatMap { $0.isFinite ? max($0, 0) : nil } ?? 0,
      height: proposal.height.flatMap { $0.isFinite ? max($0, 0) : nil } ?? 0)
    let host = Host(size: room, sharing: fonts)
    let extent = Extent()
    var environment = EnvironmentValues()
    environment.displayScale = scale
    let root = ImageLayout(proposal: proposal, room: room, extent: extent)
    host.show(root { content }, environment: environment)
    return DisplayList(size: extent.size, items: host.displayList().items)
  }
}

/// Pixels in the longest side of an image.
private let longestSide = 1 << 16
/// Pixels in the largest image.
private let largestArea = 1 << 28

/// What is wrong with an image that is to be made of a view.
public enum ImageRendererError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The scale is not a number above 0.
  case invalidScale(Double)
  /// The view takes no pixel, or too many.
  case invalidSize(width: Int, height: Int)
  /// The pixels cannot be written as PNG.
  case unencodable(reason: String)

  /// What is wrong, on one line.
  public var description: String {
    switch self {
    case .invalidScale(let scale):
      "an image cannot have \(scale) pixels in a point; give it a scale above 0"
    case .invalidSize(let width, let height):
      "an image cannot have \(width) by \(height) pixels: no less than 1 and no more "
        + "than \(longestSide) a side, and no more than \(largestArea) in all"
    case .unencodable(let reason): "the image cannot be written as PNG: \(reason)"
    }
  }
}

/// How large a view turns out to be.
@MainActor private final class Extent {
  var size = CGSize.zero
}

/// A view at the origin, as large as it is at a proposal, whatever there is around it.
private struct ImageLayout: Layout {
  var proposal: ProposedViewSize
  /// The size of the canvas, in points.
  var room: CGSize
  var extent: Extent

  typealias AnimatableData = EmptyAnimatableData

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    room
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var size = CGSize.zero
    for subview in subviews {
      let own = subview.sizeThatFits(self.proposal)
      size = CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
      subview.place(at: bounds.origin, proposal: self.proposal)
    }
    let (extent, found) = (extent, size)
    MainActor.assumeIsolated { extent.size = found }
  }
}
