import Foundation

/// Makes objects of classes that are known by their metatypes alone.
///
/// On Apple's systems, Objective-C makes an object of any class with an `init()`. Swift on Linux
/// calls only initializers that are `required`, which those of `NSObject` are not. They do have a
/// place in the table of each class's methods, though, and it is the first one: that of the only
/// initializer of ``Stand``. A class that stands in for another one calls the latter's `init()`.
enum DelegateMaking {
  /// A class whose first method is an initializer that may be called by its metatype.
  private class Stand {
    required init() {}
  }

  /// A class that differs from `NSObject` in its initializer.
  private final class ChangedObject: NSObject {
    override init() { super.init() }
  }

  /// The place of the first method in the metadata of a class without stored properties, in words:
  /// after the kind, the superclass, two words of flags and sizes, a word of extents, the
  /// description and the destroyer (`ClassMetadata` in `swift/ABI/Metadata.h`).
  private static let firstMethod = 7

  private static func word(_ place: Int, of type: AnyClass) -> UInt {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self)[place]
  }

  /// Whether the first method of `NSObject` is where a changed initializer shows.
  static let isPossible =
    word(firstMethod, of: NSObject.self) != word(firstMethod, of: ChangedObject.self)

  /// Returns an object of a subclass of `NSObject`, made by its `init()`.
  @MainActor static func object<Object: NSObject>(of type: Object.Type) -> Object {
    precondition(isPossible, "\(type) cannot be made: the classes of this Swift are laid out anew")
    let object: AnyObject = unsafeBitCast(type as AnyClass, to: Stand.Type.self).init()
    guard let object = object as? Object else {
      preconditionFailure("\(type) cannot be made: its init() makes another object")
    }
    return object
  }
}
