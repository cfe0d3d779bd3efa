import SwiftUI

/// A card with a picture, a gradient, a shadow and a frosted label.
struct Card: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    ZStack(alignment: .bottom) {
      RoundedRectangle(cornerRadius: 26)
        .fill(.linearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing))
      picture
      label
    }
    .frame(width: 280, height: 190)
    .clipShape(RoundedRectangle(cornerRadius: 26))
    .overlay {
      RoundedRectangle(cornerRadius: 26).strokeBorder(.white.opacity(0.35), lineWidth: 1)
    }
    .compositingGroup()
    .shadow(color: .black.opacity(colorScheme == .dark ? 0.6 : 0.3), radius: 14, y: 10)
  }

  private var colors: [Color] {
    colorScheme == .dark ? [.indigo, .purple, .black] : [.cyan, .blue, .purple]
  }

  @ViewBuilder private var picture: some View {
    if let sunset = Sunset.image {
      Image(decorative: sunset, scale: 1)
        .resizable()
        .scaledToFill()
        .frame(width: 248, height: 158)
        .brightness(colorScheme == .dark ? -0.08 : 0)
        .clipShape(RoundedRectangle(cornerRadius: 14))
        .frame(maxHeight: .infinity)
    }
  }

  private var label: some View {
    HStack(spacing: 10) {
      Image(systemName: "sun.max.fill")
        .font(.title2)
        .foregroundStyle(.orange)
      VStack(alignment: .leading, spacing: 1) {
        Text("Sea at dusk").font(.headline)
        Text("12 pictures a second").font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      Image(systemName: "heart.fill").foregroundStyle(.pink.gradient)
    }
    .padding(.horizontal, 14)
    .frame(height: 52)
    .background(.ultraThinMaterial)
    .clipShape(RoundedRectangle(cornerRadius: 14))
    .padding(24)
  }
}

/// The back of a card.
private struct CardBack: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 26)
      .fill(
        .angularGradient(
          colors: [.pink, .orange, .yellow, .mint, .blue, .pink],
          center: .center, startAngle: .zero, endAngle: .degrees(360))
      )
      .overlay {
        RoundedRectangle(cornerRadius: 26).fill(.black.opacity(0.25).shadow(.inner(radius: 12)))
      }
      .overlay {
        Text("Zoetrope")
          .font(.system(size: 44, weight: .heavy))
          .foregroundStyle(
            .linearGradient(
              colors: [.white, .white.opacity(0.6)], startPoint: .top, endPoint: .bottom)
          )
          .shadow(radius: 4, y: 3)
      }
      .frame(width: 280, height: 190)
      .compositingGroup()
      .shadow(color: .black.opacity(0.3), radius: 14, y: 10)
  }
}

/// A view with two sides, one of which is visible at a time.
private struct Flip<Front: View, Back: View>: View, Animatable {
  var degrees: Double
  @ViewBuilder var front: Front
  @ViewBuilder var back: Back

  var animatableData: Double {
    get { degrees }
    set { degrees = newValue }
  }

  var body: some View {
    ZStack {
      front.opacity(isTurned ? 0 : 1)
      back
        .rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
        .opacity(isTurned ? 1 : 0)
    }
    .rotation3DEffect(.degrees(degrees), axis: (x: 0, y: 1, z: 0), perspective: 0.6)
  }

  private var isTurned: Bool { cos(degrees * .pi / 180) < 0 }
}

/// The background of the cards.
struct Wallpaper: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    ZStack {
      Rectangle().fill(
        .linearGradient(
          colors: colorScheme == .dark
            ? [
              Color(red: 0.10, green: 0.10, blue: 0.16), Color(red: 0.03, green: 0.03, blue: 0.06),
            ]
            : [Color(red: 0.97, green: 0.96, blue: 1), Color(red: 0.80, green: 0.86, blue: 0.96)],
          startPoint: .top, endPoint: .bottom))
      Circle()
        .fill(
          .radialGradient(
            colors: [.pink.opacity(0.5), .pink.opacity(0)], center: .center, startRadius: 0,
            endRadius: 130)
        )
        .frame(width: 260, height: 260)
        .offset(x: -130, y: -70)
      Circle()
        .fill(
          .radialGradient(
            colors: [.cyan.opacity(0.5), .cyan.opacity(0)], center: .center, startRadius: 0,
            endRadius: 150)
        )
        .frame(width: 300, height: 300)
        .offset(x: 140, y: 90)
    }
    .ignoresSafeArea()
  }
}

extension Card {
  /// A card that is flipped over once.
  static let anim = Anim(
    "card", size: CGSize(width: 400, height: 300), duration: 2.5,
    description: "A card with a gradient, a shadow, a material, a picture and text, flipped in 3-D",
    parameters: [
      .boolean("wallpaper", default: true, description: "whether the card has a background")
    ], state: false
  ) { flipped, values in
    ZStack {
      if values.boolean("wallpaper") { Wallpaper() }
      Flip(degrees: flipped.wrappedValue ? 180 : 0) {
        Card()
      } back: {
        CardBack()
      }
    }
  } cues: { flipped, _ in
    Cue(at: 0.3) { withAnimation(.easeInOut(duration: 1.6)) { flipped.wrappedValue = true } }
  }

  /// The same card while the color scheme changes.
  static let darkAnim = Anim(
    "dark", size: CGSize(width: 400, height: 300), duration: 2.5,
    description: "The card as light mode turns into dark mode", state: ColorScheme.light
  ) { scheme in
    ZStack {
      Wallpaper()
      Card()
    }
    .environment(\.colorScheme, scheme.wrappedValue)
  } cues: { scheme in
    Cue(at: 0.5) { withAnimation(.easeInOut(duration: 1.5)) { scheme.wrappedValue = .dark } }
  }
}

#Preview("Front", traits: .sizeThatFitsLayout) {
  Card().padding(30)
}

#Preview("Back", traits: .sizeThatFitsLayout) {
  CardBack().padding(30)
}

#Preview("On the wallpaper", traits: .landscapeLeft) {
  ZStack {
    Wallpaper()
    Card()
  }
}
