import Foundation
import Synchronization
import Zoetrope

/// A pasteboard in memory, which holds copied values.
///
/// Each `Host` has a pasteboard of its own. The pasteboard is empty at first and exists as long as
/// the host. If no host runs the code, each access to ``general`` creates a new empty pasteboard.
public final class UIPasteboard: NSObject, Sendable {
  private struct Contents {
    var strings: [String] = []
    var urls: [URL] = []
    var colors: [UIColor] = []
    var images: [UIImage] = []
    var changes = 0

    mutating func replace(_ change: (inout Contents) -> Void) {
      self = Contents(changes: changes + 1)
      change(&self)
    }
  }

  private let contents = Mutex(Contents())

  private override init() { super.init() }

  /// The pasteboard of the `Host` that runs the code; a new empty pasteboard if no host runs the
  /// code.
  public static var general: UIPasteboard {
    RunningHost.current?.lastingValue { UIPasteboard() } ?? UIPasteboard()
  }

  /// The first text; nil if there is none. Setting this property replaces all contents.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts; nil if there are none. Setting this property replaces all contents.
  public var strings: [String]? {
    get { contents.withLock { $0.strings.isEmpty ? nil : $0.strings } }
    set { contents.withLock { $0.replace { $0.strings = newValue ?? [] } } }
  }

  /// The first URL; nil if there is none. Setting this property replaces all contents.
  public var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// The URLs; nil if there are none. Setting this property replaces all contents.
  public var urls: [URL]? {
    get { contents.withLock { $0.urls.isEmpty ? nil : $0.urls } }
    set { contents.withLock { $0.replace { $0.urls = newValue ?? [] } } }
  }

  /// The first color; nil if there is none. Setting this property replaces all contents.
  public var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  /// The colors; nil if there are none. Setting this property replaces all contents.
  public var colors: [UIColor]? {
    get { contents.withLock { $0.colors.isEmpty ? nil : $0.colors } }
    set { contents.withLock { $0.replace { $0.colors = newValue ?? [] } } }
  }

  /// The first image; nil if there is none. Setting this property replaces all contents.
  public var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// The images; nil if there are none. Setting this property replaces all contents.
  public var images: [UIImage]? {
    get { contents.withLock { $0.images.isEmpty ? nil : $0.images } }
    set { contents.withLock { $0.replace { $0.images = newValue ?? [] } } }
  }

  /// The number of times that the contents have been replaced.
  public var changeCount: Int { contents.withLock(\.changes) }
  /// Whether the pasteboard holds a text.
  public var hasStrings: Bool { strings != nil }
  /// Whether the pasteboard holds a URL.
  public var hasURLs: Bool { urls != nil }
  /// Whether the pasteboard holds a color.
  public var hasColors: Bool { colors != nil }
  /// Whether the pasteboard holds an image.
  public var hasImages: Bool { images != nil }
}
