import Foundation
import Zoetrope

/// A plain rectangle of a given size with a name: something for a layout to place.
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
  ///   - id: What the test calls it.
  ///   - width: In points.
  ///   - height: In points.
  ///   - color: How pictures show it. Default gray.
  public nonisolated init(_ id: ID, width: CGFloat, height: CGFloat, color: Color = .gray) {
    self.init(
      id, minWidth: width, idealWidth: width, maxWidth: width, minHeight: height,
      idealHeight: height, maxHeight: height, color: color)
  }

  /// Creates a box that takes what it is proposed, within limits; all lengths are in points.
  ///
  /// - Parameters:
  ///   - id: What the test calls it.
  ///   - minWidth: The least width. Default: none.
  ///   - idealWidth: The width where none is proposed. Default 10, within the limits.
  ///   - maxWidth: The largest width. Default: none.
  ///   - minHeight: The least height. Default: none.
  ///   - idealHeight: The height where none is proposed. Default 10, within the limits.
  ///   - maxHeight: The largest height. Default: none.
  ///   - color: How pictures show it. Default gray.
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

  /// A filled rectangle in a frame, with the id.
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
