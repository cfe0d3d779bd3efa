import Foundation
import Zoetrope

/// A piece of state. A test writes it, and views on a ``Stage`` read it.
///
/// ```swift
/// let turned = TestState(false)
/// let stage = try await Stage(size: size) { Wheel(turned: turned.binding) }
/// withAnimation { turned.value = true }
/// try await stage.advance(by: 0.5)
/// ```
///
/// A written value takes effect when the stage is advanced, or at a call of ``Stage/settle()``. Any
/// `@Observable` model of your own serves the same purpose.
@MainActor @Observable public final class TestState<Value> {
  /// The value. After a change, each body that has read the value is evaluated again.
  public var value: Value

  /// Creates a piece of state.
  ///
  /// - Parameter value: The initial value.
  public init(_ value: Value) { self.value = value }

  /// A binding to the value.
  public var binding: Binding<Value> {
    Binding(get: { self.value }, set: { self.value = $0 })
  }
}
