import Foundation

/// A view that shows one view for each element of a collection.
public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection

  /// The elements of the collection.
  var data: Self.Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The elements of the collection that the modified view shows.
  public var data: Content.Data { content.data }
}
