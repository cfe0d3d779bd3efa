import Foundation

/// A preview that the program declares, by `#Preview` or in a ``PreviewProvider``.
package struct DeclaredPreview: Sendable {
  /// The place of a declaration.
  package struct Place: Sendable, Hashable {
    /// The name of the module.
    package let module: String
    /// The name of the file, or of the type that is a ``PreviewProvider``.
    package let name: String
    /// The line in the file, counted from 1; nil for a ``PreviewProvider``, whose place is unknown.
    package let line: Int?
  }

  package let place: Place
  /// The number of the preview among those of the same file or type, counted from 1.
  package let number: Int
  /// The number of previews in the same file or type.
  package let count: Int
  /// The name that the preview declares; nil if there is none.
  package let name: String?
  /// The settings that its traits or its view make.
  package let settings: PreviewSettings
  fileprivate let content: @MainActor () -> AnyView

  /// A preview that could not be made.
  package struct Failure: Sendable {
    package let place: Place
    package let message: String
  }
}

extension DeclaredPreview {
  /// Finds all previews of the program, ordered by module, file and line. Those of a
  /// ``PreviewProvider`` come after the others of their module.
  ///
  /// - Parameter fonts: The source of the fonts. Default ``FontSource/environment``.
  /// - Returns: The previews, and those that could not be made.
  /// - Complexity: O(*n* log *n*) in the number of conformances in the program, and the cost of
  ///   the views of providers.
  @MainActor package static func all(
    fonts: FontSource = .environment
  ) async -> (previews: [DeclaredPreview], failures: [Failure]) {
    let search = PreviewSearch()
    var found: [(order: Order, previews: [DeclaredPreview])] = []
    var failures: [Failure] = []
    let contexts = PreviewContexts()
    for (file, registries) in Dictionary(grouping: search.registries, by: { $0.fileID }) {
      let sorted = registries.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
      let parts = file.split(separator: "/", maxSplits: 1).map(String.init)
      var previews: [DeclaredPreview] = []
      for (index, registry) in sorted.enumerated() {
        let place = Place(
          module: parts.first ?? "", name: parts.last ?? file, line: registry.line)
        do {
          previews.append(
            try await DeclaredPreview(
              registry, at: place, number: index + 1, count: sorted.count, contexts: contexts))
        } catch {
          failures.append(Failure(place: place, message: "\(error)"))
        }
      }
      found.append((Order(module: parts.first ?? "", isProvider: false, name: file), previews))
    }
    for provider in search.providers {
      let name = String(reflecting: provider)
      let parts = name.split(separator: ".").map(String.init)
      let place = Place(module: parts.first ?? "", name: typeName(provider), line: nil)
      do {
        let previews = try await previews(of: provider, at: place, fonts: fonts)
        found.append((Order(module: place.module, isProvider: true, name: name), previews))
      } catch {
        failures.append(Failure(place: place, message: "\(error)"))
      }
    }
    return (found.sorted { $0.order < $1.order }.flatMap(\.previews), failures)
  }

  /// The key by which files and types are ordered.
  private struct Order: Comparable {
    let module: String
    let isProvider: Bool
    let name: String

    static func < (first: Order, second: Order) -> Bool {
      (first.module, first.isProvider ? 1 : 0, first.name)
        < (second.module, second.isProvider ? 1 : 0, second.name)
    }
  }

  /// Creates the preview that `#Preview` declares.
  @MainActor private init(
    _ registry: any PreviewRegistry.Type, at place: Place, number: Int, count: Int,
    contexts: PreviewContexts
  ) async throws {
    let preview = try registry.makePreview()
    var settings = PreviewSettings()
    var modifications: [PreviewModification] = []
    for trait in preview.traits {
      switch trait.kind {
      case .layout(let layout): settings.layout = layout
      case .orientation(let orientation): settings.orientation = orientation
      case .modifier(let modification): modifications.append(modification)
      }
    }
    (self.place, self.number, self.count) = (place, number, count)
    name = preview.name
    self.settings = settings
    if modifications.isEmpty {
      content = { AnyView(preview.body()) }
      return
    }
    var view = AnyView(preview.body())
    for modification in modifications {
      view = try await modification.applied(to: view, contexts: contexts)
    }
    let modified = view
    content = { modified }
  }

  /// Returns the previews of a provider, one for each of its views.
  @MainActor private static func previews<Provider: PreviewProvider>(
    of type: Provider.Type, at place: Place, fonts: FontSource
  ) async throws -> [DeclaredPreview] {
    let found = Found()
    let host = Host(size: CGSize(width: 1, height: 1), fonts: fonts)
    host.show(
      Group(subviews: Provider.previews) { subviews in
        let _ = found.settings = subviews.map(\.containerValues.previewSettings)
        EmptyView()
      })
    try await host.advance(to: 0)
    return found.settings.enumerated().map { index, settings in
      DeclaredPreview(
        place: place, number: index + 1, count: found.settings.count, name: settings.name,
        settings: settings
      ) {
        AnyView(
          Group(subviews: Provider.previews) { subviews in
            if index < subviews.count { subviews[index] }
          })
      }
    }
  }

  /// The settings of the views of a provider.
  @MainActor private final class Found {
    var settings: [PreviewSettings] = []
  }
}

extension DeclaredPreview {
  /// A preview's canvas and scheme, found out by laying it out.
  package struct Survey: Sendable {
    /// The size of the canvas, in points.
    package let size: CGSize
    /// The color scheme that the view prefers; nil if it has no preference.
    package let preferredScheme: ColorScheme?
  }

  /// Lays out the preview at time 0.
  ///
  /// - Parameters:
  ///   - device: The size of the upright device, in points.
  ///   - fonts: The source of the fonts. Default ``FontSource/environment``.
  /// - Throws: ``HostError`` if the view cannot be laid out.
  @MainActor package func survey(
    device: CGSize, fonts: FontSource = .environment
  ) async throws -> Survey {
    let screen = settings.orientation.map(device.turned) ?? device
    let canvas =
      if case .fixed(let width, let height)? = settings.layout {
        CGSize(width: width, height: height)
      } else { screen }
    let preference = Preference()
    let content = content
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
    return Survey(size: size, preferredScheme: preference.scheme)
  }

  @MainActor private final class Preference {
    var scheme: ColorScheme?
  }

  /// Returns an animation that shows the preview.
  ///
  /// - Parameters:
  ///   - name: The name of the animation.
  ///   - survey: The result of ``survey(device:fonts:)``.
  ///   - scheme: The color scheme. The canvas has the system background of this scheme.
  ///   - duration: The duration, in seconds.
  package func anim(
    named name: String, _ survey: Survey, scheme: ColorScheme, duration: Double
  ) -> Anim {
    let content = content
    return Anim(
      name: name, size: survey.size, duration: duration, rate: 60,
      background: (survey.preferredScheme ?? scheme) == .dark ? .black : .white,
      description: nil, parameters: []
    ) { host, _ in
      var environment = EnvironmentValues()
      environment.colorScheme = scheme
      host.show(AnimContent(content: content), environment: environment)
      return []
    }
  }
}

extension CGSize {
  /// The size of a device of this upright size in an orientation.
  fileprivate func turned(_ orientation: InterfaceOrientation) -> CGSize {
    switch orientation {
    case .portrait, .portraitUpsideDown: self
    case .landscapeLeft, .landscapeRight: CGSize(width: height, height: width)
    }
  }
}
