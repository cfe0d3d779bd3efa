/// The preference values of a view and its subtree, by key.
///
/// A list never changes, so that a comparison of references (`===`) recognizes unchanged
/// preferences.
package final class PreferenceList {
  private let values: ContiguousArray<PreferenceValue>

  private init(_ values: ContiguousArray<PreferenceValue>) { self.values = values }

  /// Combines the lists of sibling views, in order.
  ///
  /// - Complexity: O(*v* × *k*) plus the calls of each key's `reduce`, where *v* is the number of
  ///   values in all lists and *k* is the number of different keys.
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

  /// The entry for a key, or nil if no view in the subtree has set it.
  ///
  /// An entry never changes: the same object always holds the same value.
  package func entry<Key: PreferenceKey>(for key: Key.Type) -> TypedPreferenceValue<Key>? {
    let id = ObjectIdentifier(key)
    return values.first { $0.key == id }.map {
      unsafeDowncast($0, to: TypedPreferenceValue<Key>.self)
    }
  }

  /// Returns a copy of a list in which a key has a new value. A nil list counts as empty.
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

/// A preference value together with its key. The type of the key is erased.
package class PreferenceValue {
  fileprivate let key: ObjectIdentifier

  fileprivate init(key: ObjectIdentifier) { self.key = key }

  fileprivate func reduced(with values: ContiguousArray<PreferenceValue>) -> PreferenceValue {
    self
  }
}

/// A preference value together with its key.
package final class TypedPreferenceValue<Key: PreferenceKey>: PreferenceValue {
  /// The value of the preference.
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
