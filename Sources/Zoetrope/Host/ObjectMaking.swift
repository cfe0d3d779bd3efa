import Foundation
import ZoetropeProcess

/// Makes objects of classes that are known by their metatypes alone.
///
/// On Apple's systems, Objective-C makes an object of any class with an `init()`. Swift calls only
/// initializers of metatypes that are `required`, which that of `NSObject` is not on Linux; but it
/// is among the methods of each class.
package enum ObjectMaking {
  /// A class that differs from `NSObject` in its initializer.
  private final class ChangedObject: NSObject {
    override init() { super.init() }
  }

  private static func metadata(_ type: AnyClass) -> UnsafeRawPointer {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  /// Returns an object of a subclass of `NSObject`, made by its `init()`.
  @MainActor package static func object<Object: NSObject>(of type: Object.Type) -> Object {
    let made = zoetrope_make_object(
      metadata(type), metadata(NSObject.self), metadata(ChangedObject.self))
    guard let made else {
      preconditionFailure("\(type) cannot be made: this Swift lays out classes in another way")
    }
    return Unmanaged<Object>.fromOpaque(made).takeRetainedValue()
  }
}
