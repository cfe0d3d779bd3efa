// The identity of the program and of the C library.

#define _GNU_SOURCE
#include <elf.h>
#include <link.h>
#include <string.h>

#ifdef __GLIBC__
#include <gnu/libc-version.h>
#endif

#include "ZoetropeProcess.h"

const char *zoetrope_c_library_version(void) {
#ifdef __GLIBC__
  return gnu_get_libc_version();
#else
  return "";
#endif
}

typedef struct {
  uint8_t *bytes;
  size_t capacity;
  size_t count;
} build_id;

// Searches the notes of one segment. Names and descriptions are padded to four bytes.
static void search(const uint8_t *note, size_t size, build_id *found) {
  while (size >= sizeof(ElfW(Nhdr))) {
    const ElfW(Nhdr) *header = (const ElfW(Nhdr) *)note;
    size_t name = (header->n_namesz + 3u) & ~(size_t)3;
    size_t whole = sizeof *header + name + ((header->n_descsz + 3u) & ~(size_t)3);
    if (whole > size) return;
    const uint8_t *start = note + sizeof *header;
    if (header->n_type == NT_GNU_BUILD_ID && header->n_namesz == 4 && !memcmp(start, "GNU", 4)) {
      found->count = header->n_descsz < found->capacity ? header->n_descsz : found->capacity;
      memcpy(found->bytes, start + name, found->count);
      return;
    }
    note += whole;
    size -= whole;
  }
}

// The first object is the program itself.
static int visit(struct dl_phdr_info *info, size_t size, void *data) {
  (void)size;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *segment = &info->dlpi_phdr[i];
    if (segment->p_type == PT_NOTE)
      search((const uint8_t *)(info->dlpi_addr + segment->p_vaddr), segment->p_memsz, data);
  }
  return 1;
}

size_t zoetrope_build_id(uint8_t *bytes, size_t capacity) {
  build_id found = {bytes, capacity, 0};
  dl_iterate_phdr(visit, &found);
  return found.count;
}
