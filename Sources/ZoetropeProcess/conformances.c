// The records of conformances that the Swift compiler puts into each program and library. Their
// form is described in docs/ABI/TypeMetadata.rst and include/swift/ABI/Metadata.h of the compiler.
// On Apple's systems, this form is part of a stable interface. On other systems, neither the form
// nor the function that lists the records is guaranteed to stay the same. With a new compiler, the
// tests of previews tell whether both still work.

#include "ZoetropeProcess.h"

/// A part of a program's memory.
struct range {
  uintptr_t start;
  size_t length;
};

/// The beginning of the runtime's record of a program or library: see
/// stdlib/public/SwiftShims/swift/shims/MetadataSections.h.
struct sections {
  uintptr_t version;
  const void *base;
  void *unused[2];
  struct range protocols, conformances;
};

/// The result of an accessor of metadata: the address of the metadata, and its state.
struct response {
  const void *metadata;
  size_t state;
};

typedef __attribute__((swiftcall)) struct response (*accessor)(size_t request);

extern void swift_enumerateAllMetadataSections(
    bool (*body)(const struct sections *, void *), void *context);

/// The record of a conformance. Each offset is relative to its own address.
struct conformance {
  /// The protocol. If the lowest bit is set, the offset leads to the protocol's address.
  int32_t protocol;
  /// The type. The flags tell whether the offset leads to the type's description or to the address
  /// of the description.
  int32_t type;
  int32_t witness_table;
  uint32_t flags;
};

/// The beginning of the description of a type.
struct description {
  uint32_t flags;
  /// The context that encloses the type. If the lowest bit is set, the offset leads to the
  /// context's address.
  int32_t parent;
  int32_t name;
  int32_t accessor;
};

enum {
  /// The bits of a conformance's flags that tell whether the offset to the type leads to a
  /// description or to the address of one.
  form_mask = 0x38,
  form_description = 0x00,
  form_address = 0x08,
  /// The bits of a description's flags that tell the kind: a class, a structure or an enumeration.
  kind_mask = 0x1f,
  kind_class = 16,
  kind_enumeration = 18,
  is_generic = 0x80,
};

/// The protocol of an existential type, and the caller's function.
struct search {
  const void *protocol;
  void (*body)(const void *type, const char *name, void *context);
  void *context;
};

static const void *follow(const int32_t *offset) { return (const char *)offset + *offset; }

static const void *follow_either(const int32_t *offset) {
  const void *target = (const char *)offset + (*offset & ~1);
  return *offset & 1 ? *(const void *const *)target : target;
}

static bool is_type(const struct description *description) {
  uint32_t kind = description->flags & kind_mask;
  return kind >= kind_class && kind <= kind_enumeration;
}

/// Returns the name of a type. If the compiler has made up the name, returns the name of the
/// nearest enclosing type that source code names; NULL if there is none.
static const char *source_name(const struct description *type) {
  while (type && is_type(type)) {
    const char *name = follow(&type->name);
    if (name[0] != '$') return name;
    type = type->parent ? follow_either(&type->parent) : NULL;
  }
  return NULL;
}

static void visit(const struct conformance *conformance, const struct search *search) {
  if (follow_either(&conformance->protocol) != search->protocol) return;
  const struct description *type = follow(&conformance->type);
  uint32_t form = conformance->flags & form_mask;
  if (form == form_address) {
    type = *(const struct description *const *)type;
  } else if (form != form_description) {
    return;
  }
  if (!is_type(type)) return;
  if (type->flags & is_generic) {
    search->body(NULL, source_name(type), search->context);
    return;
  }
  accessor access = (accessor)follow(&type->accessor);
  // A request of 0 waits for complete metadata.
  search->body(access(0).metadata, NULL, search->context);
}

static bool visit_all(const struct sections *sections, void *context) {
  const int32_t *first = (const int32_t *)sections->conformances.start;
  size_t count = sections->conformances.length / sizeof *first;
  for (size_t index = 0; first && index < count; index++) {
    visit(follow(first + index), context);
  }
  return true;
}

void zoetrope_for_each_conforming_type(
    const void *protocol, void (*body)(const void *, const char *, void *), void *context) {
  // The metadata of an existential type: its kind, its flags, the number of its protocols, and the
  // protocols themselves.
  struct existential {
    uintptr_t kind;
    uint32_t flags, count;
    const void *protocols[];
  };
  const struct existential *type = protocol;
  if (type->count != 1) return;
  struct search search = {type->protocols[0], body, context};
  swift_enumerateAllMetadataSections(visit_all, &search);
}
