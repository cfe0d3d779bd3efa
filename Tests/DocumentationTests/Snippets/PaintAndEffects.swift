import SwiftUI

enum PaintAndEffects {
  struct Ticket: View {
    var isFlipped: Bool

    var body: some View {
      RoundedRectangle(cornerRadius: 20)
        .fill(
          LinearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom)
            .shadow(.inner(radius: 6))
        )
        .frame(width: 200, height: 120)
        .overlay {
          Text("Row 7").font(.title).padding(8).background(.thinMaterial, in: .capsule)
        }
        .compositingGroup()
        .shadow(radius: 10, y: 4)
        .rotation3DEffect(isFlipped ? .degrees(180) : .zero, axis: (x: 0, y: 1, z: 0))
    }
  }

  struct Rain: View {
    var body: some View {
      TimelineView(.animation) { timeline in
        Canvas { context, size in
          let time = timeline.date.timeIntervalSinceReferenceDate
          for drop in 0..<100 {
            let speed = 100 + Double(drop * 37 % 80)
            let y = (time * speed + Double(drop * 61)).truncatingRemainder(dividingBy: size.height)
            let x = Double(drop * 97).truncatingRemainder(dividingBy: size.width)
            let line = CGRect(x: x, y: y, width: 1, height: 8)
            context.fill(Path(line), with: .color(.blue.opacity(0.5)))
          }
        }
      }
    }
  }
}
