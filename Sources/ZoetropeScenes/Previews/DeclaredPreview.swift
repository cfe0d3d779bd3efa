import Foundation
import Zoetrope
import ZoetropeProcess

/// A preview that the program declares, by `#Preview` or in a `PreviewProvider`.
package struct DeclaredPreview: Sendable {
  /// The location of a preview's declaration in the program's source.
  package struct Place: Sendable, Hashable {
    /// The name of the module.
    package let module: String
    /// The name of the file; for a `PreviewProvider`, the name of the type.
    package let name: String
    /// The line in the file, counted from 1; nil for a `PreviewProvider`, whose line is unknown.
    package let line: Int?

    /// The location as text, such as `Demo/Tile.swift:12`.
    package var text: String { "\(module)/\(name)" + (line.map { ":\($0)" } ?? "") }
  }

  /// The frame rate of a preview if no other rate is chosen, in frames per second.
  package static let rate: FrameRate = 60

  /// A function that makes the view of a preview.
  typealias Content = @MainActor () -> AnyView

  package let place: Place
  /// The ordinal number of the preview among the previews of the same file or `PreviewProvider`,
  /// counted from 1.
  package let number: Int
  /// The number of previews of the same file or `PreviewProvider`.
  package let count: Int
  /// The name that the preview declares; nil if it declares no name.
  package let name: String?
  /// The settings that the traits or the view of the preview specify.
  package let settings: PreviewSettings
  fileprivate let prepare: @MainActor (PreviewContexts) async throws -> Content
}

// MARK: Finding

extension DeclaredPreview {
  /// All previews of a program.
  package struct Catalogue: Sendable {
    /// The previews, ordered by module, file and line. Within a module, the previews of
    /// `PreviewProvider` types come last.
    package fileprivate(set) var previews: [DeclaredPreview] = []
    /// Messages about declarations that produce no preview, such as an empty `PreviewProvider`.
    package fileprivate(set) var notes: [String] = []
  }

  /// Finds all previews of the program. To find the previews of a `PreviewProvider`, this method
  /// evaluates their views. For a preview that `#Preview` declares, it evaluates only the name and
  /// the traits.
  ///
  /// - Parameter fonts: The source of the fonts. Default `FontSource.environment`.
  /// - Complexity: O(*n* + *p* log *p*) for *n* conformances in the program and *p* previews,
  ///   plus the cost of evaluating the views of providers.
  @MainActor package static func all(fonts: FontSource = .environment) async -> Catalogue {
    let search = PreviewSearch()
    var catalogue = Catalogue()
    var found: [(order: Order, previews: [DeclaredPreview])] = []
    for (file, registries) in Dictionary(grouping: search.registries, by: { $0.fileID }) {
      let sorted = registries.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
      let parts = file.split(separator: "/", maxSplits: 1).map(String.init)
      let previews = sorted.enumerated().map { index, registry in
        DeclaredPreview(
          registry,
          at: Place(module: parts.first ?? "", name: parts.last ?? file, line: registry.line),
          number: index + 1, count: sorted.count)
      }
      found.append((Order(module: parts.first ?? "", isProvider: false, name: file), previews))
    }
    for provider in search.providers {
      let place = place(of: provider)
      let previews = await previews(of: provider, at: place, fonts: fonts)
      if previews.isEmpty { catalogue.notes.append("\(place.text) has no previews") }
      found.append((Order(module: place.module, isProvider: true, name: place.name), previews))
    }
    zoetrope_set_running_name("")
    catalogue.previews = found.sorted { $0.order < $1.order }.flatMap(\.previews)
    catalogue.notes.sort()
    catalogue.notes += search.genericNames.sorted().map {
      "the previews in \($0) are not drawn, because it is generic"
    }
    return catalogue
  }

  /// The sort key of a file or of a `PreviewProvider` type.
  private struct Order: Comparable {
    let module: String
    let isProvider: Bool
    let name: String

    static func < (first: Order, second: Order) -> Bool {
      (first.module, first.isProvider ? 1 : 0, first.name)
        < (second.module, second.isProvider ? 1 : 0, second.name)
    }
  }

  /// Creates the preview that `#Preview` declares. If code of the preview throws an error, drawing
  /// the preview throws this error.
  @MainActor private init(
    _ registry: any PreviewRegistry.Type, at place: Place, number: Int, count: Int
  ) {
    DeclaredPreview.noteRunning(place)
    var settings = PreviewSettings()
    var modifications: [PreviewModification] = []
    let preview = Result { try registry.makePreview() }
    for trait in (try? preview.get().traits) ?? [] {
      switch trait.kind {
      case .layout(let layout): settings.layout = layout
      case .orientation(let orientation): settings.orientation = orientation
      case .modifier(let modification): modifications.append(modification)
      }
    }
    (self.place, self.number, self.count) = (place, number, count)
    name = (try? preview.get())?.name
    self.settings = settings
    prepare = { contexts in
      let body = try registry.makePreview().body
      var changes: [PreviewModification.Change] = []
      for modification in modifications { changes.append(try await modification.change(contexts)) }
      return { changes.reduce(AnyView(body())) { view, change in change(view) } }
    }
  }

