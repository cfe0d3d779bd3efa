/// The colours of a text's spans, each of which animates.
struct TextColorSlots {
  private var spans: [Span]

  private struct Span {
    var glyphs: AnimatableSlot<_ResolvedPaint>
    var underline: AnimatableSlot<_ResolvedPaint>
    var strikethrough: AnimatableSlot<_ResolvedPaint>
    /// No background is one of no opacity.
    var background: AnimatableSlot<Color.Resolved>

    init(_ colors: SpanColors) {
      glyphs = AnimatableSlot(colors.glyphs)
      underline = AnimatableSlot(colors.underline)
      strikethrough = AnimatableSlot(colors.strikethrough)
      background = AnimatableSlot(colors.background ?? colors.glyphs.color.faded(by: 0))
    }

    var isActive: Bool {
      glyphs.isActive || underline.isActive || strikethrough.isActive || background.isActive
    }

    var nextEvent: Double? {
      earlier(
        earlier(glyphs.nextEvent, underline.nextEvent),
        earlier(strikethrough.nextEvent, background.nextEvent))
    }

    mutating func tick(at time: Double) -> Bool {
      if !isActive { return false }
      let glyphsGoOn = glyphs.tick(at: time)
      let underlineGoesOn = underline.tick(at: time)
      let strikethroughGoesOn = strikethrough.tick(at: time)
      return background.tick(at: time) || glyphsGoOn || underlineGoesOn || strikethroughGoesOn
    }
  }

  /// Creates colours that rest.
  init(_ colors: [SpanColors]) { spans = colors.map(Span.init) }

  /// Takes new colours; they animate as the transaction at the node says if there are as many as
  /// before, and otherwise show at once.
  mutating func set(_ colors: [SpanColors], for node: LayoutNode & Ticking) {
    guard colors.count == spans.count else {
      self = TextColorSlots(colors)
      return
    }
    for (index, new) in colors.enumerated() {
      spans[index].glyphs.setPaint(new.glyphs, for: node)
      spans[index].underline.setPaint(new.underline, for: node)
      spans[index].strikethrough.setPaint(new.strikethrough, for: node)
      setBackground(new.background, of: index, for: node)
    }
  }

  private mutating func setBackground(
    _ color: Color.Resolved?, of index: Int, for node: LayoutNode & Ticking
  ) {
    let old = spans[index].background
    if let color, old.model.opacity <= 0, !old.isActive {
      // What appears does so in its own hue.
      spans[index].background = AnimatableSlot(color.faded(by: 0))
    }
    spans[index].background.set(color ?? old.model.faded(by: 0), for: node)
  }

  /// Brings the colours to a time in seconds; false when nothing animates any more.
  mutating func tick(at time: Double) -> Bool {
    var goesOn = false
    for index in spans.indices where spans[index].tick(at: time) { goesOn = true }
    return goesOn
  }

  /// Whether an animation runs.
  var isActive: Bool { spans.contains(where: \.isActive) }

  /// When the first animation ends or completes, if that is known.
  var nextEvent: Double? {
    var next: Double?
    for index in spans.indices { next = earlier(next, spans[index].nextEvent) }
    return next
  }

  /// The colours that are shown.
  var presented: [SpanColors] {
    spans.map { span in
      let background = span.background.presented
      return SpanColors(
        glyphs: span.glyphs.presented, underline: span.underline.presented,
        strikethrough: span.strikethrough.presented,
        background: background.opacity > 0 ? background : nil)
    }
  }
}
