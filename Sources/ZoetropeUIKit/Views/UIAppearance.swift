import Foundation
import Zoetrope

/// A class whose `appearance()` records settings for all of its instances.
///
/// The settings last as long as the host. They have no effect: SwiftUI views follow their own
/// modifiers. A diagnostic names each such class once for each host.
@MainActor @preconcurrency public protocol UIAppearance {}

/// A class of containers. UIKit can limit the settings of ``UIAppearance`` to the contents of such
/// containers.
@MainActor @preconcurrency public protocol UIAppearanceContainer {}

/// The recorded settings of the classes, for one host.
@MainActor final class Appearances {
  private var known: [ObjectIdentifier: AnyObject] = [:]

  nonisolated init() {}

  /// Returns the object that holds the settings of a class. The object is made by the first call
  /// for a host. Where no host runs the code, each call makes a new object.
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
