// Landlock with an empty ruleset: nothing that has a path can be opened. Memory files are not meant by it: they have no
// path, and stay open to their holder through /proc/self/fd.
#define _GNU_SOURCE
#include "confine.h"

#include <errno.h>
#include <sys/syscall.h>
#include <unistd.h>

// The kernel's header of Debian 12 ends at version 2 of the interface; these are its later fields, from
// Documentation/userspace-api/landlock.rst.
struct ruleset_attributes {
  uint64_t handled_access_fs;
  uint64_t handled_access_net;
  uint64_t scoped;
};
#define CREATE_RULESET_VERSION 1U

// What each version added, as the number of rights it knows.
static unsigned file_rights(int version) {
  if (version >= 5) return 16;  // device ioctl
  if (version >= 3) return 15;  // truncate
  if (version >= 2) return 14;  // refer
  return 13;
}

static long create_ruleset(const void *attributes, size_t size, unsigned flags) {
  return syscall(SYS_landlock_create_ruleset, attributes, size, flags);
}

int confine_landlock_version(void) {
  long version = create_ruleset(NULL, 0, CREATE_RULESET_VERSION);
  return version > 0 ? (int)version : 0;
}

int confine_landlock(void) {
  int version = confine_landlock_version();
  if (version == 0) return -ENOSYS;
  struct ruleset_attributes attributes = {
      .handled_access_fs = (1ULL << file_rights(version)) - 1,
      .handled_access_net = version >= 4 ? 3 : 0,  // bind and connect of TCP
      .scoped = version >= 6 ? 3 : 0,              // abstract sockets and signals
  };
  size_t size = version >= 6 ? 24 : version >= 4 ? 16 : 8;
  int ruleset = (int)create_ruleset(&attributes, size, 0);
  if (ruleset < 0) return -errno;
  int status = syscall(SYS_landlock_restrict_self, ruleset, 0) == 0 ? 0 : -errno;
  close(ruleset);
  return status;
}
