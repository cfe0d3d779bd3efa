import Foundation
import Zoetrope

/// A UIKit photo picker. It is not presented.
@MainActor @preconcurrency open class UIImagePickerController: UINavigationController {
  /// The source of the photos.
  public nonisolated enum SourceType: Int, Sendable {
    /// The photo library.
    case photoLibrary = 0
    /// The camera.
    case camera = 1
    /// The album of saved photos.
    case savedPhotosAlbum = 2
  }

  /// A key of the dictionary with information about a chosen photo or movie.
  public nonisolated struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public var rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The original photo, as a ``UIImage``.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The edited photo, as a ``UIImage``.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The rectangle to which the photo was cropped, as a `CGRect`.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The type identifier of the photo or movie, as a `String`.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The URL of the movie file, as a `URL`.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The URL of the photo file, as a `URL`.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  /// A camera of the device.
  public nonisolated enum CameraDevice: Int, Sendable {
    /// The camera at the back.
    case rear = 0
    /// The camera at the front.
    case front = 1
  }

  /// The source of the photos. Default: the photo library.
  open var sourceType = SourceType.photoLibrary
  /// Whether the user can edit a chosen photo. Default false.
  open var allowsEditing = false
  /// The type identifiers of the media that the picker offers. Default: only images.
  open var mediaTypes = ["public.image"]
  /// The camera that takes the photos. Default: the camera at the back.
  open var cameraDevice = CameraDevice.rear
  /// The maximum duration of a movie, in seconds. Default 600.
  open var videoMaximumDuration: TimeInterval = 600
  /// The delegate. Its methods are never called. Default nil.
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?

  /// Returns false: no source of photos is available.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }

  /// Returns false: no camera is available.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
}

/// A delegate of a photo picker. Its methods are never called.
@MainActor @preconcurrency public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Reports that a photo was chosen. Never called.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])

  /// Reports that the user canceled the picker. Never called.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}

  /// Does nothing.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
