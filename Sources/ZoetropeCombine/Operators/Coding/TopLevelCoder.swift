import Foundation

/// Something that encodes whole values.
public protocol TopLevelEncoder {
  /// The type of encoded values.
  associatedtype Output

  /// Encodes a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

/// Something that decodes whole values.
public protocol TopLevelDecoder {
  /// The type of encoded values.
  associatedtype Input

  /// Decodes a value of a type.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
