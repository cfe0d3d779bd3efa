import Foundation
import Zoetrope

/// The box that is shown instead of a UIKit view: a dashed outline with the name of the
/// representable type.
struct UndrawnBox: View {
  private let name: String

  /// Creates a box with the name of a representable type.
  init(type: Any.Type) { name = "\(type)" }

  var body: some View {
    let _ = RunningHost.current?.remark(
      "\(name) wraps a view of UIKit, which is not drawn; a box with its name stands for it")
    Rectangle()
      .strokeBorder(Color.secondary, style: StrokeStyle(lineWidth: 1, dash: [4, 4]))
      .overlay {
        Text(name).font(.caption).foregroundStyle(.secondary).lineLimit(1).padding(2)
      }
  }
}
