import SwiftUI
import TestSupport
import Testing

@testable import zoetrope

/// The answers of `explain --why` for the views of the gallery.
@MainActor struct ReasonTests {
  @Test(arguments: [0, 40])
  func `every printed sum is true, and coordinates are followed to the canvas`(
    frame: Int
  ) async throws {
    var sums = 0
    for anim in Catalogue.anims { sums += try await check(anim, frame) }
    #expect(sums > 500)
  }

  /// Checks answers about some of the views, and returns the number of their sums.
  private func check(_ anim: Anim, _ frame: Int) async throws -> Int {
    let host = try anim.start(interpolation: .parameters)
    try await host.advance(to: anim.rate.seconds(ofFrame: frame))
    let explanation = host.explainAll()
    let paths = explanation.paths
    var (count, sums) = (0, 0)
    for path in paths.enumerated().filter({ $0.offset % (paths.count / 5 + 1) == 0 }).map(
      \.element)
    {
      for quantity in LayoutReason.Quantity.allCases {
        guard let reason = explanation.reason(for: quantity, of: path) else { continue }
        count += 1
        let words = "\(path), \(quantity): \(reason.sentences)"
        #expect(reason.sentences.count > 1 && Set(reason.sentences).count > 1, "\(words)")
        for sentence in reason.sentences {
          #expect(sentence.hasSuffix(".") || sentence.hasSuffix(":"), "\(words)")
          let equations = Equation.all(in: sentence)
          sums += equations.count
          let wrong = equations.filter { !$0.isTrue }
          #expect(wrong.isEmpty, "\(words)")
        }
        if quantity == .x || quantity == .y {
          #expect(reason.sentences.last?.contains("the canvas") == true, "\(words)")
        }
      }
    }
    #expect(count > 0, "\(anim.name)")
    return sums
  }
}
