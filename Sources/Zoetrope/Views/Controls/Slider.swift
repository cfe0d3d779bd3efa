import Foundation

/// A knob on a track, for a number of a range.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
  private let scale: SliderScale
  private let label: Label
  private let minimumValueLabel: ValueLabel
  private let maximumValueLabel: ValueLabel

  private init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride?,
    _ onEditingChanged: @escaping (Bool) -> Void, label: Label, minimum: ValueLabel,
    maximum: ValueLabel
  ) where V.Stride: BinaryFloatingPoint {
    scale = SliderScale(value, bounds, step: step, onEditingChanged: onEditingChanged)
    self.label = label
    minimumValueLabel = minimum
    maximumValueLabel = maximum
  }

  /// The slider between its labels.
  @MainActor @preconcurrency public var body: some View {
    let scale = self.scale
    HStack {
      minimumValueLabel
      SliderTrack(scale: scale)
      maximumValueLabel
    }
    .hiddenLabel(label, isHidden: true)
    .modifier(
      ControlModifier(
        setting: ControlSetting(
          expected: "a number from \(scale.bounds.lowerBound) to \(scale.bounds.upperBound)",
          number: { scale.value }, editing: scale.onEditingChanged,
          set: { scale.edit(to: $0) })))
  }
}

extension Slider {
  /// Creates a slider with labels at its ends.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The numbers at the two ends. Default 0 to 1.
  ///   - label: What the slider is called; not shown.
  ///   - minimumValueLabel: What is shown at the lower end.
  ///   - maximumValueLabel: What is shown at the upper end.
  ///   - onEditingChanged: Told when a person begins and ends to move the knob.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, onEditingChanged, label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
  }

  /// Creates a slider with labels at its ends, for numbers a step apart.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The numbers at the two ends.
  ///   - step: The distance of the numbers, from the lower bound on. Default 1.
  ///   - label: What the slider is called; not shown.
  ///   - minimumValueLabel: What is shown at the lower end.
  ///   - maximumValueLabel: What is shown at the upper end.
  ///   - onEditingChanged: Told when a person begins and ends to move the knob.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: step, onEditingChanged, label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The numbers at the two ends. Default 0 to 1.
  ///   - label: What the slider is called; not shown.
  ///   - onEditingChanged: Told when a person begins and ends to move the knob.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, onEditingChanged, label: label(), minimum: EmptyView(),
      maximum: EmptyView())
  }

  /// Creates a slider for numbers a step apart.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The numbers at the two ends.
  ///   - step: The distance of the numbers, from the lower bound on. Default 1.
  ///   - label: What the slider is called; not shown.
  ///   - onEditingChanged: Told when a person begins and ends to move the knob.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: step, onEditingChanged, label: label(), minimum: EmptyView(),
      maximum: EmptyView())
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider without a name.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The numbers at the two ends. Default 0 to 1.
  ///   - onEditingChanged: Told when a person begins and ends to move the knob.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, onEditingChanged, label: EmptyView(), minimum: EmptyView(),
      maximum: EmptyView())
  }

  /// Creates a slider without a name, for numbers a step apart.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The numbers at the two ends.
  ///   - step: The distance of the numbers, from the lower bound on. Default 1.
  ///   - onEditingChanged: Told when a person begins and ends to move the knob.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: step, onEditingChanged, label: EmptyView(), minimum: EmptyView(),
      maximum: EmptyView())
  }
}
