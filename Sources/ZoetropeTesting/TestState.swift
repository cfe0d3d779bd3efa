import Foundation
import Zoetrope

/// A piece of state that a test writes and that views on a ``Stage`` read.
///
/// ```swift
/// let turned = TestState(false)
/// let stage = try await Stage(size: size) { Wheel(turned: turned.binding) }
/// withAnimation { turned.value = true }
/// try await stage.advance(by: 0.5)
/// ```
///
/// The stage shows what was written once it is advanced. Any `@Observable` model of your own does
/// the same.
@MainActor @Observable public final class TestState<Value> {
  /// The value. A body that reads it is evaluated again when it changes.
  public var value: Value

  /// Creates a piece of state.
  ///
  /// - Parameter value: What it is at first.
  public init(_ value: Value) { self.value = value }

  /// A binding to the value, for views that take one.
  public var binding: Binding<Value> {
    Binding(get: { self.value }, set: { self.value = $0 })
  }
}
