#define _GNU_SOURCE
#include "block.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

// At least the largest size of an argument, in bytes, and a multiple of a page.
static size_t room_size(void) {
  size_t page = (size_t)sysconf(_SC_PAGESIZE);
  return page > 16384 ? page : 16384;
}

block make_block(void) {
  size_t page = (size_t)sysconf(_SC_PAGESIZE), size = room_size();
  unsigned char *memory = mmap(
      NULL, size + 2 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  block made = {.room = memory + page, .expected = malloc(size)};
  if (memory == MAP_FAILED || !made.expected || mprotect(memory, page, PROT_NONE) != 0 ||
      mprotect(memory + page + size, page, PROT_NONE) != 0) {
    perror("replay: memory");
    exit(2);
  }
  return made;
}

void put(block *block, size_t size, size_t unit, int place) {
  size_t offset = 64 + (size_t)place * unit;
  if (place == 8) offset = room_size() - size;
  if (place == 9) offset = 0;
  if (offset + size > room_size()) {
    fprintf(stderr, "replay: %zu bytes are too many\n", size);
    exit(2);
  }
  memset(block->room, 0xA5, room_size());
  block->data = block->room + offset;
  block->size = size;
}

void expect_same(block *block) { memcpy(block->expected, block->room, room_size()); }

void *expected_at(const block *block, size_t offset) {
  return block->expected + (block->data - block->room) + offset;
}

bool is_as_expected(const block *block) {
  return memcmp(block->room, block->expected, room_size()) == 0;
}
