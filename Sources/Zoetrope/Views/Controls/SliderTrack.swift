import Foundation
import ZoetropeGeometry

/// The range, the steps and the value of a slider.
struct SliderScale {
  let bounds: ClosedRange<Double>
  let step: Double?
  let onEditingChanged: (Bool) -> Void
  private let read: () -> Double
  private let write: (Double) -> Void

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride?,
    onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.onEditingChanged = onEditingChanged
    read = { Double(value.wrappedValue) }
    write = { value.wrappedValue = V($0) }
  }

  /// The selected number.
  var value: Double { read() }

  /// The position of the knob, from 0 to 1.
  var fraction: Double {
    let length = bounds.upperBound - bounds.lowerBound
    let number = min(max(value, bounds.lowerBound), bounds.upperBound)
    return length > 0 ? (number - bounds.lowerBound) / length : 0
  }

  /// Moves the knob to a fraction of the track, clamped to 0...1. If the slider has steps, the knob
  /// moves to the nearest step.
  func move(toFraction fraction: Double) {
    let length = bounds.upperBound - bounds.lowerBound
    move(to: bounds.lowerBound + min(max(fraction, 0), 1) * length)
  }

  private func move(to number: Double) {
    var number = number
    if let step, step > 0 {
      number = bounds.lowerBound + ((number - bounds.lowerBound) / step).rounded() * step
    }
    write(min(max(number, bounds.lowerBound), bounds.upperBound))
  }

  /// Sets the number. If the slider has steps, the number is rounded to the nearest step, as when
  /// the user drags the knob.
  ///
  /// - Returns: Whether the value is a number within the bounds. Any other value is ignored.
  func edit(to value: Any) -> Bool {
    guard let number = ControlNumber.number(value), bounds.contains(number) else { return false }
    move(to: number)
    return true
  }
}

/// A namespace for the function that converts a value given by a ``Cue`` into a number.
enum ControlNumber {
  static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Double: value.isFinite ? value : nil
    case let value as Int: Double(value)
    case let value as CGFloat: value.isFinite ? Double(value) : nil
    case let value as Float: value.isFinite ? Double(value) : nil
    default: nil
    }
  }
}

/// A track 4 points high, with a knob 28 points in diameter.
struct SliderTrack: View {
  let scale: SliderScale
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    SliderLayout(fraction: scale.fraction) {
      Capsule().fill(ControlFill.thin)
      Capsule().fill(.tint)
      Knob(size: SliderLayout.knob)
    }
    .compositingGroup().opacity(isEnabled ? 1 : 0.5)
    .modifier(GestureModifier(gesture: SliderGesture(scale: scale)))
  }
}

/// A gesture that moves the knob with the finger.
nonisolated private struct SliderGesture: Gesture {
  typealias Value = Void
  typealias Body = Never

  let scale: SliderScale

  private struct Drag {
    var startX: CGFloat
    var startFraction: Double
  }

  @MainActor static func _recognize(
    _ gesture: Self, _ event: _GestureEvent, _ memory: inout _GestureMemory
  ) -> _GesturePhase<Void> {
    let scale = gesture.scale
    let x = event.target.convert(event.location, to: .local).x
    guard let drag = memory.state as? Drag else {
      memory.state = Drag(startX: x, startFraction: scale.fraction)
      if event.phase == .began { scale.onEditingChanged(true) }
      return .active(())
    }
    let length = event.target.touchedSize.width - SliderLayout.knob
    if length > 0, event.phase == .moved {
      scale.move(toFraction: drag.startFraction + Double((x - drag.startX) / length))
    }
    if event.phase == .moved || event.phase == .began { return .active(()) }
    scale.onEditingChanged(false)
    return event.phase == .ended ? .ended(()) : .failed
  }
}

/// The layout of a slider.
///
/// Its subviews are, in this order, the track, the part of the track before the knob, and the knob.
nonisolated struct SliderLayout: Layout {
  /// The diameter of the knob, in points.
  static let knob: CGFloat = 28
  private static let trackHeight: CGFloat = 4
  private static let height: CGFloat = 31
  private static let idealWidth: CGFloat = 118

  /// The position of the knob, from 0 to 1.
  var fraction: Double

  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(
      by: CGSize(width: Self.idealWidth, height: Self.height))
    return CGSize(width: max(size.width, Self.knob), height: Self.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count == 3 else { return }
    let x = Self.knob / 2 + CGFloat(fraction) * (bounds.width - Self.knob)
    for (subview, width) in [(subviews[0], bounds.width), (subviews[1], x)] {
      subview.place(
        at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: Self.trackHeight))
    }
    subviews[2].place(
      at: CGPoint(x: bounds.minX + x, y: bounds.midY), anchor: .center,
      proposal: .unspecified)
  }
}
