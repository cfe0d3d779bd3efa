import SwiftUI

/// A card that is lifted, turned and put down.
struct Phases: View {
  private enum Phase: CaseIterable {
    case resting, lifted, turned, falling

    var height: CGFloat { self == .lifted || self == .turned ? 70 : 0 }
    var angle: Angle { self == .turned || self == .falling ? .degrees(180) : .zero }
    var scale: CGFloat { self == .lifted || self == .turned ? 1.3 : 1 }
    var color: Color { self == .turned ? .orange : .blue }

    /// The animation toward the phase.
    var animation: Animation {
      switch self {
      case .resting: .easeOut(duration: 0.01)
      case .lifted: .easeOut(duration: 0.6)
      case .turned: .easeInOut(duration: 0.8)
      case .falling: .easeIn(duration: 0.6)
      }
    }
  }

  @State private var turns = 0

  var body: some View {
    VStack(spacing: 50) {
      PhaseAnimator(Phase.allCases, trigger: turns) { phase in
        RoundedRectangle(cornerRadius: 12)
          .fill(phase.color)
          .frame(width: 90, height: 120)
          .overlay { Text("7").font(.largeTitle).bold().foregroundStyle(.white) }
          .rotationEffect(phase.angle)
          .scaleEffect(phase.scale)
          .offset(y: -phase.height)
      } animation: { phase in
        phase.animation
      }
      Button("Turn") { turns += 1 }
        .buttonStyle(.bordered)
    }
    .padding(.top, 80)
  }

  static let anim = Anim(
    "phases", size: CGSize(width: 320, height: 360), duration: 2.5,
    description: "A card that goes through four phases"
  ) {
    Phases()
  } cues: {
    Cue(at: 0.1, tap: "Turn")
  }
}

#Preview {
  Phases()
}
