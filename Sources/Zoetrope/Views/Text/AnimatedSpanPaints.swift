/// The animated paints of a text: one set of paints for each span. A span is a range of characters
/// with the same attributes.
struct AnimatedSpanPaints {
  private var spans: [Span]

  private struct Span {
    var glyphs: AnimatableSlot<_ResolvedPaint>
    var underline: AnimatableSlot<_ResolvedPaint>
    var strikethrough: AnimatableSlot<_ResolvedPaint>
    /// The color behind the span. It is transparent if the span has no background.
    var background: AnimatableSlot<Color.Resolved>
    var image: ResolvedImage?
    var attributes: [TextAttributeValue]

    init(_ colors: SpanPaints) {
      glyphs = AnimatableSlot(colors.glyphs)
      underline = AnimatableSlot(colors.underline)
      strikethrough = AnimatableSlot(colors.strikethrough)
      background = AnimatableSlot(colors.background ?? colors.glyphs.color.faded(by: 0))
      image = colors.image
      attributes = colors.attributes
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

  /// Creates paints at rest, without running animations.
  init(_ colors: [SpanPaints]) { spans = colors.map(Span.init) }

  /// Sets the paints of all spans. If the number of spans is unchanged, the paints animate in the
  /// current transaction. Otherwise, they change without an animation.
  mutating func set(_ colors: [SpanPaints], for node: LayoutNode & Ticking) {
    guard colors.count == spans.count else {
      self = AnimatedSpanPaints(colors)
      return
    }
    for (index, new) in colors.enumerated() {
      spans[index].glyphs.setPaint(new.glyphs, for: node)
      spans[index].underline.setPaint(new.underline, for: node)
      spans[index].strikethrough.setPaint(new.strikethrough, for: node)
      spans[index].image = new.image
      spans[index].attributes = new.attributes
      setBackground(new.background, of: index, for: node)
    }
  }

  private mutating func setBackground(
    _ color: Color.Resolved?, of index: Int, for node: LayoutNode & Ticking
  ) {
    let old = spans[index].background
    if let color, old.model.opacity <= 0, !old.isActive {
      // A new background fades in without changing its hue.
      spans[index].background = AnimatableSlot(color.faded(by: 0))
    }
    spans[index].background.set(color ?? old.model.faded(by: 0), for: node)
  }

  /// Advances the paints to a time in seconds, and returns whether any animation continues.
  mutating func tick(at time: Double) -> Bool {
    var goesOn = false
    for index in spans.indices where spans[index].tick(at: time) { goesOn = true }
    return goesOn
  }

  /// Whether any paint is being animated.
  var isActive: Bool { spans.contains(where: \.isActive) }

  /// The next time, in seconds, at which an animation ends or reaches its logical completion; nil
  /// if there is no such time or if the time is unknown.
  var nextEvent: Double? {
    var next: Double?
    for index in spans.indices { next = earlier(next, spans[index].nextEvent) }
    return next
  }

  /// The paints at the time to which the animations were last advanced.
  var presented: [SpanPaints] {
    spans.map { span in
      let background = span.background.presented
      return SpanPaints(
        glyphs: span.glyphs.presented, underline: span.underline.presented,
        strikethrough: span.strikethrough.presented,
        background: background.opacity > 0 ? background : nil, image: span.image,
        attributes: span.attributes)
    }
  }
}
