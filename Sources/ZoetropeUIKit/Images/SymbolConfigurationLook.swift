import Foundation
import Zoetrope

/// The appearance that a UIKit configuration gives to a symbol.
struct SymbolConfigurationLook: SymbolLook {
  typealias Properties = UIImage.SymbolConfiguration.Properties

  private let properties: Properties
  /// The colors of the layers, beginning with the primary layer. If the array is empty, the layers
  /// are drawn in the foreground style.
  private let colors: [UIColor]

  /// Creates an appearance.
  ///
  /// - Parameters:
  ///   - properties: The properties of the configuration.
  ///   - mode: The rendering mode of the symbol. Default `alwaysOriginal`, the only mode in which
  ///     the tint color of the configuration has an effect.
  init(_ properties: Properties, mode: UIImage.RenderingMode = .alwaysOriginal) {
    self.properties = properties
    colors =
      switch properties.coloring {
      case _ where mode == .alwaysTemplate: []
      case .palette(let colors): colors
      case .hierarchical(let color): [color]
      case .unspecified, .monochrome, .multicolor:
        mode == .alwaysOriginal ? properties.tint.map { [$0] } ?? [] : []
      }
  }

  var setsColors: Bool { !colors.isEmpty }

  func apply(to environment: inout EnvironmentValues) {
    let style = properties.textStyle?.ofCore
    let weight = properties.weight.ofCore
    if let size = properties.pointSize ?? style?.size(at: .large) {
      let ownWeight = properties.pointSize == nil ? style?.weight : nil
      environment.font = .system(size: size, weight: weight ?? ownWeight ?? .regular)
    } else if let weight {
      environment.font = (environment.font ?? .body).weight(weight)
    }
    if let scale = properties.scale.ofCore { environment.imageScale = scale }
    switch properties.coloring {
    case .unspecified: if setsColors { environment.symbolRenderingMode = .monochrome }
    case .monochrome: environment.symbolRenderingMode = .monochrome
    case .multicolor: environment.symbolRenderingMode = .multicolor
    case .hierarchical: environment.symbolRenderingMode = .hierarchical
    case .palette: environment.symbolRenderingMode = .palette
    }
    environment.setForeground(colors.map { Color(uiColor: $0) })
  }
}
