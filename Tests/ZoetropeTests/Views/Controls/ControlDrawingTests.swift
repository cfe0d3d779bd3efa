import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

@MainActor struct ControlDrawingTests {
  /// The boxes and the colors of the shapes of a control, from back to front.
  private func drawing(
    of control: some View, _ scheme: ColorScheme = .light
  ) -> [String] {
    Host(100, 40) { control.environment(\.colorScheme, scheme) }.displayList().fills.map {
      let box = $0.path.boundingRect.applying($0.fill.transform)
      let rgb = [$0.color.red, $0.color.green, $0.color.blue, $0.color.alpha]
        .map { "\(Int(($0 * 255).rounded()))" }.joined(separator: ",")
      return "\(short(box.origin)) \(short(box.size)) \(rgb)"
    }
  }

  @Test func `a switch is a disc on a capsule`() {
    func toggle(_ isOn: Bool) -> some View {
      Toggle("", isOn: .constant(isOn)).labelsHidden()
    }
    #expect(
      drawing(of: toggle(true)) == [
        "24.5,4.5 51,31 52,199,89,255", "46,8 28,28 0,0,0,13", "46,6.5 28,28 0,0,0,20",
        "46.5,6.5 27,27 255,255,255,255",
      ])
    #expect(drawing(of: toggle(false)).first == "24.5,4.5 51,31 120,120,128,41")
    #expect(drawing(of: toggle(false)).last == "26.5,6.5 27,27 255,255,255,255")
    #expect(drawing(of: toggle(false), .dark).first == "24.5,4.5 51,31 120,120,128,82")
    #expect(drawing(of: toggle(true).tint(.black)).first == "24.5,4.5 51,31 0,0,0,255")
  }

  @Test(arguments: [(0.0, 14.0), (0.5, 50), (1, 86)])
  func `a slider is filled up to the middle of its knob`(value: Double, middle: CGFloat) {
    let drawing = drawing(of: Slider(value: .constant(value)))
    #expect(drawing.count == 5)
    #expect(drawing.first == "0,18 100,4 120,120,128,51")
    #expect(drawing[1] == "0,18 \(short(middle)),4 0,122,255,255")
    #expect(drawing.last == "\(short(middle - 14)),6 28,28 255,255,255,255")
  }

  @Test func `disabled controls are pale`() {
    let control = Slider(value: .constant(0.5)).disabled(true)
    let layers = Host(100, 40) { control }.displayList().items.filter {
      if case .pushLayer(let layer) = $0 { layer.opacity == 0.5 } else { false }
    }
    #expect(layers.count == 1)
  }
}
