// Functions of the C library and of the Swift runtime that Swift does not import. They concern the
// stacks of threads, locks on parts of files, the last message of a process that a signal ends,
// copies of the process, and the types of the program.

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

/// Returns the stack size, in bytes, of threads that are created from now on and do not request
/// another size; 0 if it is unknown.
size_t zoetrope_default_stack_size(void);

/// Sets the stack size, in bytes, of threads that are created from now on and do not request
/// another size. Memory is taken only as it is used. Returns false if the size is not possible.
bool zoetrope_set_default_stack_size(size_t size);

/// Lets `malloc` reserve addresses in steps of 4 MiB, and map single blocks only from that size on.
/// Otherwise the memory of a thread other than the first grows by one call of the system for each
/// page. Memory is taken only as it is used. Has no effect with C libraries other than glibc. Call
/// this function before other threads start.
void zoetrope_reserve_memory(void);

/// The number of processors that the process may run on; at least 1. If the system does not tell,
/// it is the number of processors that are online.
int zoetrope_processor_count(void);

/// Notes that the caller has started a thread that waits until the process ends, and that never runs
/// code of views.
void zoetrope_note_waiting_thread(void);

/// Whether the process may have threads besides the calling one, the first one, and those that have
/// been noted as waiting. Must be called on the main actor, with its standard executor: it runs on
/// the first thread, or that thread has ended.
bool zoetrope_may_have_working_threads(void);

/// The number that Linux gives to the kind of file system on which a file lies; 0 if there is no file,
/// or the system does not tell.
uint32_t zoetrope_file_system(const char *path);

/// Sets the name that a message about a crash contains, such as `anim "wheel"`. The name is cut
/// after 255 bytes. While it is empty, no message is written.
void zoetrope_set_running_name(const char *name);

/// Sets the virtual time, in seconds, that a message about a crash contains.
void zoetrope_set_running_time(double seconds);

/// Installs handlers that write a line to stderr if SIGILL, SIGTRAP, SIGFPE, SIGBUS, SIGSEGV or
/// SIGABRT arrives while a name is set. The line begins with the name of the program. The signal
/// then has the effect that it would have had without this call.
void zoetrope_report_crashes(const char *program);

/// Installs handlers that write a line to stderr and end the process if SIGINT, SIGTERM or SIGHUP
/// arrives, with 128 plus the number of the signal as the exit code. The line begins with the name
/// of the program. If SIGHUP is ignored, as by `nohup`, it stays ignored.
void zoetrope_end_when_interrupted(const char *program);

/// Gives the calling thread a stack for signal handlers if crashes are reported and it has none.
void zoetrope_prepare_signal_stack(void);

/// Locks bytes of an open file for writing, beginning with the byte `start`; a length of 0 means all
/// bytes to the end of the largest file. The bytes need not exist. The lock belongs to the open file
/// and ends with `zoetrope_unlock`, or when the last descriptor of the file is closed. Returns 0, or
/// EAGAIN if another process has locked one of the bytes, or another `errno` value.
int zoetrope_lock_range(int file, int64_t start, int64_t length);

/// A lock on bytes of a file.
struct zoetrope_lock {
  /// Whether there is a lock. If there is none, the other values have no meaning.
  bool is_set;
  /// The first byte.
  int64_t start;
  /// The number of bytes; 0 means all bytes to the end of the largest file.
  int64_t length;
};

/// Finds a lock of another open file that prevents `zoetrope_lock_range` from locking bytes. Returns
/// 0, or an `errno` value.
int zoetrope_find_lock(int file, int64_t start, int64_t length, struct zoetrope_lock *found);

/// Ends all locks of an open file. A call before `close` is necessary, because a child of the process
/// has a descriptor of the same open file until it executes another program.
void zoetrope_unlock(int file);

/// The version of the C library, such as "2.36"; an empty text if the library is not that of GNU.
const char *zoetrope_c_library_version(void);

/// Copies the build ID that the linker has put into the program, a note of type NT_GNU_BUILD_ID.
/// Returns its number of bytes, at most `capacity`, or 0 if the program has none.
size_t zoetrope_build_id(uint8_t *bytes, size_t capacity);

/// Creates a pipe that other programs do not inherit, with room for `capacity` bytes if the system
/// permits that size. Returns false, with `errno` set, if the pipe cannot be created.
bool zoetrope_make_pipe(int *reading, int *writing, int capacity);

/// Creates an empty file in memory, without a name, that other programs do not inherit. Returns a
/// descriptor, or -1 with `errno` set.
int zoetrope_make_nameless_file(void);

/// The limits for a copy of the process.
struct zoetrope_child_limits {
  /// The number of bytes that the copy may allocate.
  size_t memory;
  /// The processor time that the copy may take, in seconds. SIGXCPU then ends the copy.
  unsigned processor_time;
};

/// Runs a function in a copy of the process, and waits until the copy has ended. The copy has only
/// the calling thread. Signals are not blocked in the copy and have their default effects, and no
/// core file is written. If the process ends first, the copy is killed.
///
/// The function must not wait for other threads, and should take no locks that they may hold.
///
/// @param notes The descriptor that stays open in the copy beside the standard ones; -1 for none.
/// @param output A file that receives the output to stdout and stderr.
/// @param signal_number Receives the signal that has ended the copy; 0 if none has.
/// @return The result of the function, from 0 to 127; -1 if there is none. If no signal has ended the
/// copy then, the process cannot be copied, and `errno` says why.
int zoetrope_run_in_child(
    int notes, int output, struct zoetrope_child_limits limits, int (*body)(void *context),
    void *context, int *signal_number);

/// Makes SIGKILL end this process when the process that started it ends.
void zoetrope_end_with_parent(void);

/// Makes SIGVTALRM end the process after a number of seconds of processor time, and SIGALRM after
/// `waiting` seconds of real time. A later call replaces these limits, and 0 removes a limit.
void zoetrope_limit_time(double seconds, double waiting);

/// Makes the signals of `zoetrope_limit_time` end the process whichever of its threads is at work: a
/// thread that does nothing else receives them. Without this call, only threads that have called
/// `zoetrope_limit_time` do.
void zoetrope_receive_timers(void);

/// Renames a file unless a file with the new name exists. On a file system that supports neither
/// such a step nor links, the function checks first whether such a file exists, and then renames.
/// Returns 0, EEXIST, or another `errno` value.
int zoetrope_rename_to_new_name(const char *path, const char *name);

/// Calls a function for each type for which a module of the program declares a conformance to a
/// protocol.
///
/// `protocol` is the metadata of the existential type of that protocol alone, and `body` receives
/// the metadata of a type. In both cases, the metadata is the address that a metatype in Swift
/// consists of. For a generic type, `body` receives NULL instead of the metadata, and the name of
/// the type. If source code does not name the type, the name is that of the nearest enclosing type
/// that source code names, or NULL.
void zoetrope_for_each_conforming_type(
    const void *protocol, void (*body)(const void *type, const char *name, void *context),
    void *context);

/// Creates an object of a Swift class. The first method of the outermost superclass must be an
/// initializer without arguments, as `NSObject.init()` is. This initializer makes the object, which
/// the caller owns.
///
/// @param type The metadata of the class.
/// @param base The metadata of its outermost superclass.
/// @param changed The metadata of a subclass of `base` with a changed initializer.
/// @return The object; NULL if the initializer is not at the expected place, so that `base` and
///   `changed` have the same first method.
void *zoetrope_make_object(const void *type, const void *base, const void *changed);

#endif
