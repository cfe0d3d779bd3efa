import Foundation

/// A control that selects a number in a range by the position of a knob on a track.
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

  /// The track, between the labels of its two ends.
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
  ///   - value: The selected number.
  ///   - bounds: The numbers at the two ends. Default: 0 to 1.
  ///   - label: Makes the label, which is not shown. A ``Cue`` finds the slider by this label.
  ///   - minimumValueLabel: Makes the label at the lower end.
  ///   - maximumValueLabel: Makes the label at the upper end.
  ///   - onEditingChanged: Called with true when the user begins to move the knob, and with false
  ///     when the user stops. Default: no action.
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

  /// Creates a slider with labels at its ends, for numbers at regular steps.
  ///
  /// - Parameters:
  ///   - value: The selected number.
  ///   - bounds: The numbers at the two ends.
  ///   - step: The distance between neighboring numbers; the lower bound is the first number.
  ///     Default: 1.
  ///   - label: Makes the label, which is not shown. A ``Cue`` finds the slider by this label.
  ///   - minimumValueLabel: Makes the label at the lower end.
  ///   - maximumValueLabel: Makes the label at the upper end.
  ///   - onEditingChanged: Called with true when the user begins to move the knob, and with false
  ///     when the user stops. Default: no action.
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
  ///   - value: The selected number.
  ///   - bounds: The numbers at the two ends. Default: 0 to 1.
  ///   - label: Makes the label, which is not shown. A ``Cue`` finds the slider by this label.
  ///   - onEditingChanged: Called with true when the user begins to move the knob, and with false
  ///     when the user stops. Default: no action.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, onEditingChanged, label: label(), minimum: EmptyView(),
      maximum: EmptyView())
  }

  /// Creates a slider for numbers at regular steps.
  ///
  /// - Parameters:
  ///   - value: The selected number.
  ///   - bounds: The numbers at the two ends.
  ///   - step: The distance between neighboring numbers; the lower bound is the first number.
  ///     Default: 1.
  ///   - label: Makes the label, which is not shown. A ``Cue`` finds the slider by this label.
  ///   - onEditingChanged: Called with true when the user begins to move the knob, and with false
  ///     when the user stops. Default: no action.
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
  /// Creates a slider without a label.
  ///
  /// - Parameters:
  ///   - value: The selected number.
  ///   - bounds: The numbers at the two ends. Default: 0 to 1.
  ///   - onEditingChanged: Called with true when the user begins to move the knob, and with false
  ///     when the user stops. Default: no action.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, onEditingChanged, label: EmptyView(), minimum: EmptyView(),
      maximum: EmptyView())
  }

  /// Creates a slider without a label, for numbers at regular steps.
  ///
  /// - Parameters:
  ///   - value: The selected number.
  ///   - bounds: The numbers at the two ends.
  ///   - step: The distance between neighboring numbers; the lower bound is the first number.
  ///     Default: 1.
  ///   - onEditingChanged: Called with true when the user begins to move the knob, and with false
  ///     when the user stops. Default: no action.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: step, onEditingChanged, label: EmptyView(), minimum: EmptyView(),
      maximum: EmptyView())
  }
}
