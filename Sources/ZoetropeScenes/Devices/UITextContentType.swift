import Zoetrope

/// The meaning of the text in a field. Keyboards derive suggestions from this meaning.
///
/// The type belongs to UIKit. It is declared here because the modifier `textContentType(_:)` takes
/// it.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The string that identifies the content type.
  public let rawValue: String

  /// Creates a content type from the string that identifies it.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension UITextContentType {
  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// A title before a name.
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "middleName")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// A suffix of a name.
  public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A job title.
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")
  /// The name of an organization.
  public static let organizationName = UITextContentType(rawValue: "organizationName")
  /// A location, described by its name or its address.
  public static let location = UITextContentType(rawValue: "location")
  /// A complete street address in a single field.
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  /// The first line of a street address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  /// The second line of a street address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  /// A state.
  public static let addressState = UITextContentType(rawValue: "addressState")
  /// A city and a state.
  public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
  /// A part of a city.
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "countryName")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  /// An e-mail address.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  /// A URL.
  public static let URL = UITextContentType(rawValue: "URL")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// A code that is valid once.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  /// A date, a time or a duration.
  public static let dateTime = UITextContentType(rawValue: "dateTime")
  /// The number of a flight.
  public static let flightNumber = UITextContentType(rawValue: "flightNumber")
  /// The number of a parcel.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipmentTrackingNumber")
}
