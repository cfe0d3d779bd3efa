import SwiftUI

struct Badge: View {
  var count: Int

  var body: some View {
    Text("\(count)")
      .padding(8)
      .background(.orange, in: .capsule)
  }
}

#Preview("Three", traits: .sizeThatFitsLayout) {
  Badge(count: 3).padding()
}

#Preview("Growing", traits: .fixedLayout(width: 200, height: 100)) {
  @Previewable @State var count = 1
  Badge(count: count)
    .onAppear { count = 99 }
}

struct BadgePreviews: PreviewProvider {
  static var previews: some View {
    ForEach([1, 20], id: \.self) { count in
      Badge(count: count)
        .previewDisplayName("Badge \(count)")
        .previewLayout(.fixed(width: 120, height: 60))
    }
  }
}
