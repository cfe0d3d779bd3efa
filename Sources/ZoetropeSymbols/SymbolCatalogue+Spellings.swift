import Foundation

extension SymbolCatalogue {
  /// Names that do not consist of the name of a design and of suffixes, with the equal names that
  /// do. They are older or newer names of the same symbol, or have `fill` in the middle.
  static let spellings: [String: String] = {
    var spellings = renamed
    for name in filledInTheMiddle {
      spellings[name] = name.replacing(".fill", with: "", maxReplacements: 1) + ".fill"
    }
    return spellings
  }()

  private static let filledInTheMiddle = [
    "person.fill.badge.plus", "person.fill.badge.minus", "person.crop.circle.fill.badge.plus",
    "person.crop.circle.fill.badge.minus", "person.crop.circle.fill.badge.xmark",
    "person.crop.circle.fill.badge.checkmark", "person.crop.circle.fill.badge.exclamationmark",
    "person.crop.circle.fill.badge.questionmark", "cart.fill.badge.plus", "cart.fill.badge.minus",
    "cart.fill.badge.questionmark", "bag.fill.badge.plus", "bag.fill.badge.minus",
    "bag.fill.badge.questionmark",
  ]

  private static let renamed: [String: String] = [
    "wand.and.sparkles": "wand.and.stars", "wand.and.sparkles.inverse": "wand.and.stars.inverse",
    "wand.and.rays.inverse": "wand.and.rays",
    "leaf.arrow.triangle.circlepath": "leaf.arrow.circlepath",
    "battery.100percent.bolt": "battery.100.bolt", "iphone.gen1": "iphone.homebutton",
    "iphone.gen2": "iphone", "iphone.gen3": "iphone", "ipad.gen1": "ipad.homebutton",
    "ipad.gen2": "ipad", "macbook.gen1": "macbook", "macbook.gen2": "macbook",
    "star.lefthalf.fill": "star.leadinghalf.filled",
    "star.leadinghalf.fill": "star.leadinghalf.filled",
    "shield.lefthalf.fill": "shield.lefthalf.filled",
    "shield.righthalf.fill": "shield.righthalf.filled",
    "shield.checkerboard": "shield.checkered", "checkerboard.shield": "shield.checkered",
    "hourglass.bottomhalf.fill": "hourglass.bottomhalf.filled",
    "hourglass.tophalf.fill": "hourglass.tophalf.filled",
    "calendar.day.timeline.leading": "calendar.day.timeline.left",
    "calendar.day.timeline.trailing": "calendar.day.timeline.right",
    "thermometer.medium": "thermometer",
  ]
}
