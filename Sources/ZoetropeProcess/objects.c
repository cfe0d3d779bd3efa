// Creates objects of Swift classes that are known only by their metadata.

#include "ZoetropeProcess.h"

// An allocating initializer without arguments: it receives the metadata of the class as the context
// (docs/ABI/CallingConvention.rst of Swift) and returns the object.
typedef __attribute__((swiftcall)) void *(*initializer)(
  __attribute__((swift_context)) const void *type);

// The offset, in words, of the first method in the metadata of a class whose outermost superclass
// has no stored properties. The method comes after the kind, the superclass, two words of flags and
// sizes, a word of extents, the description and the destroyer (`ClassMetadata` in
// swift/ABI/Metadata.h, without Objective-C).
enum { first_method = 7 };

static initializer first(const void *type) { return ((const initializer *)type)[first_method]; }

void *zoetrope_make_object(const void *type, const void *base, const void *changed) {
  if (first(base) == first(changed)) return NULL;
  return first(type)(type);
}
