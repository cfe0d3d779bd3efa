import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry
import ZoetropeText

/// The layout node of a text.
///
/// The size of the node is the size of its lines, rounded up to whole points. However, the node is
/// never wider than its proposal. While the size is animated, the line breaks are those of the
/// final size, and the lines move with the animated frame. Changes of colors are animated, too. A
/// change of the characters or of the layout is animated by a ``TextTransition``.
final class TextNode: GeometryNode {
  /// The way in which a change of the characters appears in an animated transaction.
  enum ContentChange: Equatable {
    /// The text changes without an animation.
    case immediate
    /// If the characters stay the same, the glyphs move to their new positions. Otherwise, the old
    /// text and the new text cross-fade.
    case automatic
    /// The change has the given style.
    case style(TextTransition.Style)
  }

  private(set) var text: ResolvedText
  private var contentChange: ContentChange
  private var typesetter: Typesetter?
  private var colors: AnimatedSpanPaints
  /// The colors shown before the text changed; nil once the changed text has been placed.
  private var colorsBefore: [SpanPaints]?
  /// The text as it was placed in the last layout pass; nil if it has not been placed.
  private(set) var placed: PlacedText?
  /// The size and the proposal of the last placement; nil if the lines have to be broken again.
  private var place: (size: CGSize, proposal: ProposedViewSize)?
  /// The retained picture of the text at rest; nil if it has been invalidated.
  private var picture: TextPicture?
  private var transition: TextTransition?
  /// The animated number of transitions that the text has shown. Each transition adds 1 to the
  /// number, so that the animation of a new transition merges with a running animation.
  private var progress = AnimatableSlot(ContentProgress())
  /// The value of ``progress`` at the start of the current transition.
  private var progressAtStart = 0.0
  /// The object that draws the text in place of the standard drawing; nil for the standard drawing.
  private var drawing: (any TextDrawing)?

  init(owner: ViewNode, text: ResolvedText, contentChange: ContentChange) {
    self.text = text
    self.contentChange = contentChange
    colors = AnimatedSpanPaints(text.colors)
    super.init(owner: owner)
  }

  func set(_ new: ResolvedText, contentChange: ContentChange) {
    self.contentChange = contentChange
    if new == text { return }
    let old = text
    text = new
    if new.content != old.content || new.style != old.style {
      typesetter = nil
      place = nil
      colorsBefore = colorsBefore ?? colors.presented
      setNeedsLayout()
    }
    if new.colors != old.colors {
      colors.set(new.colors, for: self)
      picture = nil
    }
  }

  /// Sets the object that draws the text in place of the standard drawing; nil for the standard
  /// drawing.
  func setDrawing(_ new: (any TextDrawing)?) {
    if drawing == nil && new == nil { return }
    drawing = new
    setNeedsLayout()
    setNeedsDrawing()
  }

