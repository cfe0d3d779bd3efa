import ZoetropeFiles

/// The settings of a recording. Together with the files that the animation reads, they determine
/// the bytes of the frames. All recordings of one sequence have equal settings.
package struct RecordingSettings: Equatable, Sendable, Codable {
  /// The value of a parameter of an animation.
  package enum Value: Equatable, Sendable {
    case number(Double)
    case boolean(Bool)
  }

  /// A column of a comparison.
  package struct Column: Equatable, Sendable, Codable {
    /// The name of the column in its caption.
    package var name: String
    /// The name of the column's animation.
    package var anim: String
    /// The interpolation mode of the column's layouts.
    package var mode: String
    /// The values of all parameters by name.
    package var parameters: [String: Value]

    /// Creates a column.
    package init(name: String, anim: String, mode: String, parameters: [String: Value]) {
      (self.name, self.anim, self.mode) = (name, anim, mode)
      self.parameters = parameters
    }
  }

  /// The name of the animation.
  package var anim: String
  /// The command that made the frames: `render` for an animation alone, `compare` for columns.
  package var command: String
  /// The interpolation mode of layouts; nil for a comparison.
  package var mode: String?
  /// The views whose trails a comparison shows; nil for `render`.
  package var trails: String?
  /// Whether a comparison has plots below its columns; nil for `render`.
  package var plot: Bool?
  /// The columns of a comparison; nil for `render`.
  package var columns: [Column]?
  /// The width and height of the canvas in points.
  package var size: [Double]
  /// The number of pixels per point.
  package var scale: Double
  /// The width and height of the frames in pixels.
  package var pixels: [Int]
  /// The frame rate, such as `60` or `30000/1001`.
  package var rate: String
  /// The number of frames of the whole animation.
  package var count: Int
  /// The values of all parameters by name.
  package var parameters: [String: Value]
  /// The components of the background color: red, green, blue and straight alpha, each from 0 to 1;
  /// nil for a transparent background.
  package var background: [Double]?
  /// The components of the background color that is used while the root view is in dark mode; nil
  /// if that color equals ``background`` or is not opaque. Only an opaque color is drawn.
  package var darkBackground: [Double]?
  /// The kind of compression: a trade-off between encoding speed and file size.
  package var compression: String
  /// The algorithm of the checksums.
  package var checksum: Checksum
  /// The identification of the program's build.
  package var build: String
  /// The versions of the libraries by name.
  package var libraries: [String: String]

  /// The maximum number of frames of a recording.
  package static let largestCount = 10_000_000
  /// The maximum width and height of a frame, in pixels.
  package static let longestSide = 1_000_000

  /// The value of ``build`` if several builds have each recorded some of the frames.
  package static let mixedBuild = "mixed"

  /// Creates settings.
  package init(
    anim: String, command: String, mode: String?, trails: String?, plot: Bool?,
    columns: [Column]?, size: [Double], scale: Double, pixels: [Int], rate: String, count: Int,
    parameters: [String: Value], background: [Double]?, darkBackground: [Double]? = nil,
    compression: String, checksum: Checksum, build: String, libraries: [String: String]
  ) {
    self.anim = anim
    self.command = command
    self.mode = mode
    self.trails = trails
    self.plot = plot
    self.columns = columns
    self.size = size
    self.scale = scale
    self.pixels = pixels
    self.rate = rate
    self.count = count
    self.parameters = parameters
    self.background = background
    self.darkBackground = darkBackground
    self.compression = compression
    self.checksum = checksum
    self.build = build
    self.libraries = libraries
  }
}

extension RecordingSettings {
  /// Returns whether a text is a valid frame rate: a whole number, or two whole numbers separated
  /// by a slash. Each number must be from 1 to 1,000,000.
  package static func isRate(_ text: String) -> Bool {
    let terms = text.split(separator: "/", omittingEmptySubsequences: false)
    return terms.count <= 2
      && terms.allSatisfy { term in
        term.utf8.allSatisfy { (48...57).contains($0) } && 1...1_000_000 ~= Int(term) ?? 0
      }
  }

