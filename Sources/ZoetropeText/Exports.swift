// Clients of this module also need the font requests and the font notices of ZoetropeFonts.
@_exported import ZoetropeFonts
