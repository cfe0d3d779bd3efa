import Foundation

/// A rule that builds the view of a label from the title and the icon of the label.
@MainActor @preconcurrency public protocol LabelStyle {
  /// The type of the view that represents a label.
  associatedtype Body: View

  /// The parts of a label.
  typealias Configuration = LabelStyleConfiguration

  /// Makes the view that represents a label.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The title and the icon of a label. The style of the label arranges the two.
public struct LabelStyleConfiguration {
  /// The title of a label.
  public struct Title {
    let content: AnyView
  }

  /// The icon of a label.
  public struct Icon {
    let content: AnyView
  }

  /// The title of the label.
  public let title: Title
  /// The icon of the label.
  public let icon: Icon
}

extension LabelStyleConfiguration.Title: View {
  /// Traps when read: the title is a primitive view, which has no body.
  public var body: Never { primitiveBody(Self.self) }

  /// Makes a node whose child is the title.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    UnaryNode(view, inputs, content: \.content)
  }
}

extension LabelStyleConfiguration.Icon: View {
  /// Traps when read: the icon is a primitive view, which has no body.
  public var body: Never { primitiveBody(Self.self) }

  /// Makes a node whose child is the icon.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    UnaryNode(view, inputs, content: \.content)
  }
}

/// The default style of labels, which shows the icon before the title.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the icon and the title in a row.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// A label style that shows the icon before the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the icon and the title in a row, aligned at their first baselines. The spacing is 8
  /// points.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      configuration.icon
      configuration.title
    }
  }
}

/// A label style that shows only the title.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A label style that shows only the icon.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the icon.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The default style of labels.
  public static nonisolated var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// A style that shows the icon before the title.
  public static nonisolated var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// A style that shows only the title.
  public static nonisolated var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// A style that shows only the icon.
  public static nonisolated var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
