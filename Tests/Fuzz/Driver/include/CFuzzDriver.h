// The entry point of libFuzzer for programs with a `main` of their own:
// https://llvm.org/docs/LibFuzzer.html#using-libfuzzer-as-a-library

#ifndef ZOETROPE_C_FUZZ_DRIVER_H
#define ZOETROPE_C_FUZZ_DRIVER_H

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerRunDriver(
    int *argc, char ***argv, int (*callback)(const uint8_t *data, size_t size));

#endif
