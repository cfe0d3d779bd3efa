import Foundation
import Zoetrope

/// Shows its age by its width, 1 when it is new, and notes when it appears and disappears.
struct Memory: View {
  let name: String
  let journal: Journal
  @State private var age: CGFloat = 1

  var body: some View {
    box(name, age, 1)
      .onAppear {
        journal.note("+\(name)")
        age += 1
      }
      .onDisappear { journal.note("-\(name)") }
  }
}
