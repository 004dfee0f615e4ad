// What the child does to itself after exec, while it has one thread and has not yet seen the document.
#define _GNU_SOURCE
#include "confine.h"

#include <errno.h>
#include <linux/capability.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

static int set_limit(int resource, uint64_t value) {
  // A limit that is already lower stays: raising it would need a right that is about to be dropped.
  struct rlimit limit;
  if (getrlimit(resource, &limit) != 0) return -errno;
  if (limit.rlim_max == RLIM_INFINITY || limit.rlim_max > value) limit.rlim_max = value;
  limit.rlim_cur = limit.rlim_max;
  return setrlimit(resource, &limit) == 0 ? 0 : -errno;
}

int confine_set_limits(const struct confine_limits *limits) {
  const struct {
    int resource;
    uint64_t value;
  } all[] = {
      {RLIMIT_AS, limits->address_space},
      {RLIMIT_DATA, limits->data},
      {RLIMIT_CPU, limits->processor_seconds},
      {RLIMIT_NOFILE, limits->open_files},
      {RLIMIT_FSIZE, 0},
      {RLIMIT_NPROC, 0},
      {RLIMIT_CORE, 0},
      {RLIMIT_MEMLOCK, 0},
      {RLIMIT_MSGQUEUE, 0},
  };
  for (size_t index = 0; index < sizeof all / sizeof all[0]; index++) {
    int status = set_limit(all[index].resource, all[index].value);
    if (status != 0) return status;
  }
  return 0;
}

int confine_drop_capabilities(void) {
  // capabilities(7): the bounding set can only be cut by a process with CAP_SETPCAP; without it there is nothing to cut.
  for (unsigned long capability = 0; prctl(PR_CAPBSET_READ, capability, 0, 0, 0) >= 0; capability++)
    prctl(PR_CAPBSET_DROP, capability, 0, 0, 0);
  prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
  struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3};
  struct __user_cap_data_struct none[_LINUX_CAPABILITY_U32S_3] = {{0}};
  return syscall(SYS_capset, &header, none) == 0 ? 0 : -errno;
}

int confine_no_new_privileges(void) { return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 ? 0 : -errno; }

int confine_not_dumpable(void) {
  if (prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) != 0) return -errno;
  // Set again: a change of credentials on exec would have cleared it (prctl(2)).
  return prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0) == 0 ? 0 : -errno;
}
