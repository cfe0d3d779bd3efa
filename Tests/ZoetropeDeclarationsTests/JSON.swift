import Foundation

/// A JSON value.
enum JSON: Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  subscript(key: String) -> JSON? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  subscript(index: Int) -> JSON? {
    if case .array(let elements) = self { elements[index] } else { nil }
  }

  var elements: [JSON]? { if case .array(let elements) = self { elements } else { nil } }

  var string: String? { if case .string(let string) = self { string } else { nil } }

  /// The only key of an object with one member.
  var onlyKey: String? {
    if case .object(let members) = self, members.count == 1 { members.keys.first } else { nil }
  }

  /// All values that result from damage to one value somewhere inside: its removal, or a value of
  /// another type in its place.
  var damaged: [JSON] {
    let others: [JSON] = [.null, .number(-1), .string(""), .object([:])]
    switch self {
    case .object(let members):
      return others
        + members.sorted { $0.key < $1.key }.flatMap { key, value in
          func with(_ value: JSON?) -> JSON {
            var members = members
            members[key] = value
            return .object(members)
          }
          return [with(nil)] + value.damaged.map(with)
        }
    default: return others
    }
  }
}

extension JSON {
  /// Reads a text in UTF-8. With a decoder, the type of each value would have to be guessed. Each
  /// wrong guess throws an error, and Swift Testing keeps a backtrace of each error.
  init(_ text: Data) throws {
    self.init(value: try JSONSerialization.jsonObject(with: text, options: .fragmentsAllowed))
  }

  private init(value: Any) {
    switch value {
    case let string as String: self = .string(string)
    case let members as [String: Any]: self = .object(members.mapValues(JSON.init(value:)))
    case let elements as [Any]: self = .array(elements.map(JSON.init(value:)))
    case let number as NSNumber:
      let isBool = String(cString: number.objCType) == "c"
      self = isBool ? .bool(number.boolValue) : .number(number.doubleValue)
    default: self = .null
    }
  }
}

extension JSON: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let bool): try container.encode(bool)
    case .number(let number): try container.encode(number)
    case .string(let string): try container.encode(string)
    case .array(let elements): try container.encode(elements)
    case .object(let members): try container.encode(members)
    }
  }
}
