import Foundation
import SwiftUI
import Testing
import ZoetropeTesting

@testable import Zoetrope

/// A picture of the article EverydayPictures: a view at a time, 320 points wide.
struct EverydayPicture: CustomStringConvertible, Sendable {
  /// The name of the files, without `everyday-`, scheme and extension.
  let name: String
  /// The height in points.
  let height: CGFloat
  /// The time in seconds.
  let time: Double
  /// The number of diagnostics that the view causes.
  let noteCount: Int
  let fonts: FontSource
  let view: @MainActor @Sendable () -> AnyView

  init(
    _ name: String, height: CGFloat, at time: Double = 0, notes noteCount: Int = 0,
    fonts: FontSource = .environment,
    _ view: @escaping @MainActor @Sendable () -> some View
  ) {
    self.name = name
    self.height = height
    self.time = time
    self.noteCount = noteCount
    self.fonts = fonts
    self.view = { AnyView(view()) }
  }

  var description: String { name }

  /// Returns a stage that shows the view in a color scheme, at the picture's time.
  @MainActor func stage(_ scheme: ColorScheme) async throws -> Stage {
    let stage = try await Stage(size: CGSize(width: 320, height: height), fonts: fonts) {
      view()
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(.systemBackground))
        .environment(\.colorScheme, scheme)
    }
    try await stage.advance(to: time)
    return stage
  }
}

/// The pictures of the article EverydayPictures are those that its code draws.
///
/// `ZOETROPE_RECORD=all swift test --filter EverydayPictureTests` draws them anew.
@MainActor struct EverydayPictureTests {
  /// The folder of the pictures, seen from the folder of this file.
  private static let folder = "../../\(Document.catalogue)/Everyday"

  /// Whether the system font is the one that the pictures are drawn with: Inter of fonts-inter
  /// 4.0~beta7. With other fonts, only the presence of the pictures is checked.
  private static let hasFonts: Bool = {
    let path = try? FontSource.environment.choices().faces.first { $0.weight == 400 }?.file
    let attributes = path.flatMap { try? FileManager.default.attributesOfItem(atPath: $0) }
    return attributes?[.size] as? Int == interSize
  }()

  /// The number of bytes of that version's `Inter-Regular.otf`.
  private static let interSize = 258_992

  private func check(_ stage: Stage, _ name: String) {
    if Self.hasFonts {
      expectPicture(of: stage, named: name, scale: 2, folder: Self.folder)
    } else {
      let file = Document.root.appending(path: "\(Document.catalogue)/Everyday/\(name).png")
      #expect(FileManager.default.fileExists(atPath: file.path), "\(name)")
    }
  }

  @Test(arguments: EverydayPicture.all, [ColorScheme.light, .dark])
  func `a picture of an everyday view is what its code draws`(
    picture: EverydayPicture, scheme: ColorScheme
  ) async throws {
    let stage = try await picture.stage(scheme)
    #expect(stage.diagnostics.count == picture.noteCount, "\(stage.diagnostics)")
    check(stage, "everyday-\(picture.name)\(scheme == .dark ? "~dark" : "")")
  }

  @Test func `the pictures of windows are what the apps draw`() async throws {
    let windows =
      try await Anim.anims(of: EverydayViews.NotesApp.self)
      + Anim.anims(of: EverydayViews.NightApp.self)
    #expect(windows.count == 2)
    for (anim, name) in zip(windows, ["window", "dark-window"]) {
      let stage = try await Stage(anim)
      #expect(stage.diagnostics.isEmpty)
      check(stage, "everyday-\(name)")
    }
  }

  @Test func `the article shows every picture of an everyday view`() {
    let article = Document("\(Document.catalogue)/EverydayPictures.md").text
    for name in EverydayPicture.all.map(\.name) + ["window", "dark-window"] {
      #expect(article.contains("](everyday-\(name).png)"), "\(name)")
    }
  }
}
