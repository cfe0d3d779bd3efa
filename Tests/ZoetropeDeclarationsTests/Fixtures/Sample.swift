// Uses each macro once; the declarations below stand for those of Zoetrope.

extension EnvironmentValues {
  @Entry var accent: String = "none"
}

@Animatable struct Bar {
  var width: Double
  var height = 2.5
  @AnimatableIgnored var name: String
}

#Preview("Bar") {
  Bar(width: 1, name: "a")
}

protocol Animatable {
  associatedtype AnimatableData
  var animatableData: AnimatableData { get set }
}

extension Double: Animatable {
  var animatableData: Double {
    get { self }
    set { self = newValue }
  }
}

struct AnimatableValues<each Value> {
  var value: (repeat each Value)
  init(_ value: repeat each Value) { self.value = (repeat each value) }
}

protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

struct EnvironmentValues {
  subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { key.defaultValue }
    set {}
  }
}

@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
macro Animatable() = #externalMacro(module: "ZoetropeMacros", type: "AnimatableMacro")

@attached(peer)
macro AnimatableIgnored() = #externalMacro(module: "ZoetropeMacros", type: "MarkerMacro")

@attached(accessor)
@attached(peer, names: prefixed(__Key_))
macro Entry() = #externalMacro(module: "ZoetropeMacros", type: "EntryMacro")

@freestanding(declaration)
macro Preview(_ name: String, body: () -> Any) =
  #externalMacro(module: "ZoetropeMacros", type: "PreviewMacro")
