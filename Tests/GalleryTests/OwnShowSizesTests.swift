import SwiftUI
import Testing

/// A modifier as in "The SwiftUI Layout Protocol, Part 2", in a file of a person.
/// https://swiftui-lab.com/layout-protocol-part-2
private struct OwnMeasure<Content: View>: View {
  let requests: [OwnRequest]
  let content: Content
  var body: some View { content.overlay(Text("\(requests.count)").fixedSize().offset(y: -20)) }
}

private enum OwnRequest {
  case minimum, ideal, maximum, current
  case proposal(size: ProposedViewSize)
}

extension View {
  @ViewBuilder fileprivate func showSizes(
    _ requests: [OwnRequest] = [.minimum, .ideal, .maximum]
  ) -> some View { OwnMeasure(requests: requests, content: self) }
}

/// A declaration of one's own is preferred to that of the library, in Swift 5 mode.
@MainActor struct OwnShowSizesTests {
  @Test func `a modifier of one's own named showSizes is called in place of the library's`() {
    let size = ProposedViewSize(width: 30, height: .infinity)
    let names = [
      "\(type(of: Text("a").showSizes()))", "\(type(of: Text("a").showSizes([])))",
      "\(type(of: Text("a").showSizes([.current, .maximum])))",
      "\(type(of: Text("a").showSizes([.proposal(size: size)])))",
    ]
    #expect(names == Array(repeating: "OwnMeasure<Text>", count: 4))
  }
}
