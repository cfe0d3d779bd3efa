/// What the views at and below a place hand up, by key.
///
/// Lists never change: one that is identical to another holds the same values.
package final class PreferenceList {
  private let values: ContiguousArray<PreferenceValue>

  private init(_ values: ContiguousArray<PreferenceValue>) { self.values = values }

  /// Combines the lists of siblings, in order. O(n) in their number, times that of the keys.
  convenience init(merging lists: ContiguousArray<PreferenceList>) {
    var keys: ContiguousArray<ObjectIdentifier> = []
    var groups: ContiguousArray<ContiguousArray<PreferenceValue>> = []
    for list in lists {
      for value in list.values {
        if let index = keys.firstIndex(of: value.key) {
          groups[index].append(value)
        } else {
          keys.append(value.key)
          groups.append([value])
        }
      }
    }
    self.init(ContiguousArray(groups.map { $0.count > 1 ? $0[0].reduced(with: $0) : $0[0] }))
  }

  /// The value of a key where something inside has set it; two that are identical are equal.
  package func entry<Key: PreferenceKey>(for key: Key.Type) -> TypedPreferenceValue<Key>? {
    let id = ObjectIdentifier(key)
    return values.first { $0.key == id }.map {
      unsafeDowncast($0, to: TypedPreferenceValue<Key>.self)
    }
  }

  /// This list, or an empty one, with another value for a key.
  package static func setting<Key: PreferenceKey>(
    _ value: Key.Value, for key: Key.Type, in list: PreferenceList?
  ) -> PreferenceList {
    let entry = TypedPreferenceValue<Key>(value)
    var values = list?.values ?? []
    if let index = values.firstIndex(where: { $0.key == entry.key }) {
      values[index] = entry
    } else {
      values.append(entry)
    }
    return PreferenceList(values)
  }
}

/// A value of some key.
package class PreferenceValue {
  fileprivate let key: ObjectIdentifier

  fileprivate init(key: ObjectIdentifier) { self.key = key }

  fileprivate func reduced(with values: ContiguousArray<PreferenceValue>) -> PreferenceValue {
    self
  }
}

/// A value of a key.
package final class TypedPreferenceValue<Key: PreferenceKey>: PreferenceValue {
  package let value: Key.Value

  fileprivate init(_ value: Key.Value) {
    self.value = value
    super.init(key: ObjectIdentifier(Key.self))
  }

  fileprivate override func reduced(
    with values: ContiguousArray<PreferenceValue>
  ) -> PreferenceValue {
    var result = value
    for next in values.dropFirst() {
      Key.reduce(value: &result) {
        unsafeDowncast(next, to: TypedPreferenceValue<Key>.self).value
      }
    }
    return TypedPreferenceValue(result)
  }
}
