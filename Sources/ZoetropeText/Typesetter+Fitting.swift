/// Lines together with what was done to make them fit.
struct FittedText {
  /// The glyphs, perhaps tightened.
  var text: ShapedText
  /// The lines, before scaling.
  var lines: TextLines
  /// What everything is multiplied by.
  var scale: Double
}

extension Typesetter {
  /// The most by which letters may move together, in ems.
  static let maximumTightening = 0.05
  /// Tightening is tried in that many equal steps.
  static let tighteningSteps = 8
  /// Scales are tried at that many equal steps from 1 down to the smallest.
  static let scaleSteps = 128

  /// Makes lines that show the whole text if there are any.
  ///
  /// - At full size and with the fonts' own spaces, else
  /// - with as little tightening as will do, if that is allowed, else
  /// - with all of it and at the largest scale that will do, if there is one, else
  /// - at the smallest scale and cut.
  ///
  /// A scale multiplies all of the text: glyphs, kerning, leading and line spacing. So lines of a
  /// text at half its size are those of the text at full size in twice the room.
  func fit(_ text: ShapedText, in room: Room) -> FittedText {
    // 1. As it is.
    let natural = lines(of: text, in: room)
    if fits(natural, in: room) { return FittedText(text: text, lines: natural, scale: 1) }
    // 2. Tighter.
    var best = FittedText(text: text, lines: natural, scale: 1)
    if style.allowsTightening {
      let steps = Self.tighteningSteps
      let tight = smallestStep(steps) { fitted(tightened(text, steps: $0), 1, in: room) }
      if let tight { return tight }
      best = fitted(tightened(text, steps: steps), 1, in: room).text
    }
    // 3. Smaller.
    guard style.minimumScale < 1 else { return best }
    let smallest = max(style.minimumScale, 0.01)
    let scaled = smallestStep(Self.scaleSteps) { step in
      let scale = 1 - (1 - smallest) * Double(step) / Double(Self.scaleSteps)
      return fitted(best.text, scale, in: room)
    }
    // 4. Cut.
    return scaled ?? fitted(best.text, smallest, in: room).text
  }

  private func fitted(
    _ text: ShapedText, _ scale: Double, in room: Room
  ) -> (text: FittedText, fits: Bool) {
    let room = scale == 1 ? room : room.divided(by: scale)
    let lines = lines(of: text, in: room)
    return (FittedText(text: text, lines: lines, scale: scale), fits(lines, in: room))
  }

  /// Whether everything is shown and no line sticks out.
  private func fits(_ lines: TextLines, in room: Room) -> Bool {
    lines.isComplete && lines.width <= room.width && !lines.isTooHigh
  }

  /// The first of some steps, from 1 on, that fits, by bisection; nil when the last one does not.
  private func smallestStep(
    _ count: Int, _ attempt: (Int) -> (text: FittedText, fits: Bool)
  ) -> FittedText? {
    let last = attempt(count)
    guard last.fits else { return nil }
    var best = last.text
    var (low, high) = (1, count)
    while low < high {
      let middle = (low + high) / 2
      let result = attempt(middle)
      if result.fits {
        best = result.text
        high = middle
      } else {
        low = middle + 1
      }
    }
    return best
  }
}
