import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

/// Images that would be loaded.
@MainActor struct AsyncImageTests {
  private let web = URL(string: "https://example.com/a.png")

  @Test func `an image of the network stays a placeholder`() {
    let host = Host(100, 100) {
      AsyncImage(url: web) { image in
        image.resizable()
      } placeholder: {
        box("wait", 10, 10)
      }
    }
    #expect(host.frame("wait").width == 10)
    let phases = Host(100, 100) {
      AsyncImage(url: nil, transaction: Transaction(animation: .default)) { phase in
        switch phase {
        case .empty: box("empty", 10, 10)
        case .success(let image): image
        case .failure: box("failure", 10, 10)
        @unknown default: EmptyView()
        }
      }
    }
    #expect(phases.frame("empty").width == 10)
    #expect(!Host(100, 100) { AsyncImage(url: web) }.displayList().items.isEmpty)
  }

  @Test func `an image in a file is there at once, or fails`() throws {
    let folder = try ImageFolder()
    let file = try folder.add("a.png", 12, 6)
    for (url, name) in [(file, "image"), (folder.url.appendingPathComponent("no.png"), "error")] {
      let host = Host(100, 100) {
        AsyncImage(url: url) { phase in
          if let image = phase.image {
            image.resizable().frame(width: 30, height: 10).background { box("image", 30, 10) }
          } else if phase.error != nil {
            box("error", 30, 10)
          }
        }
      }
      #expect(host.frame(name).width == 30, "\(name)")
    }
  }
}
