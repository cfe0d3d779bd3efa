import Foundation
import Testing
import Zoetrope

/// Images, in the spelling of published articles.
@MainActor struct ImageSeedTests {
  private struct Header: View {
    var body: some View {
      Image("clouds")
        .resizable()
        .aspectRatio(contentMode: .fit)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  private struct Picture: View {
    var image: Image?
    var body: some View {
      image?
        .renderingMode(.template)
        .interpolation(.high)
        .antialiased(true)
        .resizable(
          capInsets: EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1), resizingMode: .tile
        )
        .scaledToFill()
        .clipShape(Circle())
        .imageScale(.large)
        .foregroundColor(.red)
    }
  }

  @Test func `images and their modifiers compile and draw`() throws {
    let host = Host(100, 100) {
      VStack {
        Header()
        Picture(image: Image("clouds", bundle: nil, label: Text("Clouds")))
        Image(decorative: "clouds", bundle: .main)
        Image(systemName: "cloud.fill")
      }
    }
    #expect(host.placements().count == 4)
    #expect(Image("clouds") == Image("clouds", bundle: nil))
    let modes: Set<Image.ResizingMode> = [.tile, .stretch]
    let ways: Set<Image.Interpolation> = [.none, .low, .medium, .high]
    let scales: Set<Image.Scale> = [.small, .medium, .large]
    let templates: Set<Image.TemplateRenderingMode> = [.template, .original]
    #expect(modes.count + ways.count + scales.count + templates.count == 11)
    #expect(Image.Orientation.allCases.map(\.rawValue).sorted() == Array(0..<8))
  }

  @Test func `images of pixels compile and draw`() throws {
    let pixels = try CGImage(width: 1, height: 1, bytes: [0, 0, 0, 255])
    let images = [
      Image(pixels, scale: 2, label: Text("dot")),
      Image(pixels, scale: 2, orientation: .left, label: Text("dot")),
      Image(decorative: pixels, scale: 1),
      Image(decorative: pixels, scale: 1, orientation: .downMirrored),
    ]
    for image in images {
      #expect(Host(10, 10) { image }.placements().count == 1)
    }
    #expect(EnvironmentValues().imageScale == .medium)
  }
}
