import Foundation
import ZoetropeGeometry

/// A control that selects one of several options.
///
/// The options are the views of the content. An option represents the value of its `tag(_:)`. An
/// option without a tag represents the id of the `ForEach` element that contains it.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  @Binding private var selection: SelectionValue
  private let content: Content
  private let label: Label
  @Environment(\.pickerStyle) private var style

  /// Creates a picker.
  ///
  /// - Parameters:
  ///   - selection: The selected value.
  ///   - content: Makes the options.
  ///   - label: Makes the label, which is not shown. A ``Cue`` finds the picker by this label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    _selection = selection
    self.content = content()
    self.label = label()
  }

  /// Creates a picker.
  ///
  /// - Parameters:
  ///   - selection: The selected value.
  ///   - label: The label, which is not shown. A ``Cue`` finds the picker by this label.
  ///   - content: Makes the options.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    _selection = selection
    self.content = content()
    self.label = label
  }

  /// The picker in the style that the environment specifies.
  @MainActor @preconcurrency public var body: some View {
    let binding = $selection
    let selected = selection
    let isSegmented = style.isSegmented
    let label = self.label
    OptionsReader(content: content.modifier(OptionAppearance(isSegmented: isSegmented))) {
      options in
      Group {
        if isSegmented {
          SegmentedControl(
            options: options, selected: options.firstIndex { $0.stands(for: selected) }
          ) { option in
            guard let value = option.value(of: SelectionValue.self) else { return }
            if value != binding.wrappedValue { binding.setByControl(value) }
          }
        } else {
          MenuButton(option: options.first { $0.stands(for: selected) })
        }
      }
      .hiddenLabel(label, isHidden: true)
      .modifier(ControlModifier(setting: Self.setting(binding, options)))
    }
  }

  /// Returns the handler through which a ``Cue`` selects an option. The cue identifies the option
  /// by its value or by its text.
  @MainActor private static func setting(
    _ selection: Binding<SelectionValue>, _ options: [PickerOption]
  ) -> ControlSetting {
    let words = options.compactMap(\.tag).map { "\($0.base)" }.joined(separator: ", ")
    return ControlSetting(expected: "one of \(words)") { value in
      let byValue = options.firstIndex {
        guard let value = value as? AnyHashable else { return false }
        return $0.tag == value || $0.value(of: SelectionValue.self) == value as? SelectionValue
      }
      let byText = (value as? String).flatMap { text in options.firstIndex { $0.text == text } }
      guard let index = byValue ?? byText,
        let new = options[index].value(of: SelectionValue.self)
      else { return false }
      if new != selection.wrappedValue { selection.setByControl(new) }
      return true
    }
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title, which is not shown. A ``Cue`` finds the picker by this title.
  ///   - selection: The selected value.
  ///   - content: Makes the options.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker with a title.
  ///
  /// - Parameters:
  ///   - title: The title, which is not shown. A ``Cue`` finds the picker by this title.
  ///   - selection: The selected value.
  ///   - content: Makes the options.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}
