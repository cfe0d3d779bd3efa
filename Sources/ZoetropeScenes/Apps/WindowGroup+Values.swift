import Foundation
import Zoetrope

/// The content of a window that presents a value.
///
/// The value is initially the default value of the window group, or nil if the group has no default
/// value. The content can set another value. An `OpenWindowAction` with a value has no effect.
public struct PresentedWindowContent<Data, Content>
where Data: Decodable & Encodable & Hashable, Content: View {
  private let content: (Binding<Data?>) -> Content
  @State private var value: Data?

  nonisolated init(content: @escaping (Binding<Data?>) -> Content) {
    self.content = content
  }

  nonisolated init(
    content: @escaping (Binding<Data>) -> Content, initial: @escaping () -> Data
  ) {
    self.content = { value in
      content(
        Binding {
          value.wrappedValue ?? initial()
        } set: {
          value.wrappedValue = $0
        })
    }
    // Each evaluation of the scene calls the closure. Only the first result is used.
    _value = State(initialValue: initial())
  }
}

extension PresentedWindowContent: View {
  /// The content of the window, made from a binding to the value.
  public var body: some View { content($value) }

  /// Makes a node that is left out of view paths, which identify views in messages.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    CompositeNode(view, inputs, pathName: nil)
  }
}

extension WindowGroup {
  /// Creates a group of windows that present a value.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - content: A closure that returns the content of a window. Its argument is a binding to the
  ///     window's value, which is initially nil.
  public nonisolated init<D, C>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
    self.content = PresentedWindowContent(content: content)
  }

  /// Creates a group of windows that present a value. The group has a title.
  ///
  /// - Parameters:
  ///   - title: The title. It has no effect.
  ///   - type: The type of the value.
  ///   - content: A closure that returns the content of a window. Its argument is a binding to the
  ///     window's value, which is initially nil.
  public nonisolated init<D, C>(
    _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
    self.content = PresentedWindowContent(content: content)
  }

  /// Creates a group of windows that present a value. The group has a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The title. It has no effect.
  ///   - type: The type of the value.
  ///   - content: A closure that returns the content of a window. Its argument is a binding to the
  ///     window's value, which is initially nil.
  public nonisolated init<D, C>(
    _ titleKey: LocalizedStringKey, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
    self.content = PresentedWindowContent(content: content)
  }

  /// Creates a group of windows that present a value. The group has a title.
  ///
  /// - Parameters:
  ///   - title: The title. It has no effect.
  ///   - type: The type of the value.
  ///   - content: A closure that returns the content of a window. Its argument is a binding to the
  ///     window's value, which is initially nil.
  @_disfavoredOverload
  public nonisolated init<S, D, C>(
    _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  )
  where
    Content == PresentedWindowContent<D, C>, S: StringProtocol, D: Decodable & Encodable & Hashable,
    C: View
  {
    self.content = PresentedWindowContent(content: content)
  }

  /// Creates a group of windows that present a value. The group has an identifier.
  ///
  /// - Parameters:
  ///   - id: The identifier by which an `OpenWindowAction` would open a window. It has no effect.
  ///   - type: The type of the value.
  ///   - content: A closure that returns the content of a window. Its argument is a binding to the
  ///     window's value, which is initially nil.
  public nonisolated init<D, C>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
    self.content = PresentedWindowContent(content: content)
  }

  /// Creates a group of windows that present a value. The group has a title and an identifier.
  ///
  /// - Parameters:
  ///   - title: The title. It has no effect.
  ///   - id: The identifier by which an `OpenWindowAction` would open a window. It has no effect.
  ///   - type: The type of the value.
  ///   - content: A closure that returns the content of a window. Its argument is a binding to the
  ///     window's value, which is initially nil.
  public nonisolated init<D, C>(
    _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
    self.content = PresentedWindowContent(content: content)
  }

  /// Creates a group of windows that present a value. The group has a localized title and an
  /// identifier.
  ///
  /// - Parameters:
  ///   - titleKey: The title. It has no effect.
  ///   - id: The identifier by which an `OpenWindowAction` would open a window. It has no effect.
  ///   - type: The type of the value.
  ///   - content: A closure that returns the content of a window. Its argument is a binding to the
  ///     window's value, which is initially nil.
  public nonisolated init<D, C>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
    self.content = PresentedWindowContent(content: content)
  }

  /// Creates a group of windows that present a value. The group has a title and an identifier.
  ///
  /// - Parameters:
  ///   - title: The title. It has no effect.
  ///   - id: The identifier by which an `OpenWindowAction` would open a window. It has no effect.
  ///   - type: The type of the value.
  ///   - content: A closure that returns the content of a window. Its argument is a binding to the
  ///     window's value, which is initially nil.
  @_disfavoredOverload
  public nonisolated init<S, D, C>(
    _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  )
  where
    Content == PresentedWindowContent<D, C>, S: StringProtocol, D: Decodable & Encodable & Hashable,
    C: View
  {
    self.content = PresentedWindowContent(content: content)
  }

  /// Creates a group of windows that present a value. The group has a default value.
  ///
  /// - Parameters:
  ///   - type: The type of the value. Default: the type of the default value.
  ///   - content: A closure that returns the content of a window. Its argument is a binding to the
  ///     window's value.
  ///   - defaultValue: A closure that returns the initial value of the first window.
  public nonisolated init<D, C>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
    self.content = PresentedWindowContent(content: content, initial: defaultValue)
  }

  /// Creates a group of windows that present a value. The group has a title and a default value.
  ///
  /// - Parameters:
  ///   - title: The title. It has no effect.
  ///   - type: The type of the value. Default: the type of the default value.
  ///   - content: A closure that returns the content of a window. Its argument is a binding to the
  ///     window's value.
  ///   - defaultValue: A closure that returns the initial value of the first window.
  public nonisolated init<D, C>(
    _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
    self.content = PresentedWindowContent(content: content, initial: defaultValue)
  }

  /// Creates a group of windows that present a value. The group has a localized title and a default
  /// value.
  ///
  /// - Parameters:
  ///   - titleKey: The title. It has no effect.
  ///   - type: The type of the value. Default: the type of the default value.
  ///   - content: A closure that returns the content of a window. Its argument is a binding to the
  ///     window's value.
  ///   - defaultValue: A closure that returns the initial value of the first window.
  public nonisolated init<D, C>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
    self.content = PresentedWindowContent(content: content, initial: defaultValue)
  }

  /// Creates a group of windows that present a value. The group has a title and a default value.
  ///
  /// - Parameters:
  ///   - title: The title. It has no effect.
  ///   - type: The type of the value. Default: the type of the default value.
  ///   - content: A closure that returns the content of a window. Its argument is a binding to the
  ///     window's value.
  ///   - defaultValue: A closure that returns the initial value of the first window.
  @_disfavoredOverload
  public nonisolated init<S, D, C>(
    _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  )
  where
    Content == PresentedWindowContent<D, C>, S: StringProtocol, D: Decodable & Encodable & Hashable,
    C: View
  {
    self.content = PresentedWindowContent(content: content, initial: defaultValue)
  }

  /// Creates a group of windows that present a value. The group has an identifier and a default
  /// value.
  ///
  /// - Parameters:
  ///   - id: The identifier by which an `OpenWindowAction` would open a window. It has no effect.
  ///   - type: The type of the value. Default: the type of the default value.
  ///   - content: A closure that returns the content of a window. Its argument is a binding to the
  ///     window's value.
  ///   - defaultValue: A closure that returns the initial value of the first window.
  public nonisolated init<D, C>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
    self.content = PresentedWindowContent(content: content, initial: defaultValue)
  }

  /// Creates a group of windows that present a value. The group has a title, an identifier and a
  /// default value.
  ///
  /// - Parameters:
  ///   - title: The title. It has no effect.
  ///   - id: The identifier by which an `OpenWindowAction` would open a window. It has no effect.
  ///   - type: The type of the value. Default: the type of the default value.
  ///   - content: A closure that returns the content of a window. Its argument is a binding to the
  ///     window's value.
  ///   - defaultValue: A closure that returns the initial value of the first window.
  public nonisolated init<D, C>(
    _ title: Text, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
    self.content = PresentedWindowContent(content: content, initial: defaultValue)
  }

  /// Creates a group of windows that present a value. The group has a localized title, an
  /// identifier and a default value.
  ///
  /// - Parameters:
  ///   - titleKey: The title. It has no effect.
  ///   - id: The identifier by which an `OpenWindowAction` would open a window. It has no effect.
  ///   - type: The type of the value. Default: the type of the default value.
  ///   - content: A closure that returns the content of a window. Its argument is a binding to the
  ///     window's value.
  ///   - defaultValue: A closure that returns the initial value of the first window.
  public nonisolated init<D, C>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
    self.content = PresentedWindowContent(content: content, initial: defaultValue)
  }

  /// Creates a group of windows that present a value. The group has a title, an identifier and a
  /// default value.
  ///
  /// - Parameters:
  ///   - title: The title. It has no effect.
  ///   - id: The identifier by which an `OpenWindowAction` would open a window. It has no effect.
  ///   - type: The type of the value. Default: the type of the default value.
  ///   - content: A closure that returns the content of a window. Its argument is a binding to the
  ///     window's value.
  ///   - defaultValue: A closure that returns the initial value of the first window.
  @_disfavoredOverload
  public nonisolated init<S, D, C>(
    _ title: S, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  )
  where
    Content == PresentedWindowContent<D, C>, S: StringProtocol, D: Decodable & Encodable & Hashable,
    C: View
  {
    self.content = PresentedWindowContent(content: content, initial: defaultValue)
  }
}
