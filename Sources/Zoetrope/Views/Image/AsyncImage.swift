import Foundation

/// The progress of loading an image.
public enum AsyncImagePhase: Sendable {
  /// The image is not loaded yet.
  case empty
  /// The image has been loaded.
  case success(Image)
  /// The image cannot be loaded.
  case failure(any Error)

  /// The loaded image; nil in the other phases.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// The error of a failed load; nil in the other phases.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A view that loads and shows an image.
///
/// An image in a local file is loaded before the view first appears. For every other URL, no image
/// is loaded: the phase stays empty and the placeholder is shown, so that frames never depend on a
/// network.
nonisolated public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let content: (AsyncImagePhase) -> Content

  /// Creates a view that shows an image, or a gray rectangle until the image is loaded.
  ///
  /// - Parameters:
  ///   - url: The URL of the image; nil for none.
  ///   - scale: The number of pixels in a point. This argument has no effect. Default 1.
  public init(url: URL?, scale: CGFloat = 1) where Content == AnyView {
    self.init(url: url, scale: scale) { phase in
      phase.image.map { AnyView($0) } ?? AnyView(Color(white: 0.5).opacity(0.3))
    }
  }

  /// Creates a view that shows a placeholder until the image is loaded, and then the image.
  ///
  /// - Parameters:
  ///   - url: The URL of the image; nil for none.
  ///   - scale: The number of pixels in a point. This argument has no effect. Default 1.
  ///   - content: Makes the view that shows the image.
  ///   - placeholder: Makes the view that is shown until the image is loaded.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image {
        content(image)
      } else {
        placeholder()
      }
    }
  }

  /// Creates a view that shows each phase of loading an image.
  ///
  /// - Parameters:
  ///   - url: The URL of the image; nil for none.
  ///   - scale: The number of pixels in a point. This argument has no effect. Default 1.
  ///   - transaction: The transaction in which the phase changes. This argument has no effect,
  ///     because the phase never changes.
  ///   - content: Makes the view for a phase.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.content = content
  }

  /// The view that the content closure makes for the phase.
  @MainActor @preconcurrency public var body: some View { content(phase) }

  private var phase: AsyncImagePhase {
    guard let url, url.isFileURL else { return .empty }
    guard FileManager.default.isReadableFile(atPath: url.path) else {
      return .failure(CocoaError(.fileReadNoSuchFile))
    }
    return .success(Image(.file(url)))
  }
}
