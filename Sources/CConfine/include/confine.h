/// Starts and confines the reader: what Swift cannot do between clone and exec, and system calls that Swift cannot name.
///
/// Every function returns 0 (or a count) on success and a negated errno value otherwise; none prints, none exits.
#ifndef CONFINE_H
#define CONFINE_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// The steps of confinement, in the order they are taken; a set of them tells which took effect.
enum {
  CONFINE_USER_NAMESPACE = 1 << 0,
  CONFINE_IDENTITY_MAPS = 1 << 1,
  CONFINE_PID_NAMESPACE = 1 << 2,
  CONFINE_NETWORK_NAMESPACE = 1 << 3,
  CONFINE_IPC_NAMESPACE = 1 << 4,
  CONFINE_MOUNT_NAMESPACE = 1 << 5,
  CONFINE_FONT_FOLDER = 1 << 6,
  CONFINE_LIMITS = 1 << 7,
  CONFINE_NO_CAPABILITIES = 1 << 8,
  CONFINE_NO_NEW_PRIVILEGES = 1 << 9,
  CONFINE_NOT_DUMPABLE = 1 << 10,
  CONFINE_LANDLOCK = 1 << 11,
  CONFINE_FILTER = 1 << 12,
};

/// What to start, and with what in its hands. Blocks are strings, each ended by a zero byte, one after the other.
struct confine_plan {
  /// The program; null for the running binary itself.
  const char *program;
  /// argv[0] and argv[2] onwards; argv[1] is written by the child: the steps it has taken, in hexadecimal.
  const char *arguments;
  size_t arguments_length;
  /// The whole environment.
  const char *environment;
  size_t environment_length;
  /// Descriptors that become 3, 4, 5 …; nothing else stays open.
  const int *descriptors;
  size_t descriptor_count;
  /// What stands in for standard input, output and error: an empty sealed memory file, so that no device is needed.
  int nothing;
  /// Pairs of strings, a link's name and what it points to, made in a private folder of the child's mount namespace.
  const char *links;
  size_t links_length;
  /// Namespace steps that are not to be tried.
  uint32_t skip;
};

/// Starts a child in namespaces of its own as far as each can be had, and runs the program in it.
int confine_spawn(const struct confine_plan *plan, pid_t *child);

/// The folder that holds the links, as the steps in argv[1] name it; null when there is none.
const char *confine_font_folder(uint32_t steps);

/// What one reader may use.
struct confine_limits {
  uint64_t address_space;
  uint64_t data;
  uint64_t processor_seconds;
  uint64_t open_files;
};

/// Sets the limits of the calling process, soft and hard alike; files cannot grow, cores are not written.
int confine_set_limits(const struct confine_limits *limits);
/// Drops every capability, also from the bounding set.
int confine_drop_capabilities(void);
/// Calls `prctl` with `PR_SET_NO_NEW_PRIVS`.
int confine_no_new_privileges(void);
/// Calls `prctl` with `PR_SET_DUMPABLE` 0 and `PR_SET_PDEATHSIG`.
int confine_not_dumpable(void);

/// The kernel's Landlock version, 0 where it has none or it is switched off.
int confine_landlock_version(void);
/// Denies every right that this kernel's Landlock knows, with no exception.
int confine_landlock(void);

/// Loads the system call filter; with `paths` 0 it refuses every call that opens a path.
int confine_filter(int answer_descriptor, int paths);

/// One row of the filter's table: a call, what becomes of it, under which condition, and who needs it.
struct confine_filter_row {
  const char *call;
  const char *verdict;
  const char *condition;
  const char *needed_by;
};
/// Row `index` of the table; returns 0 past its end.
int confine_filter_row(size_t index, struct confine_filter_row *row);

/// A memory file that can be sealed and is closed on exec.
int confine_memory_file(const char *name);
/// Forbids every later change of a memory file, and of its seals.
int confine_seal(int descriptor);
/// Whether every seal of ``confine_seal`` is on it: 1 or 0.
int confine_is_sealed(int descriptor);

/// A pipe whose ends are closed on exec.
int confine_pipe(int *reading, int *writing);
/// Writes without ever raising SIGPIPE in the calling process.
ssize_t confine_write(int descriptor, const void *bytes, size_t count);
/// Processor time that the kernel has accounted to a process, in nanoseconds.
int64_t confine_processor_time(pid_t process);
/// Memory of a process that is resident, in bytes.
int64_t confine_resident_memory(pid_t process);

#endif
