// The code of the article UIKitValues.
import SwiftUI

struct ProfileCard: View {
  let title: String

  var body: some View {
    Text(title)
      .font(Font(UIFont.systemFont(ofSize: 20, weight: .semibold)))
      .foregroundStyle(Color(.label))
      .frame(width: UIScreen.main.bounds.width / 2, height: 80)
      .background(Color(uiColor: .secondarySystemBackground))
  }
}
