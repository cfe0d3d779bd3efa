import Foundation
import Testing
import Zoetrope

@MainActor struct AnimTests {
  private let size = CGSize(width: 40, height: 20)

  private func anim(
    _ name: String = "a", size: CGSize? = nil, duration: Double = 1, rate: FrameRate = 60,
    parameters: [Parameter] = []
  ) -> Anim {
    Anim(
      name, size: size ?? self.size, duration: duration, rate: rate, parameters: parameters
    ) { _ in
      Color.red
    }
  }

  @Test(arguments: ["a", "wheel-spin", "Räder 2.0", "x=y"])
  func `a valid anim is accepted`(name: String) throws {
    try [anim(name)].validate()
  }

  @Test(
    arguments: ["", "a/b", ".a", "..", "-a", "a\nb", "a\u{0}", String(repeating: "x", count: 101)])
  func `a name that cannot be part of a file name is rejected`(name: String) {
    #expect(throws: AnimError.name(name)) { try anim(name).validate() }
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func `a canvas without an area is rejected`(side: Double) {
    #expect(throws: AnimError.self) { try anim(size: CGSize(width: side, height: 1)).validate() }
    #expect(throws: AnimError.self) { try anim(size: CGSize(width: 1, height: side)).validate() }
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e-9])
  func `a duration that gives no frames is rejected`(duration: Double) {
    #expect(throws: AnimError.self) { try anim(duration: duration).validate() }
  }

  @Test func `more than ten million frames are rejected`() {
    #expect(throws: AnimError.self) { try anim(duration: 1e9).validate() }
  }

  @Test func `two anims of one name are rejected, and two of different names are accepted`() throws
  {
    try [Anim]().validate()
    try [anim("a"), anim("b")].validate()
    #expect(throws: AnimError.duplicateName("a")) {
      try [anim("a"), anim("b"), anim("a")].validate()
    }
  }

  @Test func `parameters are validated as well`() {
    #expect(throws: AnimError.parameterName(anim: "a", "x y")) {
      try anim(parameters: [.boolean("x y", default: true)]).validate()
    }
    #expect(throws: AnimError.duplicateParameter(anim: "a", "x")) {
      try anim(parameters: [.boolean("x", default: true), .number("x", default: 1)]).validate()
    }
    #expect(throws: AnimError.parameterDefault(anim: "a", parameter: "x")) {
      try anim(parameters: [.number("x", default: 5, in: 0...1)]).validate()
    }
  }

  @Test(arguments: [-0.1, .nan])
  func `a cue before time 0 keeps the anim from starting`(time: Double) {
    let anim = Anim("a", size: size, duration: 1) {
      Color.red
    } cues: {
      Cue(at: time) {}
    }
    #expect(throws: AnimError.self) { try anim.start() }
  }

  @Test func `every run has its own state, and cues reach it in order`() async throws {
    var made = 0
    var seen: [Int] = []
    func fresh() -> Int {
      made += 1
      return made * 10
    }
    let anim = Anim("a", size: size, duration: 1, state: fresh()) { _ in
      Color.red
    } cues: { number in
      Cue(at: 0.5) { seen.append(number.wrappedValue) }
      for step in 1...2 {
        Cue(at: 0.25) { seen.append(step) }
      }
    }
    for run in 1...2 {
      let host = try anim.start()
      try await host.advance(to: 0.3)
      #expect(seen == [1, 2])
      try await host.advance(to: 1)
      #expect(seen == [1, 2, run * 10])
      seen = []
    }
  }
}
