// What tests need to look at stores themselves.
@_exported import ZoetropeGoldens
