import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

@MainActor struct BindingTests {
  struct Model: Equatable {
    var name = "a"
    var numbers = [1, 2, 3]
    var size = CGSize(width: 10, height: 20)
  }

  @Test func `a binding to a value has bindings to its members`() {
    let host = Host(size: .zero)
    let model = host.makeState(Model())
    model.name.wrappedValue = "b"
    model.size.width.wrappedValue = 30
    #expect(model.wrappedValue == Model(name: "b", size: CGSize(width: 30, height: 20)))
    #expect(model.size.height.wrappedValue == 20)
  }

  @Test func `a binding to a collection has bindings to its elements`() {
    let host = Host(size: .zero)
    let model = host.makeState(Model())
    let numbers = model.numbers
    numbers[1].wrappedValue = 7
    for number in numbers { number.wrappedValue += 100 }
    #expect(model.wrappedValue.numbers == [101, 107, 103])
    #expect(numbers.count == 3)
    #expect(numbers.map(\.wrappedValue) == [101, 107, 103])
    #expect(numbers.reversed().first?.wrappedValue == 103)
    #expect(host.makeState([Int]()).isEmpty)
  }

  @Test func `a constant binding keeps its value`() {
    let constant = Binding.constant(5)
    constant.wrappedValue = 6
    #expect(constant.wrappedValue == 5)
    #expect(constant.projectedValue.wrappedValue == 5)
  }

  @Test func `a binding of closures reads and writes through them`() {
    let host = Host(size: .zero)
    let celsius = host.makeState(0.0)
    let fahrenheit = Binding(
      get: { celsius.wrappedValue * 1.8 + 32 }, set: { celsius.wrappedValue = ($0 - 32) / 1.8 })
    #expect(fahrenheit.wrappedValue == 32)
    fahrenheit.wrappedValue = 212
    #expect(near(celsius.wrappedValue, 100))
  }

  @Test func `optional bindings are wrapped and unwrapped`() {
    let host = Host(size: .zero)
    let optional = host.makeState(Int?.none)
    #expect(Binding<Int>(optional) == nil)
    optional.wrappedValue = 4
    let unwrapped = Binding<Int>(optional)
    #expect(unwrapped?.wrappedValue == 4)
    unwrapped?.wrappedValue = 5
    #expect(optional.wrappedValue == 5)
    optional.wrappedValue = nil
    #expect(unwrapped?.wrappedValue == 4)

    let number = host.makeState(1)
    let wrapped = Binding<Int?>(number)
    wrapped.wrappedValue = 8
    wrapped.wrappedValue = nil
    #expect(number.wrappedValue == 8)
    let erased = Binding<AnyHashable>(number)
    erased.wrappedValue = 9
    erased.wrappedValue = "ten"
    #expect(number.wrappedValue == 9)
  }

  struct Sized: View {
    @Binding var width: CGFloat
    var body: some View { box("a", width, 10) }
  }

  @Test func `writes through an animated binding animate`() async throws {
    let host = Host(size: CGSize(width: 100, height: 10))
    let width = host.makeState(CGFloat(10))
    host.show(Sized(width: width))
    width.animation(.linear(duration: 1)).wrappedValue = 20
    try await host.advance(to: 0.5)
    #expect(near(host.frame("a").width, 15))
    try await host.advance(to: 1)
    width.animation(nil).wrappedValue = 30
    try await host.advance(to: 1)
    #expect(host.frame("a").width == 30)
  }

  @Test func `a binding with a nil animation writes without one inside any transaction`()
    async throws
  {
    let host = Host(size: CGSize(width: 100, height: 10))
    let width = host.makeState(CGFloat(10))
    host.show(Sized(width: width))
    withAnimation(.linear(duration: 1)) { width.animation(nil).wrappedValue = 20 }
    try await host.advance(to: 0)
    #expect(host.frame("a").width == 20)
    withAnimation(.linear(duration: 1)) { width.wrappedValue = 10 }
    try await host.advance(to: 0)
    #expect(host.frame("a").width == 20)
  }

  @Test func `parts of an animated binding are animated`() async throws {
    let host = Host(size: CGSize(width: 100, height: 10))
    let sizes = host.makeState([CGSize(width: 10, height: 10)])
    host.show(Sized(width: sizes[0].width))
    sizes.animation(.linear(duration: 1))[0].width.wrappedValue = 30
    try await host.advance(to: 0.25)
    #expect(near(host.frame("a").width, 15))
    var transaction = Transaction(animation: .linear(duration: 2))
    transaction.disablesAnimations = true
    sizes.transaction(transaction)[0].width.wrappedValue = 50
    try await host.advance(to: 4)
    #expect(host.frame("a").width == 50)
  }

  struct Numbers: View {
    @Binding var items: [Item]
    var body: some View {
      HStack(spacing: 0) {
        ForEach($items) { $item in
          Sizes(width: $item.width)
        }
      }
    }
  }

  struct Item: Identifiable, Equatable {
    var id: String
    var width: CGFloat
  }

  struct Sizes: View {
    @Binding var width: CGFloat
    var body: some View { Color.red.frame(width: width, height: 10) }
  }

  @Test func `ForEach shows elements by their bindings`() async throws {
    let host = Host(size: CGSize(width: 100, height: 10))
    let items = host.makeState([Item(id: "a", width: 10), Item(id: "b", width: 20)])
    host.show(Numbers(items: items))
    #expect(host.frame("b") == CGRect(x: 45, y: 0, width: 20, height: 10))
    items[1].width.wrappedValue = 40
    try await host.advance(to: 0)
    #expect(host.frame("b") == CGRect(x: 35, y: 0, width: 40, height: 10))
    items.wrappedValue.reverse()
    try await host.advance(to: 0)
    #expect(host.frame("b").minX == 25)
  }
}
