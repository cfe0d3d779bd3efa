import Foundation

/// A reference to a value that is stored elsewhere. The value is read and written through the
/// binding.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  /// The transaction in which values are written through this binding.
  public var transaction: Transaction {
    get { confinedTransaction.onMainActor }
    set { confinedTransaction = Confined(newValue) }
  }

  private var confinedTransaction = Confined(Transaction())
  /// The closures that read and write the value. They run only on the main actor, although a
  /// binding itself may cross isolation boundaries.
  private let access: Confined<Access>

  private struct Access {
    let get: () -> Value
    let set: (Value, Transaction) -> Void
  }

  private var get: () -> Value { access.onMainActor.get }
  private var set: (Value, Transaction) -> Void { access.onMainActor.set }

  /// Creates a binding from two closures. The setter runs inside the binding's transaction.
  ///
  /// - Parameters:
  ///   - get: Returns the value.
  ///   - set: Stores a new value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(get: get) { value, transaction in withTransaction(transaction) { set(value) } }
  }

  /// Creates a binding from two closures. The setter receives the binding's transaction as an
  /// argument.
  ///
  /// - Parameters:
  ///   - get: Returns the value.
  ///   - set: Stores a new value, given the transaction of the write.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    access = Confined(Access(get: get, set: set))
  }

  /// Creates a binding to the state that is stored at a location.
  package init(location: Location<Value>) {
    self.init(
      get: { location.get() },
      set: { value, transaction in
        if transaction.properties.isEmpty {
          location.set(value)
        } else {
          withTransaction(transaction) { location.set(value) }
        }
      })
  }

  /// Returns a binding to a constant. Writes through the binding are ignored.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _, _ in })
  }

  /// The value to which the binding refers.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue, transaction) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Creates a copy of another binding.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Returns a binding to the part of the value at a key path.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    var binding = Binding<Subject>(
      get: { get()[keyPath: keyPath] },
      set: { part, transaction in
        var value = get()
        if Value.self is AnyObject.Type {
          // The part is stored inside an object, which announces the change itself.
          withTransaction(transaction) { value[keyPath: keyPath] = part }
        } else {
          value[keyPath: keyPath] = part
        }
        set(value, transaction)
      })
    binding.transaction = transaction
    return binding
  }

  /// Returns a copy of this binding. Writes through the copy use the given transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  /// Returns a copy of this binding. Writes through the copy are animated.
  ///
  /// - Parameter animation: The animation; nil for writes without an animation. Default:
  ///   ``Animation/default``.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var binding = self
    binding.transaction.animation = animation
    return binding
  }
}

extension Binding: DynamicProperty {}
extension Binding: Sendable where Value: Sendable {}

extension Binding {
  /// Creates a binding to an optional from a binding to a value. Writes of nil are ignored.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      get: { base.wrappedValue },
      set: { value, transaction in
        if let value { base.transaction(transaction).wrappedValue = value }
      })
  }

  /// Creates a binding to the value of an optional. Returns nil if the optional is nil now.
  ///
  /// If the optional becomes nil later, the binding returns the value that the optional had when
  /// the binding was created.
  public init?(_ base: Binding<Value?>) {
    guard let initial = base.wrappedValue else { return nil }
    self.init(
      get: { base.wrappedValue ?? initial },
      set: { value, transaction in base.transaction(transaction).wrappedValue = value })
  }

  /// Creates a binding whose value is type-erased. A write is ignored if the new value is not of
  /// type `V`.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { value, transaction in
        if let value = value.base as? V { base.transaction(transaction).wrappedValue = value }
      })
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The id of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element of the collection.
  public typealias Element = Binding<Value.Element>
  /// An iterator over bindings to the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A slice of bindings to the elements.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// A position in the collection.
  public typealias Index = Value.Index
  /// The type of the collection of all positions.
  public typealias Indices = Value.Indices

  /// The position of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The position after the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The positions of all elements.
  public var indices: Value.Indices { wrappedValue.indices }
  /// Returns the position after the given one.
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  /// Replaces a position by the next one.
  public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

  /// Returns a binding to the element at a position.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    var binding = Binding<Value.Element>(
      get: { get()[position] },
      set: { element, transaction in
        var value = get()
        value[position] = element
        set(value, transaction)
      })
    binding.transaction = transaction
    return binding
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// Returns the position before the given one.
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
  /// Replaces a position by the previous one.
  public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}
