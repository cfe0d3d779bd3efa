import Foundation
import Zoetrope

/// A class whose `appearance()` records settings for all of its instances.
///
/// The settings have no effect, because SwiftUI views follow their own modifiers. The `Host` that
/// runs the code stores the settings for as long as the host exists. When the `appearance()` of a
/// class is called for the first time in a host, a diagnostic names the class.
@MainActor @preconcurrency public protocol UIAppearance {}

/// A class of objects that contain views. In UIKit, appearance settings can be limited to views
/// inside objects of such a class.
@MainActor @preconcurrency public protocol UIAppearanceContainer {}

/// The objects that record the settings of ``UIAppearance`` classes in one `Host`.
@MainActor final class Appearances {
  private var known: [ObjectIdentifier: AnyObject] = [:]

  nonisolated init() {}

  /// Returns the object that holds the settings of a class. In each `Host`, the first call for the
  /// class makes the object, and later calls return the same object. If no host runs the code, each
  /// call makes a new object.
  ///
  /// - Parameter make: Creates the object.
  static func of<Object: AnyObject>(_ type: Object.Type, _ make: () -> Object) -> Object {
    guard let host = RunningHost.current else { return make() }
    host.remark("\(type).appearance() has no effect; use modifiers of the views")
    let appearances = host.lastingValue { Appearances() }
    if let object = appearances.known[ObjectIdentifier(type)] as? Object { return object }
    let object = make()
    appearances.known[ObjectIdentifier(type)] = object
    return object
  }
}
