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
  @Previewable @State var width = 1.0
  return Bar(width: width, name: "a")
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

@attached(peer)
macro Previewable() = #externalMacro(module: "ZoetropeMacros", type: "MarkerMacro")

protocol PreviewRegistry {
  static var fileID: String { get }
  static var line: Int { get }
  static var column: Int { get }
  static func makePreview() throws -> Preview
}

struct Preview {
  init(_ name: String, body: () -> Any) {}
}

protocol View {
  associatedtype Body
  var body: Body { get }
}

extension Bar: View {
  var body: Never { fatalError() }
}

extension Never: View {
  var body: Never { self }
}

@propertyWrapper struct State<Value> {
  var wrappedValue: Value
}
