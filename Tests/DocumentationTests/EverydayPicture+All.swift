import SwiftUI

extension EverydayPicture {
  /// The pictures of the article.
  static let all = [
    EverydayPicture("counters", height: 140, at: 3.5) { EverydayTime.Counters() },
    EverydayPicture("weather", height: 60) { EverydayTime.Weather() },
    EverydayPicture("signup", height: 80) { EverydayTime.SignupForm() },
    EverydayPicture("dates", height: 160, at: 75) { EverydayTime.Dates() },
    EverydayPicture("countdown", height: 60, at: 30) { EverydayTime.Countdown() },
    EverydayPicture("system-colors", height: 140) { EverydayUIKit.SystemColors() },
    EverydayPicture("backgrounds", height: 230) { EverydayUIKit.Backgrounds() },
    EverydayPicture("grouped", height: 150) { EverydayUIKit.Grouped() },
    EverydayPicture("literals", height: 76) { EverydayUIKit.Literals() },
    EverydayPicture("half-screen", height: 80) { EverydayUIKit.HalfScreen() },
    EverydayPicture("weights", height: 270) { EverydayUIKit.Weights() },
    EverydayPicture("metrics", height: 80) { EverydayUIKit.Metrics() },
    EverydayPicture("photos", height: 96) { EverydayUIKit.Photos() },
    EverydayPicture("curves", height: 112) { EverydayUIKit.Curves() },
    EverydayPicture("wrapped", height: 92, notes: 2) { EverydayUIKit.Wrapped() },
    EverydayPicture("menu", height: 150) { EverydayViews.Menu() },
    EverydayPicture("playlist", height: 70) { EverydayViews.Playlist() },
    EverydayPicture("type-sizes", height: 120) { EverydayViews.TypeSizes() },
    EverydayPicture("concentric", height: 112) { EverydayViews.Concentric() },
    EverydayPicture("localized", height: 110) { EverydayViews.Localized() },
    EverydayPicture("doors", height: 110) { EverydayViews.Doors() },
    EverydayPicture("images-in-text", height: 190) { EverydayText.ImagesInText() },
    EverydayPicture("emoji", height: 160, fonts: .folder(emojiFonts)) { EverydayText.Emoji() },
    EverydayPicture("resources", height: 76) { EverydayText.Resources() },
    EverydayPicture("symbol-weights", height: 120) { EverydayText.SymbolWeights() },
    EverydayPicture("symbols", height: 230) { EverydayText.Symbols() },
    EverydayPicture("directions", height: 100) { EverydayText.Directions() },
    EverydayPicture("profiles", height: 110) { EverydayText.Profiles() },
    EverydayPicture("elements", height: 122) { EverydayPaths.Elements() },
    EverydayPicture("turns", height: 92) { EverydayPaths.Turns() },
    EverydayPicture("corners", height: 92) { EverydayPaths.Corners() },
    EverydayPicture("path-sets", height: 88) { EverydayCombinations.Sets() },
    EverydayPicture("path-lines", height: 92) { EverydayCombinations.Lines() },
    EverydayPicture("hero", height: 112, at: 0.5) { EverydayCombinations.Hero() },
  ]

  /// The folder of a subset of Noto Color Emoji, which also has the system font.
  private static let emojiFonts =
    Document.root.appending(path: "Tests/TestSupport/Fixtures/EmojiFonts").path
}
