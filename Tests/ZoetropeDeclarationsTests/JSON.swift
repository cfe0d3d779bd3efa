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

extension JSON: Codable {
  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let string = try? value.decode(String.self) {
      self = .string(string)
    } else if let elements = try? value.decode([JSON].self) {
      self = .array(elements)
    } else {
      self = .object(try value.decode([String: JSON].self))
    }
  }

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
