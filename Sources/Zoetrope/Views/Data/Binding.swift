import Foundation

/// A value that lives elsewhere, and can be read and written through this.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  /// What writes through this binding travel with.
  public var transaction: Transaction {
    get { confinedTransaction.onMainActor }
    set { confinedTransaction = Confined(newValue) }
  }

  private var confinedTransaction = Confined(Transaction())
  /// Bindings may be handed about freely; what they reach is read and written on the main actor.
  private let access: Confined<Access>

  private struct Access {
    let get: () -> Value
    let set: (Value, Transaction) -> Void
  }

  private var get: () -> Value { access.onMainActor.get }
  private var set: (Value, Transaction) -> Void { access.onMainActor.set }

  /// Creates a binding of two closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(get: get) { value, transaction in withTransaction(transaction) { set(value) } }
  }

  /// Creates a binding of two closures, one of which takes the transaction of a write.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    access = Confined(Access(get: get, set: set))
  }

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

  /// A binding to a value that does not change.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _, _ in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue, transaction) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Creates a binding of a projected one.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    var binding = Binding<Subject>(
      get: { get()[keyPath: keyPath] },
      set: { part, transaction in
        var value = get()
        if Value.self is AnyObject.Type {
          // The part changes inside an object, which tells by itself.
          withTransaction(transaction) { value[keyPath: keyPath] = part }
        } else {
          value[keyPath: keyPath] = part
        }
        set(value, transaction)
      })
    binding.transaction = transaction
    return binding
  }

  /// A binding whose writes travel with a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  /// A binding whose writes are animated; nil for writes without an animation.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var binding = self
    binding.transaction.animation = animation
    return binding
  }
}

extension Binding: DynamicProperty {}
extension Binding: Sendable where Value: Sendable {}

extension Binding {
  /// A binding to an optional, of one to a value.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      get: { base.wrappedValue },
      set: { value, transaction in
        if let value { base.transaction(transaction).wrappedValue = value }
      })
  }

  /// A binding to the value inside an optional, nil where there is none.
  public init?(_ base: Binding<Value?>) {
    guard let initial = base.wrappedValue else { return nil }
    self.init(
      get: { base.wrappedValue ?? initial },
      set: { value, transaction in base.transaction(transaction).wrappedValue = value })
  }

  /// A binding to a hashable value without its type.
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
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// Goes through the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// Bindings to some of the elements.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// A position in the collection.
  public typealias Index = Value.Index
  /// The positions in the collection.
  public typealias Indices = Value.Indices

  /// The first position.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The position after the last.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// All positions.
  public var indices: Value.Indices { wrappedValue.indices }
  /// The next position.
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  /// Goes to the next position.
  public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

  /// A binding to an element.
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
  /// The position before.
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
  /// Goes to the position before.
  public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}
