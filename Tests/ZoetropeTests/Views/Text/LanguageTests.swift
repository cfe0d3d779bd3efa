import Foundation
import Testing
@testable import Zoetrope

struct LanguageTests {
  @Test func `the language of texts is that of their locale`() {
    var environment = EnvironmentValues()
    #expect(environment.language == environment.locale.identifier(.bcp47))
    environment.locale = Locale(identifier: "de_CH")
    #expect(environment.language == "de-CH")
  }
}
