import SwiftUI

/// A layout that places an anchor point of each view at a location.
///
/// If a view would extend beyond the layout, it moves to the other side of the location. The space
/// on the chosen side is the proposal to the view.
struct CalloutLayout: Layout {
  /// The location in points, from the layout's top left corner.
  var location: CGPoint
  /// The point of each view that is placed at the location if there is space.
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
      // Wrapped text is higher, so measure the height at the final width.
      let wrapped = subview.sizeThatFits(ProposedViewSize(width: width, height: nil))
      let height = Self.fit(wrapped.height, at: location.y, in: bounds.height, anchor: &anchor.y)
      subview.place(
        at: CGPoint(x: bounds.minX + location.x, y: bounds.minY + location.y), anchor: anchor,
        proposal: ProposedViewSize(width: width, height: height))
    }
  }

  /// Moves the anchor to the other side if a length does not fit and there is more space there.
  ///
  /// - Returns: The space on the chosen side.
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

/// A moving dot with a label that stays within the bounds.
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
    description: "A label beside a moving dot, on the side that has room", state: Trip()
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