  /// Returns the previews of a provider, one for each of its views. If an error prevents counting
  /// the views, the result is a single preview, and drawing this preview throws the error.
  @MainActor private static func previews<Provider: PreviewProvider>(
    of type: Provider.Type, at place: Place, fonts: FontSource
  ) async -> [DeclaredPreview] {
    noteRunning(place)
    let found = FoundSettings()
    let host = Host(size: CGSize(width: 1, height: 1), fonts: fonts)
    host.show(
      Group(subviews: Provider.previews) { subviews in
        let _ = found.settings = subviews.map(\.containerValues.previewSettings)
        EmptyView()
      })
    do { try await host.advance(to: 0) } catch {
      return [
        DeclaredPreview(
          place: place, number: 1, count: 1, name: nil, settings: PreviewSettings()
        ) { _ in throw error }
      ]
    }
    return found.settings.enumerated().map { index, settings in
      DeclaredPreview(
        place: place, number: index + 1, count: found.settings.count, name: settings.name,
        settings: settings
      ) { _ in
        {
          AnyView(
            Group(subviews: Provider.previews) { subviews in
              if index < subviews.count { subviews[index] }
            })
        }
      }
    }
  }

  /// A mutable reference to the settings that a provider's views specify.
  @MainActor private final class FoundSettings {
    var settings: [PreviewSettings] = []
  }

  /// Returns the place of a provider: the name of the module and the name of the type. The name of
  /// the type begins with the names of the enclosing types.
  private static func place(of provider: Any.Type) -> Place {
    // The reflected name of a private type contains an address, which is removed.
    let name = String(reflecting: provider).replacing(/\(unknown context at [^)]*\)\./, with: "")
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    return Place(module: parts.first ?? "", name: parts.last ?? name, line: nil)
  }

  /// Records the place of the preview whose code runs next. A message about a crash names this
  /// place.
  private static func noteRunning(_ place: Place) {
    zoetrope_set_running_name("preview \(place.text)")
    zoetrope_set_running_time(0)
  }
}

// MARK: Drawing

extension DeclaredPreview {
  /// A preview that has been laid out once, and can be drawn.
  package struct Survey: Sendable {
    /// The size of the canvas, in points.
    package let size: CGSize
    /// The color scheme that the view prefers; nil if it has no preference.
    package let preferredScheme: ColorScheme?
    fileprivate let content: Content
  }

  /// Lays out the preview at time 0, in the default color scheme.
  ///
  /// - Parameters:
  ///   - device: The size of the device in portrait orientation, in points. This size, rotated to
  ///     the preview's orientation, is also the proposal for a view with the layout `sizeThatFits`.
  ///   - contexts: The contexts of preview modifiers.
  ///   - fonts: The source of the fonts. Default `FontSource.environment`.
  /// - Throws: `HostError` if the view cannot be laid out, or an error that code of the preview
  ///   throws.
  @MainActor package func survey(
    device: CGSize, contexts: PreviewContexts, fonts: FontSource = .environment
  ) async throws -> Survey {
    DeclaredPreview.noteRunning(place)
    defer { zoetrope_set_running_name("") }
    let content = try await prepare(contexts)
    let isTurned = settings.orientation?.isLandscape == true
    let screen = isTurned ? CGSize(width: device.height, height: device.width) : device
    let canvas =
      if case .fixed(let width, let height)? = settings.layout {
        CGSize(width: width, height: height)
      } else { screen }
    let preference = Preference()
    let host = Host(size: canvas, fonts: fonts)
    host.show(
      AnimContent {
        content().onPreferenceChange(PreferredColorSchemeKey.self) { preference.scheme = $0 }
      })
    try await host.advance(to: 0)
    var size = canvas
    if case .sizeThatFits? = settings.layout,
      let dimensions = host.dimensions(in: ProposedViewSize(screen))
    {
      size = CGSize(width: dimensions.width, height: dimensions.height)
    }
    return Survey(size: size, preferredScheme: preference.scheme, content: content)
  }

  @MainActor private final class Preference {
    var scheme: ColorScheme?
  }
}

extension Anim {
  /// Creates an empty animation that represents a preview in error messages.
  package init(previewNamed name: String) {
    self.init(
      name: name, size: CGSize(width: 1, height: 1), duration: 1, rate: DeclaredPreview.rate,
      background: nil,
      description: nil, parameters: [], noun: "preview"
    ) { _, _ in [] }
  }

  /// Creates an animation that shows a preview.
  ///
  /// - Parameters:
  ///   - name: The name of the animation.
  ///   - preview: The preview, after it has been laid out once.
  ///   - scheme: The color scheme. The canvas has the system background of this scheme.
  ///   - duration: The duration, in seconds.
  package init(
    _ name: String, _ preview: DeclaredPreview.Survey, scheme: ColorScheme, duration: Double
  ) {
    let content = preview.content
    self.init(
      name: name, size: preview.size, duration: duration, rate: DeclaredPreview.rate,
      background: Anim.windowBackground,
      description: nil, parameters: [], noun: "preview"
    ) { host, _ in
      var environment = EnvironmentValues()
      environment.colorScheme = scheme
      host.show(AnimContent(content: content), environment: environment)
      return []
    }
  }
}
