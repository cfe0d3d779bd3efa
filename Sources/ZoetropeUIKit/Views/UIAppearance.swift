import Foundation
import Zoetrope

/// A class whose settings for all of its views can be recorded.
///
/// The settings are kept as long as the host, and have no effect: views of SwiftUI follow their
/// own modifiers here. A diagnostic names the class once for each host.
@MainActor @preconcurrency public protocol UIAppearance {}

/// A class inside which settings can hold.
@MainActor @preconcurrency public protocol UIAppearanceContainer {}

/// The recorded settings of the classes, for one host.
@MainActor final class Appearances {
  private var known: [ObjectIdentifier: AnyObject] = [:]

  nonisolated init() {}

  /// Returns the object with the settings of a class, and makes it on first use. Where no host runs
  /// the code, each call makes a new one.
  ///
  /// - Parameter make: Makes the object.
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
