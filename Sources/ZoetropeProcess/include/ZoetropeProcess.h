// Functions of the C library that Swift does not import: the stacks of threads, locks of parts of
// files, what a process can still say when it is about to end by a signal, copies of the process, and
// the types of the program.

#ifndef ZOETROPE_C_PROCESS_H
#define ZOETROPE_C_PROCESS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The address of the caller's stack frame. Stacks grow towards lower addresses.
static inline uintptr_t zoetrope_frame_address(void) {
  return (uintptr_t)__builtin_frame_address(0);
}

/// Finds the stack of the calling thread: its lowest address and its size in bytes. Returns false if
/// the C library does not know them, for example because /proc is missing.
///
/// If crashes are reported, the thread also gets a stack for signal handlers, so that a crash is
/// reported even if its own stack is used up.
bool zoetrope_stack(uintptr_t *lowest, size_t *size);

/// Gives threads that are created from now on a stack of a size in bytes, unless they ask for
/// another one. Memory is taken only as it is used. Returns false if the size is not possible.
bool zoetrope_set_default_stack_size(size_t size);

/// The number of processors that the process may run on, or of those that are online if the system
/// does not tell. At least 1.
int zoetrope_processor_count(void);

/// The number that Linux gives to the kind of file system on which a file lies; 0 if there is no file,
/// or the system does not tell.
uint32_t zoetrope_file_system(const char *path);

/// Sets what a message about a crash says has crashed, such as `anim "wheel"`. It is cut after 255
/// bytes; nothing is said while it is empty.
void zoetrope_set_running_name(const char *name);

/// Sets the virtual time, in seconds, that a message about a crash contains.
void zoetrope_set_running_time(double seconds);

/// Has a line written to stderr when the process is about to end by SIGILL, SIGTRAP, SIGFPE, SIGBUS,
/// SIGSEGV or SIGABRT while a name is set. The line begins with the name of the program. The signal
/// then has the effect that it would have had without this call.
void zoetrope_report_crashes(const char *program);

/// Gives the calling thread a stack for signal handlers if crashes are reported and it has none.
void zoetrope_prepare_signal_stack(void);

/// Locks bytes of an open file for writing, beginning with the byte `start`; a length of 0 means all
/// bytes to the end of the largest file. The bytes need not exist. The lock belongs to the open file
/// and ends when it is closed. Returns 0, or EAGAIN if another process has locked one of the bytes,
/// or another `errno` value.
int zoetrope_lock_range(int file, int64_t start, int64_t length);

/// The version of the C library, such as "2.36", or an empty text if it is not the one of GNU.
const char *zoetrope_c_library_version(void);

/// Copies the build ID that the linker has put into the program, a note of type NT_GNU_BUILD_ID.
/// Returns its number of bytes, at most `capacity`, or 0 if the program has none.
size_t zoetrope_build_id(uint8_t *bytes, size_t capacity);

/// Creates a pipe that other programs do not inherit, with room for a number of bytes as far as the
/// system permits. Returns false, with `errno` set, if there is none.
bool zoetrope_make_pipe(int *reading, int *writing, int capacity);

/// Creates an empty file in memory, without a name, that other programs do not inherit. Returns a
/// descriptor, or -1 with `errno` set.
int zoetrope_make_nameless_file(void);

/// Limits of a copy of the process.
struct zoetrope_child_limits {
  /// The number of bytes that it may allocate.
  size_t memory;
  /// The processor time that it may take, in seconds. SIGXCPU ends it after them.
  unsigned processor_time;
};

/// Runs a function in a copy of the process that has the calling thread alone, and waits for its end.
/// Signals are not blocked and have their default effects there, and no core file is written. The
/// copy ends with the process.
///
/// The function must not wait for other threads, and should take no locks that they may hold.
///
/// @param notes The descriptor that stays open in the copy beside the standard ones; -1 for none.
/// @param output A file that receives the output to stdout and stderr.
/// @param signal_number Receives the signal that has ended the copy; 0 if none has.
/// @return The result of the function, from 0 to 127; -1 if there is none.
int zoetrope_run_in_child(
    int notes, int output, struct zoetrope_child_limits limits, int (*body)(void *context),
    void *context, int *signal_number);

/// Has SIGKILL end the process when the one that has started it ends.
void zoetrope_end_with_parent(void);

/// Has SIGVTALRM end the process after some seconds of processor time, and SIGALRM after twelve times
/// as many seconds. A later call replaces an earlier one; 0 ends it.
void zoetrope_limit_time(double seconds);

/// Renames a file unless there is a file of the new name. File systems that have neither such a step
/// nor links look first, and rename then. Returns 0, EEXIST, or another `errno` value.
int zoetrope_rename_to_new_name(const char *path, const char *name);

/// Calls a function for each type of the program, of any module, that conforms to a protocol itself.
///
/// `protocol` is the metadata of the existential type of that protocol alone, and `body` gets the
/// metadata of a type: both are the addresses that metatypes of Swift consist of. For a generic type,
/// `body` gets NULL instead, and the name of the type, or of the nearest type around it that source
/// code names; NULL if there is none.
void zoetrope_for_each_conforming_type(
    const void *protocol, void (*body)(const void *type, const char *name, void *context),
    void *context);

/// Returns an object of a class of Swift without arguments, made by the initializer that is the
/// first method of the outermost superclass, which `NSObject.init()` is. The caller owns the object.
///
/// @param type The metadata of the class.
/// @param base The metadata of its outermost superclass.
/// @param changed The metadata of a subclass of `base` with a changed initializer.
/// @return NULL if the initializer is not where it is expected: `base` and `changed` have the same
///   first method.
void *zoetrope_make_object(const void *type, const void *base, const void *changed);

#endif
