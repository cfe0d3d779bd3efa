import SwiftUI

/// Views with a point of theirs on a point of the layout.
///
/// Where a view would leave the layout, it goes to the other side of the point; the room that is
/// left there is what it is proposed.
struct CalloutLayout: Layout {
  /// In points, from the layout's corner.
  var location: CGPoint
  /// The point of the views that is on the location, if there is room.
  var anchor: UnitPoint

  var animatableData: CGPoint.AnimatableData {
    get { location.animatableData }
    set { location.animatableData = newValue }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      var anchor = anchor
      let ideal = subview.sizeThatFits(.unspecified)
      let width = Self.fit(ideal.width, at: location.x, in: bounds.width, anchor: &anchor.x)
      // Lines that wrap are more lines.
      let wrapped = subview.sizeThatFits(ProposedViewSize(width: width, height: nil))
      let height = Self.fit(wrapped.height, at: location.y, in: bounds.height, anchor: &anchor.y)
      subview.place(
        at: CGPoint(x: bounds.minX + location.x, y: bounds.minY + location.y), anchor: anchor,
        proposal: ProposedViewSize(width: width, height: height))
    }
  }

  /// Changes to the other side where there is more room, if a length does not fit on the wanted one.
  ///
  /// - Returns: The room on the side that it is.
  private static func fit(
    _ length: CGFloat, at location: CGFloat, in whole: CGFloat, anchor: inout CGFloat
  ) -> CGFloat {
    func room(_ anchor: CGFloat) -> CGFloat {
      let before = anchor > 0 ? location / anchor : .infinity
      let after = anchor < 1 ? (whole - location) / (1 - anchor) : .infinity
      return max(min(before, after), 0)
    }
    if length > room(anchor), room(1 - anchor) > room(anchor) { anchor = 1 - anchor }
    return room(anchor)
  }
}

/// A dot that travels, with a label that stays in sight.
struct Callout: View {
  var location: CGPoint
  var text: String

  var body: some View {
    ZStack {
      CalloutLayout(location: location, anchor: .center) {
        Circle().fill(.blue).frame(width: 10, height: 10)
      }
      CalloutLayout(location: location, anchor: .topLeading) {
        Text(text)
          .font(.callout)
          .padding(8)
          .background { RoundedRectangle(cornerRadius: 8).fill(.yellow.opacity(0.5)) }
          .padding(8)
      }
    }
    .background { Rectangle().fill(.gray.opacity(0.1)) }
    .padding(20)
  }

  private struct Trip {
    var location = CGPoint(x: 30, y: 40)
    var text = "Off we go"
  }

  static let anim = Anim(
    "callout", size: CGSize(width: 480, height: 320), duration: 2.5,
    description: "A label at a travelling dot, on the side of it where there is room", state: Trip()
  ) { trip in
    Callout(location: trip.wrappedValue.location, text: trip.wrappedValue.text)
  } cues: { trip in
    Cue(at: 0) {
      withAnimation(.easeInOut(duration: 1.2)) {
        trip.wrappedValue.location = CGPoint(x: 400, y: 190)
      }
    }
    Cue(at: 0.5) { trip.wrappedValue.text = "On the way to the other side of the box" }
    Cue(at: 1.2) {
      withAnimation(.easeInOut(duration: 1.2)) {
        trip.wrappedValue.location = CGPoint(x: 170, y: 260)
      }
    }
    Cue(at: 1.7) { trip.wrappedValue.text = "Nearly there" }
  }
}
