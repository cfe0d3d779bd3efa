import Foundation
import Zoetrope

extension UIImage {
  /// Creates an image from a resource. One that is not found has no pixels, and a diagnostic tells
  /// the reason.
  public convenience init(resource: ImageResource) {
    do throws(Image.NamedPictureFault) {
      try self.init(found: resource.name, in: resource.bundle, .current)
    } catch {
      RunningHost.current?.remark("UIImage(resource:): \(error.reason)")
      self.init(.empty)
    }
  }
}

extension UIColor {
  /// Creates a color from a resource. One that is not found is transparent, and a diagnostic
  /// reports its name where it is drawn.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }
}
