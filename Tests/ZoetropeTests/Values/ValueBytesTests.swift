import Foundation
import Testing
import Zoetrope

struct ValueBytesTests {
  private struct Padded: Equatable {
    var flag: Bool
    var number: Double
    var letter: UInt8
  }

  private struct Nested {
    var first: Padded
    var tail: UInt8
    var name: String
  }

  /// A value created in memory that was filled with a byte before.
  private func value<T>(over byte: UInt8, _ make: (UnsafeMutablePointer<T>) -> Void) -> T {
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: MemoryLayout<T>.stride, alignment: MemoryLayout<T>.alignment)
    defer { memory.deallocate() }
    memset(memory, Int32(byte), MemoryLayout<T>.stride)
    let pointer = memory.bindMemory(to: T.self, capacity: 1)
    make(pointer)
    return pointer.move()
  }

  @Test(arguments: [UInt8(0), 0x55, 0xFF])
  func `padding between properties is ignored`(byte: UInt8) {
    func padded(over byte: UInt8) -> Padded {
      value(over: byte) {
        $0.pointer(to: \.flag)!.initialize(to: true)
        $0.pointer(to: \.number)!.initialize(to: 2)
        $0.pointer(to: \.letter)!.initialize(to: 3)
      }
    }
    let bytes = ValueBytes(of: Padded.self)
    let (a, b) = (padded(over: byte), padded(over: ~byte))
    #expect(bytes.areEqual(a, b))
    #expect(!bytes.areEqual(a, Padded(flag: true, number: 2, letter: 4)))
    #expect(!bytes.areEqual(a, Padded(flag: false, number: 2, letter: 3)))
    #expect(!bytes.areEqual(a, Padded(flag: true, number: 2.5, letter: 3)))
  }

  @Test func `every property counts, nested ones included`() {
    let bytes = ValueBytes(of: Nested.self)
    let base = Nested(first: Padded(flag: true, number: 1, letter: 2), tail: 3, name: "a")
    #expect(bytes.areEqual(base, base))
    var other = base
    other.tail = 4
    #expect(!bytes.areEqual(base, other))
    other = base
    other.name = "b"
    #expect(!bytes.areEqual(base, other))
    other = base
    other.first.letter = 9
    #expect(!bytes.areEqual(base, other))
  }

  @Test
  func `values without properties are equal, and numbers, classes and closures compare by bits`() {
    #expect(ValueBytes(of: Void.self).areEqual((), ()))
    #expect(ValueBytes(of: Double.self).areEqual(1.5, 1.5))
    #expect(!ValueBytes(of: Double.self).areEqual(1.5, 2.5))
    final class Object {}
    let (a, b) = (Object(), Object())
    #expect(ValueBytes(of: Object.self).areEqual(a, a))
    #expect(!ValueBytes(of: Object.self).areEqual(a, b))
    struct Action {
      var body: () -> Void
    }
    let action = Action { [a] in _ = a }
    let (copy, other) = (action, Action { [b] in _ = b })
    let bytes = ValueBytes(of: Action.self)
    #expect(bytes.areEqual(action, copy))
    #expect(!bytes.areEqual(action, other))
  }

  @Test func `types other than structures compare as a whole`() {
    enum Choice { case number(Int), none }
    let bytes = ValueBytes(of: Choice.self)
    #expect(bytes.areEqual(Choice.number(1), Choice.number(1)))
    #expect(!bytes.areEqual(Choice.number(1), Choice.number(2)))
    #expect(!bytes.areEqual(Choice.number(1), Choice.none))
    let some: any Sendable = 1
    let other: any Sendable = 2
    #expect(ValueBytes(of: (any Sendable).self).areEqual(some, some))
    #expect(!ValueBytes(of: (any Sendable).self).areEqual(some, other))
    #expect(!ValueBytes(of: (Int, Int).self).areEqual((1, 2), (1, 3)))
  }

  @MainActor @Test func `a view may be an enumeration`() async throws {
    enum Screen: View {
      case wide, narrow
      var body: some View { box("a", self == .wide ? 20 : 10, 5) }
    }
    let host = Host(size: CGSize(width: 100, height: 100))
    host.show(Screen.wide)
    try await host.advance(to: 0)
    #expect(host.frame("a").width == 20)
  }
}
