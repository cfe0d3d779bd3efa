import Foundation
import Zoetrope

/// A plain rectangle with an id and a given size, for layouts under test to place.
///
/// ```swift
/// let stage = try await Stage(size: CGSize(width: 200, height: 100)) {
///   MyLayout {
///     Box("a", width: 40, height: 20)
///     Box("b", minWidth: 10, idealWidth: 50, maxWidth: .infinity)
///   }
/// }
/// try stage.frame(of: "a")
/// ```
public struct Box<ID: Hashable & Sendable>: View {
  private let id: ID
  private let color: Color
  private let lengths: Lengths

  private struct Lengths: Sendable, Equatable {
    var minWidth: CGFloat?
    var idealWidth: CGFloat?
    var maxWidth: CGFloat?
    var minHeight: CGFloat?
    var idealHeight: CGFloat?
    var maxHeight: CGFloat?
  }

  /// Creates a box of a fixed size.
  ///
  /// - Parameters:
  ///   - id: The id by which the test looks the box up.
  ///   - width: The width in points.
  ///   - height: The height in points.
  ///   - color: The fill color in pictures. Default gray.
  public nonisolated init(_ id: ID, width: CGFloat, height: CGFloat, color: Color = .gray) {
    self.init(
      id, minWidth: width, idealWidth: width, maxWidth: width, minHeight: height,
      idealHeight: height, maxHeight: height, color: color)
  }

  /// Creates a box that takes the proposed size, clamped to the given limits. All lengths are in
  /// points.
  ///
  /// - Parameters:
  ///   - id: The id by which the test looks the box up.
  ///   - minWidth: The smallest width. Default: no limit.
  ///   - idealWidth: The width at an unspecified proposal. Default 10, clamped to the limits.
  ///   - maxWidth: The largest width. Default: no limit.
  ///   - minHeight: The smallest height. Default: no limit.
  ///   - idealHeight: The height at an unspecified proposal. Default 10, clamped to the limits.
  ///   - maxHeight: The largest height. Default: no limit.
  ///   - color: The fill color in pictures. Default gray.
  public nonisolated init(
    _ id: ID, minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    color: Color = .gray
  ) {
    self.id = id
    self.color = color
    lengths = Lengths(
      minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
      idealHeight: idealHeight, maxHeight: maxHeight)
  }

  /// A filled rectangle that has the size limits, the ideal size and the id of the box.
  public var body: some View {
    Rectangle().fill(color)
      .frame(
        minWidth: lengths.minWidth, idealWidth: lengths.idealWidth, maxWidth: lengths.maxWidth,
        minHeight: lengths.minHeight, idealHeight: lengths.idealHeight,
        maxHeight: lengths.maxHeight
      )
      .id(id)
  }
}
