import Testing
import Zoetrope

struct ParameterTests {
  @Test func `values are parsed by kind, and those out of range are rejected`() {
    let radius = Parameter.number("radius", default: 130, in: 10...400)
    #expect(radius.value(parsing: "10") == .number(10))
    #expect(radius.value(parsing: "399.5") == .number(399.5))
    for text in ["abc", "", "9.9", "401", "nan", "inf", "1,5"] {
      #expect(radius.value(parsing: text) == nil, "\(text)")
    }
    let count = Parameter.integer("count", default: 8, in: 1...100)
    #expect(count.value(parsing: "100") == .integer(100))
    for text in ["8.5", "0", "101", "eight"] {
      #expect(count.value(parsing: text) == nil, "\(text)")
    }
    let loud = Parameter.boolean("loud", default: true)
    #expect(loud.value(parsing: "false") == .boolean(false))
    for text in ["no", "1", "True"] {
      #expect(loud.value(parsing: text) == nil, "\(text)")
    }
  }

  @Test func `without a range every finite number is valid`() {
    let angle = Parameter.number("angle", default: 0)
    #expect(angle.value(parsing: "-1e9") == .number(-1e9))
    #expect(angle.value(parsing: "-inf") == nil)
  }

  @Test func `values begin with the defaults and only declared names can be set`() {
    var values = ParameterValues(defaultsOf: [
      .number("radius", default: 130), .integer("count", default: 8),
      .boolean("loud", default: true),
    ])
    #expect(values.number("radius") == 130)
    #expect(values.integer("count") == 8)
    #expect(values.number("count") == 8)
    #expect(values.boolean("loud"))
    values["radius"] = .number(5)
    values["nosuch"] = .number(5)
    #expect(values.number("radius") == 5)
    #expect(values["nosuch"] == nil)
  }

  @Test func `whole numbers print without a point`() {
    #expect("\(ParameterValue.number(130))" == "130")
    #expect("\(ParameterValue.number(0.5))" == "0.5")
    #expect("\(ParameterValue.integer(-3))" == "-3")
    #expect("\(ParameterValue.boolean(true))" == "true")
  }
}