  /// The settings by name, in the order in which a manifest lists them.
  var fields: [(key: String, value: JSON)] {
    [
      ("anim", .string(anim)), ("command", .string(command)),
      ("mode", mode.map(JSON.string) ?? .null), ("trails", trails.map(JSON.string) ?? .null),
      ("plot", plot.map(JSON.boolean) ?? .null),
      ("columns", columns.map { .array($0.map(json)) } ?? .null),
      ("size", .array(size.map(JSON.number))),
      ("scale", .number(scale)), ("pixels", .array(pixels.map(JSON.integer))),
      ("rate", .string(rate)), ("count", .integer(count)),
      ("parameters", JSON(sorted: parameters.mapValues(\.json))),
      ("background", background.map { .array($0.map(JSON.number)) } ?? .null),
      ("darkBackground", darkBackground.map { .array($0.map(JSON.number)) } ?? .null),
      ("compression", .string(compression)), ("checksum", .string(checksum.rawValue)),
      ("build", .string(build)), ("libraries", JSON(sorted: libraries.mapValues(JSON.string))),
    ]
  }

  private func json(_ column: Column) -> JSON {
    .object([
      ("name", .string(column.name)), ("anim", .string(column.anim)),
      ("mode", .string(column.mode)),
      ("parameters", JSON(sorted: column.parameters.mapValues(\.json))),
    ])
  }

  /// The checksum of all settings. Recordings with the same fingerprint have the same frames if
  /// they read the same files.
  package var fingerprint: String {
    Array(JSON.object(fields).text.utf8).withUnsafeBytes { Checksum.xxh64.text(of: $0) }
  }

  /// A setting that differs between two recordings.
  package struct Difference: Equatable, Sendable {
    /// The name of the setting, such as `scale`.
    package let name: String
    /// The values in this recording and in the other recording, in the form in which they are typed
    /// on a command line.
    package let values: [String]
  }

  /// Returns the first setting whose value differs in another recording; nil if all values are
  /// equal.
  ///
  /// - Parameters:
  ///   - other: The settings of the other recording.
  ///   - allowsAnyBuild: Whether the program and its libraries may differ.
  package func difference(from other: Self, allowsAnyBuild: Bool) -> Difference? {
    for (mine, others) in zip(fields, other.fields) {
      if allowsAnyBuild, mine.key == "build" || mine.key == "libraries" { continue }
      if mine.key == "parameters" {
        if let difference = parameterDifference(from: other) { return difference }
        continue
      }
      guard mine.value.text != others.value.text else { continue }
      let values = [mine, others].map { RecordingSettings.text(of: $0.value, named: $0.key) }
      return Difference(name: mine.key, values: values)
    }
    return nil
  }
}

extension RecordingSettings {
  /// Formats a setting in the form in which it is typed on a command line.
  private static func text(of value: JSON, named name: String) -> String {
    switch (name, value) {
    case ("size", .array(let sides)), ("pixels", .array(let sides)):
      sides.map(\.text).joined(separator: "x")
    case ("background", .array(let components)), ("darkBackground", .array(let components)):
      hexadecimal(components) ?? value.text
    case ("background", .null), ("darkBackground", .null): "none"
    case (_, .string(let text)): text
    default: value.text
    }
  }

  /// Formats components from 0 to 1 as `#rrggbb`, or as `#rrggbbaa` if the alpha is not 1; nil if a
  /// component is not a multiple of 1/255.
  private static func hexadecimal(_ components: [JSON]) -> String? {
    var bytes: [UInt8] = []
    for component in components {
      guard case .number(let value) = component, 0...1 ~= value else { return nil }
      let byte = (value * 255).rounded()
      guard abs(value * 255 - byte) < 1e-3 else { return nil }
      bytes.append(UInt8(byte))
    }
    if bytes.count == 4, bytes[3] == 255 { bytes.removeLast() }
    return "#" + Checksum.text(ofBytes: bytes)
  }

  /// Returns the first parameter, in alphabetical order, that has a different value in the other
  /// settings; nil if there is none.
  private func parameterDifference(from other: Self) -> Difference? {
    for name in Set(parameters.keys).union(other.parameters.keys).sorted() {
      let values = [parameters[name], other.parameters[name]].map { ($0?.json ?? .null).text }
      if values[0] != values[1] { return Difference(name: "parameter \(name)", values: values) }
    }
    return nil
  }
}

extension RecordingSettings.Value: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else {
      self = .number(try container.decode(Double.self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .boolean(let value): try container.encode(value)
    }
  }

  fileprivate var json: JSON {
    switch self {
    case .number(let number): .number(number)
    case .boolean(let value): .boolean(value)
    }
  }
}
