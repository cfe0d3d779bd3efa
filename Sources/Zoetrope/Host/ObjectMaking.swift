import Foundation
import ZoetropeProcess

/// Creates objects of classes that are known only by their metatypes.
///
/// On Apple's systems, Objective-C creates an object of any class with an `init()`. In Swift, only
/// a `required` initializer can be called on a metatype, and the `init()` of `NSObject` is not
/// `required` on Linux. This type therefore calls the initializer through the method table of the
/// class.
package enum ObjectMaking {
  /// A class that differs from `NSObject` only in its initializer.
  private final class ChangedObject: NSObject {
    override init() { super.init() }
  }

  private static func metadata(_ type: AnyClass) -> UnsafeRawPointer {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  /// Returns an object of a subclass of `NSObject`, made by the `init()` of the subclass.
  @MainActor package static func object<Object: NSObject>(of type: Object.Type) -> Object {
    let made = zoetrope_make_object(
      metadata(type), metadata(NSObject.self), metadata(ChangedObject.self))
    guard let made else {
      preconditionFailure("\(type) cannot be made: this Swift lays out classes in another way")
    }
    return Unmanaged<Object>.fromOpaque(made).takeRetainedValue()
  }
}
