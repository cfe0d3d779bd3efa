import Foundation
import TestSupport
import Testing
import Zoetrope
import ZoetropeDisplayList
import ZoetropeImages
import ZoetropeSequences

@testable import ZoetropeRecorder

@MainActor struct WindowBackgroundTests {
  private static let size = CGSize(width: 20, height: 10)

  private func anim(_ scheme: ColorScheme?, background: Color? = Anim.windowBackground) -> Anim {
    Anim("a", size: Self.size, duration: 1, rate: 10, background: background) {
      Color(red: 1, green: 0, blue: 0).frame(width: 4, height: 4).preferredColorScheme(scheme)
    }
  }

  /// The components of the pixel in the corner: red, green, blue, alpha.
  private func corner(
    _ anim: Anim, frame: Int = 0, _ change: (inout RecordingOptions) -> Void = { _ in }
  ) async throws -> [UInt8] {
    var options = RecordingOptions()
    change(&options)
    let folder = try TemporaryFolder()
    let picture = try await anim.still(.frame(frame), options: options).picture
    try picture.write(to: folder.path + "/a.png")
    return Array(try DecodedPNG(folder.bytes("a.png")).pixels.prefix(4))
  }

  private static let black: [UInt8] = [0, 0, 0, 255]
  private static let white: [UInt8] = [255, 255, 255, 255]

  @Test func `the window is white, and black while the root view asks for dark mode`()
    async throws
  {
    #expect(try await corner(anim(nil)) == Self.white)
    #expect(try await corner(anim(.light)) == Self.white)
    #expect(try await corner(anim(.dark)) == Self.black)
  }

  @Test func `a dark environment of the views alone leaves the window white`() async throws {
    let anim = Anim("a", size: Self.size, duration: 1, rate: 10) {
      Color.red.frame(width: 4, height: 4).environment(\.colorScheme, .dark)
    }
    #expect(try await corner(anim) == Self.white)
  }

  @Test func `a given background wins over dark mode`() async throws {
    #expect(try await corner(anim(.dark, background: .white)) == Self.white)
    #expect(try await corner(anim(.dark, background: nil)) == [0, 0, 0, 0])
    let dark = anim(.dark)
    #expect(try await corner(dark) { $0.background = .transparent } == [0, 0, 0, 0])
    #expect(try await corner(dark) { $0.background = .color(.white) } == Self.white)
  }

  @Test func `the window changes at once, also within an animation`() async throws {
    let anim = Anim("a", size: Self.size, duration: 1, rate: 10, state: false) { isDark in
      Color.red.frame(width: 4, height: 4)
        .preferredColorScheme(isDark.wrappedValue ? .dark : .light)
    } cues: { isDark in
      Cue(at: 0.5) { withAnimation(.linear(duration: 0.4)) { isDark.wrappedValue = true } }
    }
    #expect(try await corner(anim, frame: 4) == Self.white)
    #expect(try await corner(anim, frame: 6) == Self.black)
    #expect(try await corner(anim, frame: 9) == Self.black)
  }

  @Test func `a list without dark mode has no fill for the window`() throws {
    let light = try anim(nil).start()
    let dark = try anim(.dark).start()
    let explicit = try anim(.dark, background: .black).start()
    let (items, darkItems) = (light.displayList().items, dark.displayList().items)
    #expect(explicit.displayList().items == items)
    #expect(Array(darkItems.dropFirst()) == items)
    #expect(dark.freshDisplayList().items == darkItems)
  }

  @Test func `the settings of a recording state both backgrounds`() throws {
    func settings(
      _ anim: Anim, _ background: RecordingOptions.Background = .anim
    ) throws -> RecordingSettings {
      var options = RecordingOptions()
      options.folder = try TemporaryFolder().path + "/frames"
      options.background = background
      return RecordingSettings(try RecordingPlan(anim, options: options))
    }
    let window = try settings(anim(nil))
    #expect(window.background == [1, 1, 1, 1])
    #expect(window.darkBackground == [0, 0, 0, 1])
    let white = try settings(anim(nil, background: .white))
    #expect(white.background == [1, 1, 1, 1])
    #expect(white.darkBackground == nil)
    let none = try settings(anim(nil), .transparent)
    #expect(none.background == nil && none.darkBackground == nil)
    let difference = window.difference(from: white, allowsAnyBuild: false)
    #expect(difference?.name == "darkBackground")
    #expect(difference?.values == ["#000000", "none"])
  }
}
