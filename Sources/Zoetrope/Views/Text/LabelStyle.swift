import Foundation

/// How labels look: a view made of a title and an icon.
@MainActor @preconcurrency public protocol LabelStyle {
  /// The type of view that a label is made of.
  associatedtype Body: View

  /// What a label is made of.
  typealias Configuration = LabelStyleConfiguration

  /// Makes a label's view.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a label, for its style to arrange.
public struct LabelStyleConfiguration {
  /// What the label says in words.
  public struct Title {
    let content: AnyView
  }

  /// What the label says as a picture.
  public struct Icon {
    let content: AnyView
  }

  /// What the label says in words.
  public let title: Title
  /// What the label says as a picture.
  public let icon: Icon
}

extension LabelStyleConfiguration.Title: View {
  /// Never reached: the title itself draws.
  public var body: Never { primitiveBody(Self.self) }

  /// Makes a place for the title.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    UnaryNode(view, inputs, content: \.content)
  }
}

extension LabelStyleConfiguration.Icon: View {
  /// Never reached: the icon itself draws.
  public var body: Never { primitiveBody(Self.self) }

  /// Makes a place for the icon.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    UnaryNode(view, inputs, content: \.content)
  }
}

/// The style of labels where none is asked for: an icon and a title.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Shows the icon before the title.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// A style of labels that shows the icon before the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Shows the icon before the title, 8 points apart.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      configuration.icon
      configuration.title
    }
  }
}

/// A style of labels that shows the title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Shows the title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A style of labels that shows the icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Shows the icon.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The style of labels where none is asked for.
  public static nonisolated var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// An icon and a title.
  public static nonisolated var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static nonisolated var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static nonisolated var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
