import Foundation
import Zoetrope

/// The picker of photos of UIKit, which is not presented.
@MainActor @preconcurrency open class UIImagePickerController: UINavigationController {
  /// Where photos come from.
  public nonisolated enum SourceType: Int, Sendable {
    /// The albums.
    case photoLibrary = 0
    /// The camera.
    case camera = 1
    /// The moments.
    case savedPhotosAlbum = 2
  }

  /// A key of the information about a photo.
  public nonisolated struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public var rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The photo: a ``UIImage``.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The edited photo: a ``UIImage``.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The part that was kept: a `CGRect`.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The type of the medium: a `String`.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The file of a movie: a `URL`.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The file of a photo: a `URL`.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  /// The camera of a device.
  public nonisolated enum CameraDevice: Int, Sendable {
    /// At the back.
    case rear = 0
    /// At the front.
    case front = 1
  }

  /// Where photos come from. Default: the albums.
  open var sourceType = SourceType.photoLibrary
  /// Whether a photo can be edited. Default false.
  open var allowsEditing = false
  /// The types of media. Default: images.
  open var mediaTypes = ["public.image"]
  /// The camera. Default: at the back.
  open var cameraDevice = CameraDevice.rear
  /// The longest duration of a movie, in seconds. Default 600.
  open var videoMaximumDuration: TimeInterval = 600
  /// The object that is told of the choice: it is told of none here.
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?

  /// Whether photos can come from a place: always false.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }

  /// Whether there is a camera: always false.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
}

/// An object that is told of the choice of a photo. No method is called here.
@MainActor @preconcurrency public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// A photo was chosen.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])

  /// No photo was chosen.
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
