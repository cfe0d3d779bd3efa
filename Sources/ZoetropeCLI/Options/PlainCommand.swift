import ArgumentParser

/// A command that can be read from plain words (see ``PlainWords``), without ArgumentParser.
///
/// The result is the same as that of the parser. Tests compare the two for every option.
protocol PlainCommand: GalleryCommand {
  /// Creates the command. Takes the values of all options of the command from the words.
  ///
  /// - Parameter words: The words after the name of the command. If ``PlainWords/isPlain`` is false
  ///   afterward, or if words are left, ArgumentParser must parse the command line.
  init(taking words: inout PlainWords)
}

extension PlainCommand {
  /// Creates the command from the words after its name; nil if the words are not plain.
  init?(plain words: [String]) {
    var words = PlainWords(words)
    self.init(taking: &words)
    guard words.isPlain, words.rest().isEmpty else { return nil }
  }
}

/// The commands that can be read from plain words: those that scripts run many times. For `list`
/// see ``AnimList``.
enum PlainCommands {
  /// Returns all words but the first, which is the name of a program or of a command.
  static func words(afterFirstOf all: [String]) -> [String] {
    var words = all
    if !words.isEmpty { words.removeFirst() }
    return words
  }

  /// Returns the command that the arguments of a program specify; nil if ArgumentParser has to read
  /// them.
  static func command(_ arguments: [String]) -> (any PlainCommand)? {
    let words = words(afterFirstOf: arguments)
    return switch arguments.first {
    case "render": RenderCommand(plain: words)
    case "still": StillCommand(plain: words)
    default: nil
    }
  }
}

extension RenderCommand: PlainCommand {
  init(taking words: inout PlainWords) {
    self.init()
    all = words.flag("--all")
    mode = words.value("--mode")
    recording = RecordingArguments(taking: &words)
  }
}

extension StillCommand: PlainCommand {
  init(taking words: inout PlainWords) {
    self.init()
    frame = words.value("--frame")
    at = words.value("--at")
    scale = words.value("--scale")
    mode = words.value("--mode")
    picture = PictureArguments(taking: &words)
  }
}

extension RecordingArguments {
  /// Takes the arguments from plain words: first the options, then the names.
  init(taking words: inout PlainWords) {
    self.init()
    canvas = CanvasArguments(taking: &words)
    limits = LimitArguments(taking: &words)
    output = words.value("--output", "-o")
    html = words.value("--html")
    stream = words.value("--stream")
    frames = words.value("--frames")
    scale = words.value("--scale")
    set = words.values("--set")
    background = words.value("--background")
    compression = words.value("--compression")
    jobs = words.value("--jobs")
    shard = words.value("--shard")
    overwrite = words.flag("--overwrite")
    resume = words.flag("--resume")
    anyBuild = words.flag("--any-build")
    checksum = words.value("--checksum")
    progress = words.value("--progress")
    quiet = words.flag("--quiet", "-q")
    perf = words.flag("--perf")
    names = words.rest()
  }
}

extension PictureArguments {
  /// Takes the arguments from plain words: first the options, then the name.
  init(taking words: inout PlainWords) {
    self.init()
    output = words.value("--output", "-o")
    set = words.values("--set")
    background = words.value("--background")
    compression = words.value("--compression")
    overwrite = words.flag("--overwrite")
    quiet = words.flag("--quiet", "-q")
    limits = LimitArguments(taking: &words)
    selection = AnimArguments(taking: &words)
  }
}

extension AnimArguments {
  /// Takes the arguments from plain words: first the options, then the name.
  init(taking words: inout PlainWords) {
    self.init()
    canvas = CanvasArguments(taking: &words)
    let names = words.rest()
    if names.count != 1 { words.reject() }
    name = names.first ?? ""
  }
}

extension CanvasArguments {
  /// Takes the options from plain words.
  init(taking words: inout PlainWords) {
    self.init()
    fps = words.value("--fps")
    size = words.value("--size")
  }
}

extension LimitArguments {
  /// Takes the options from plain words.
  init(taking words: inout PlainWords) {
    self.init()
    strict = words.flag("--strict")
    maxMemory = words.value("--max-memory")
  }
}
