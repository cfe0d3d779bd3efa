import Foundation
import Synchronization
import Testing
import Zoetrope

/// Foundation has a `Host`, too.
typealias Host = Zoetrope.Host

/// An ordered log of events, which layouts, being `Sendable`, can write as well.
final class Journal: Sendable {
  private let storage = Mutex<[String]>([])

  var lines: [String] { storage.withLock { $0 } }

  func note(_ line: String) { storage.withLock { $0.append(line) } }

  /// Returns the lines and clears the log.
  func take() -> [String] {
    storage.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }

  func count(_ line: String) -> Int { lines.count { $0 == line } }
}

/// A value that a view hands out while it is shown, such as the binding to its state.
@MainActor final class Handout<Value> {
  private var stored: Value?

  func give(_ value: Value) { stored = value }

  func get() throws -> Value { try #require(stored) }
}

/// A leaf that can be found by its name.
@MainActor func mark(_ name: String) -> some View { mark(name) { Color.black } }

/// A given leaf that can be found by its name.
@MainActor func mark<Leaf: View>(_ name: String, _ leaf: () -> Leaf) -> some View {
  let leaf = leaf()
  return ForEach([name], id: \.self) { _ in leaf }
}

/// A leaf of a fixed size that can be found by its name.
@MainActor func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
  mark(name).frame(width: width, height: height)
}

extension View {
  /// Fills the view's frame with a named leaf, so that containers can be measured, too.
  @MainActor func measured(_ name: String) -> some View { background { mark(name) } }
}

extension Host {
  convenience init<Content: View>(
    _ width: CGFloat, _ height: CGFloat, interpolation: LayoutInterpolation = .parameters,
    @ViewBuilder _ content: () -> Content
  ) {
    self.init(size: CGSize(width: width, height: height), interpolation: interpolation)
    show(content())
  }

  /// The frames of the leaves by name, or by the id of their `ForEach`.
  func frames() -> [String: CGRect] {
    Dictionary(
      placements().map { ($0.path.lastElement ?? $0.path, $0.frame) },
      uniquingKeysWith: { $1 })
  }

  /// The frame of a named leaf; far away if there is none.
  func frame(_ name: String) -> CGRect {
    frames()[name] ?? CGRect(x: -1e9, y: -1e9, width: -1, height: -1)
  }

  /// The center of a named leaf.
  func center(_ name: String) -> CGPoint {
    let frame = frame(name)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// The left edge of a named leaf.
  func x(_ name: String) -> CGFloat { frame(name).minX }
}

extension String {
  /// The id of the innermost element of a `ForEach` in a path.
  fileprivate var lastElement: String? {
    guard let start = range(of: "ForEach[", options: .backwards) else { return nil }
    return String(self[start.upperBound...].prefix { $0 != "]" })
  }
}

/// Whether two lengths are equal except for rounding.
func near(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-9) -> Bool {
  abs(a - b) <= tolerance
}

func near(_ a: CGPoint, _ b: CGPoint, _ tolerance: CGFloat = 1e-9) -> Bool {
  near(a.x, b.x, tolerance) && near(a.y, b.y, tolerance)
}

func near(_ a: CGSize, _ b: CGSize, _ tolerance: CGFloat = 1e-9) -> Bool {
  near(a.width, b.width, tolerance) && near(a.height, b.height, tolerance)
}

func near(_ a: CGRect, _ b: CGRect, _ tolerance: CGFloat = 1e-9) -> Bool {
  near(a.origin, b.origin, tolerance) && near(a.size, b.size, tolerance)
}
