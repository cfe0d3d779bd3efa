// Memory for the arguments of a kernel, with inaccessible pages around it, so that a kernel that
// reads or writes too far ends the process or changes a byte that has to stay.
#ifndef BLOCK_H
#define BLOCK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The number of places at which memory is put: eight neighboring ones, the beginning and the end.
enum { place_count = 10 };

typedef struct {
  // All accessible bytes, and the bytes that they are expected to have after a call.
  unsigned char *room, *expected;
  // The bytes that the kernel may use.
  unsigned char *data;
  size_t size;
} block;

block make_block(void);

// Chooses `size` bytes for a kernel. At places 0 to 7 they begin at that many times `unit` bytes
// after a multiple of 64; at place 8 an inaccessible page follows, at place 9 one precedes them. All
// bytes become noise.
void put(block *block, size_t size, size_t unit, int place);

// Expects that all bytes stay as they are now.
void expect_same(block *block);

// The expectation for a byte of `data`.
void *expected_at(const block *block, size_t offset);

bool is_as_expected(const block *block);

#endif
