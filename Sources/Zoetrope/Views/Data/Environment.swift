import Foundation

/// A property that reads a value from the environment of its view.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object(any EnvironmentReading.Type)

    func read(_ environment: EnvironmentValues) -> Value? {
      switch self {
      case .keyPath(let keyPath): environment[keyPath: keyPath]
      case .object(let reader): reader.read(environment) as? Value
      }
    }
  }

  private let source: Source
  private var value: Value?

  /// Creates a property that reads the environment value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  init(reader: any EnvironmentReading.Type) { source = .object(reader) }

  /// The value in the view's environment. Outside of a body, the property returns the default value
  /// of its key.
  ///
  /// If the property was created from an object type and is not optional, reading it traps when no
  /// enclosing view has set the object. The missing object is a programming error.
  public var wrappedValue: Value {
    guard let value = value ?? source.read(EnvironmentValues()) else {
      preconditionFailure(
        "No object of type \(Value.self) was found. A View.environment(_:) for \(Value.self) may "
          + "be missing around this view.")
    }
    return value
  }

  /// Reads the value from the node's environment, and stores a closure that detects a change of the
  /// value.
  public mutating func _connect(_ slot: inout _DynamicSlot, _ node: _ViewNode) {
    let source = self.source
    let value = source.read(node.inputs.environment)
    var equality = Equality<Value?>()
    slot.readsChanged = { [unowned graph = node.graph] environment in
      let new = source.read(environment)
      return !graph.haveEqualBytes(new, value) && !equality.areEqual(new, value)
    }
    self.value = value
  }
}

/// A modifier that changes the environment of its content.
nonisolated package struct EnvironmentWriter: ViewModifier {
  package typealias Body = Never
  var write: (inout EnvironmentValues) -> Void

  /// Creates a modifier that changes the environment of a view.
  package init(write: @escaping (inout EnvironmentValues) -> Void) { self.write = write }

  package static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    EnvironmentNode(view, inputs)
  }
}

private final class EnvironmentNode<C: View>: UnaryNode<ModifiedContent<C, EnvironmentWriter>, C> {
  private var inner: EnvironmentValues?

  init(_ view: ModifiedContent<C, EnvironmentWriter>, _ inputs: _ViewInputs) {
    super.init(view, inputs, content: \.content)
  }

  override func willUpdate(_ change: Change) {
    guard inner == nil || change.isDirty || change.environmentChanged else { return }
    var environment = inputs.environment
    view.modifier.write(&environment)
    inner = environment
  }

  override var environmentForChild: EnvironmentValues { inner ?? inputs.environment }

  override var inputsForChild: _ViewInputs {
    var inputs = childInputs
    inputs.environment = environmentForChild
    return inputs
  }
}

extension View {
  /// Sets an environment value for this view and its subtree.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(EnvironmentWriter { $0[keyPath: keyPath] = value })
  }

  /// Transforms an environment value for this view and its subtree.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentWriter { transform(&$0[keyPath: keyPath]) })
  }
}
