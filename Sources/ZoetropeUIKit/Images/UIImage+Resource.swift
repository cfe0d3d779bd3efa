import Foundation
import Zoetrope

extension UIImage {
  /// Creates an image from a resource. If no image is found, the new image has no pixels, and a
  /// diagnostic reports the reason.
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
  /// Creates a color from a resource. If no color is found, the new color is transparent, and a
  /// diagnostic names the resource when the color is drawn.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }
}
