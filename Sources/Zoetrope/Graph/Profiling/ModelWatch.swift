import Foundation

/// A record of models: the observable objects to which views refer. For each view, it stores the
/// property values that the view's models had at the last evaluation of the view. A comparison with
/// the current values tells which property caused another evaluation.
struct ModelWatch {
  /// A closure that returns whether views can observe an object.
  var isModel: (AnyObject) -> Bool = { _ in false }
  private var models: [Int32: [Model]] = [:]

  private struct Model {
    weak var object: AnyObject?
    let fields: [(name: String, value: Fingerprint)]
  }

  /// A comparable stand-in for the value of a property. If two fingerprints of the same property
  /// differ, the property has changed.
  private enum Fingerprint: Equatable {
    case object(ObjectIdentifier)
    case value(AnyHashable)
    case text(String)
  }

  /// The number of nested levels to search for objects, in addition to a view's own properties.
  private static let depth = 5

  /// Stores the current property values of every model that a view refers to.
  ///
  /// - Parameters:
  ///   - value: The view, connected to its state.
  ///   - view: The index of the view.
  mutating func watch(_ value: Any, for view: Int32) {
    var found: [AnyObject] = []
    for property in Mirror(reflecting: value).children {
      collect(property.value, depth: Self.depth, into: &found)
    }
    if found.isEmpty && models[view] == nil { return }
    models[view] = found.map { Model(object: $0, fields: Self.fields(of: $0)) }
  }

  /// Returns the names of the model properties, such as `Model.rotation`, that have changed since
  /// the last evaluation of the view.
  func changes(of view: Int32) -> [String] {
    var names: [String] = []
    for model in models[view] ?? [] {
      guard let object = model.object else { continue }
      for (old, new) in zip(model.fields, Self.fields(of: object))
      where old.name == new.name && old.value != new.value {
        names.append("\(typeName(type(of: object))).\(new.name)")
      }
    }
    return names
  }

  private func collect(_ value: Any, depth: Int, into found: inout [AnyObject]) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class:
      let object = value as AnyObject
      if isModel(object) {
        if !found.contains(where: { $0 === object }) { found.append(object) }
        return
      }
      // The properties of an object that is not a model are searched only if the object stores the
      // value of a dynamic property.
      guard object is any ValueStorage else { return }
    case .struct where value is any DynamicProperty: break
    case .optional: break
    default: return
    }
    if depth == 0 { return }
    for property in mirror.children { collect(property.value, depth: depth - 1, into: &found) }
  }

  private static func fields(of object: AnyObject) -> [(name: String, value: Fingerprint)] {
    var fields: [(name: String, value: Fingerprint)] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for property in current.children {
        guard let label = property.label, !label.hasPrefix("_$") else { continue }
        let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
        fields.append((name, fingerprint(published(property.value))))
      }
      mirror = current.superclassMirror
    }
    return fields
  }

  /// Returns the current value of a `Published` variable. Returns any other value unchanged.
  private static func published(_ value: Any) -> Any {
    guard typeName(type(of: value)) == "Published",
      let storage = Mirror(reflecting: value).descendant("storage")
    else {
      return value
    }
    return Mirror(reflecting: storage).descendant("value") ?? value
  }

  private static func fingerprint(_ value: Any) -> Fingerprint {
    if Mirror(reflecting: value).displayStyle == .class {
      return .object(ObjectIdentifier(value as AnyObject))
    }
    return (value as? AnyHashable).map(Fingerprint.value) ?? .text(String(describing: value))
  }
}

/// An object that stores the value of a dynamic property.
protocol ValueStorage: AnyObject {}

extension Location: ValueStorage {}
