// Who lays out text asks for fonts, and hears which were found.
@_exported import ZoetropeFonts