  // MARK: Layout

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    if let drawing { return drawing.size(proposal) { [weak self] in self?.textSize($0) ?? .zero } }
    return textSize(proposal)
  }

  private func textSize(_ proposal: ProposedViewSize) -> CGSize {
    guard let layout = layout(proposal) else { return .zero }
    return CGSize(
      width: min(layout.size.width.rounded(.up), TextNode.limit(proposal.width) ?? .infinity),
      height: layout.size.height.rounded(.up))
  }

  override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? {
    switch key {
    case VerticalAlignment.firstTextBaseline.alignmentKey:
      layout(dimensions.proposal)?.firstBaseline
    case VerticalAlignment.lastTextBaseline.alignmentKey:
      layout(dimensions.proposal)?.lastBaseline
    default: nil
    }
  }

  override func placeChildren() {
    // Most placements only move the text.
    if let place, typesetter != nil, place.size == size, place.proposal == proposal {
      colorsBefore = nil
      return
    }
    place = (size, proposal)
    let old = placed
    placed = placedText
    if let old, let placed, old != placed {
      picture = nil
      change(from: old, to: placed)
    }
    colorsBefore = nil
  }

  /// Returns the lines for a proposal; nil if there are no fonts.
  private func layout(_ proposal: ProposedViewSize) -> TextLayout? {
    guard let fonts = graph.fonts else { return nil }
    let typesetter =
      self.typesetter ?? Typesetter(text.content, style: text.style, fonts: fonts)
    self.typesetter = typesetter
    let layout = typesetter.layout(
      width: TextNode.limit(proposal.width).map(Double.init),
      height: TextNode.limit(proposal.height).map(Double.init))
    for notice in fonts.takeNotices() {
      graph.report.diagnostics.report(Diagnostic(notice, path: owner.path))
    }
    if let failure = fonts.failure { graph.report.fail(HostError(failure)) }
    return layout
  }

  /// Converts a proposed width or height to a limit on the size of the lines. A finite limit is at
  /// least 0; nil means that the length is unlimited.
  private static func limit(_ length: CGFloat?) -> CGFloat? {
    guard let length, length < .infinity else { return nil }
    return max(length, 0)
  }

  /// The text laid out at the node's size and proposal.
  private var placedText: PlacedText? {
    guard let layout = layout(proposal) else { return nil }
    let room = size.width - layout.size.width
    let inset =
      switch text.style.alignment {
      case .center: room / 2
      case .leading: text.style.isRightToLeft ? room : 0
      case .trailing: text.style.isRightToLeft ? 0 : room
      }
    return PlacedText(layout: layout, inset: inset, content: text.content)
  }

  // MARK: Changes

  private func change(from old: PlacedText, to new: PlacedText) {
    guard currentAnimation != nil, let style = style(from: old, to: new) else {
      // If only the lines change, a running transition continues towards the new lines.
      transition = old.content == new.content ? transition?.leading(to: new) : nil
      return
    }
    let shownColors = colorsBefore ?? colors.presented
    transition =
      transition.map {
        TextTransition(from: $0, at: fraction, colors: shownColors, to: new, style: style)
      } ?? TextTransition(from: old, colors: shownColors, to: new, style: style)
    progressAtStart = progress.presented.value
    progress.set(ContentProgress(value: progress.model.value + 1), for: self)
    if !progress.isActive { transition = nil }
  }

  private func style(from old: PlacedText, to new: PlacedText) -> TextTransition.Style? {
    switch contentChange {
    case .immediate: nil
    case .automatic: old.content.hasSameText(as: new.content) ? .interpolate : .opacity
    case .style(let style): style
    }
  }

  /// The fraction of the current transition that has passed, from 0 to 1. It exceeds 1 while a
  /// spring overshoots.
  private var fraction: Double {
    let way = progress.model.value - progressAtStart
    return way > 0 ? (progress.presented.value - progressAtStart) / way : 1
  }

  override func tickContent(at time: Double) -> Bool {
    if colors.isActive { picture = nil }
    let colorsGoOn = colors.tick(at: time)
    let progressGoesOn = progress.tick(at: time)
    if !progressGoesOn { transition = nil }
    return colorsGoOn || progressGoesOn
  }

  override var nextContentEvent: Double? {
    earlier(colors.nextEvent, progress.nextEvent)
  }

  // MARK: Drawing

  override func emit(into builder: inout DisplayListBuilder) {
    let isRedacted = builder.redaction.isPlaceholder
    builder.leaf(self, frame: presentedFrame) { size, toCanvas, items in
      let frame = CGRect(origin: .zero, size: size)
      if let drawing, let placed {
        drawing.append(
          placed, colors: colors.presented, size: size, of: self, toCanvas, to: &items)
      } else if let transition {
        items += transition.items(
          at: fraction, colors: colors.presented, in: frame, toCanvas, isRedacted: isRedacted)
      } else {
        pictureAtRest.append(to: &items, in: frame, toCanvas, isRedacted: isRedacted)
      }
    }
  }

  private var pictureAtRest: TextPicture {
    if let picture { return picture }
    let new = placed.map { TextPicture($0, colors: colors.presented) } ?? TextPicture()
    picture = new
    return new
  }
}

extension TextContent {
  /// Whether two contents have the same characters, regardless of attributes.
  fileprivate func hasSameText(as other: TextContent) -> Bool {
    spans.lazy.flatMap(\.text.utf16).elementsEqual(other.spans.lazy.flatMap(\.text.utf16))
  }
}
