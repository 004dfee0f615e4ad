#define _GNU_SOURCE
#include "posix.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>

static int try_lock(int descriptor, short kind) {
  struct flock whole;
  memset(&whole, 0, sizeof whole);
  whole.l_type = kind;
  whole.l_whence = SEEK_SET;
  return fcntl(descriptor, F_OFD_SETLK, &whole) == 0 ? 0 : errno;
}

int posix_try_lock_shared(int descriptor) { return try_lock(descriptor, F_RDLCK); }

int posix_try_lock_exclusive(int descriptor) { return try_lock(descriptor, F_WRLCK); }

const char *posix_entry_name(const struct dirent *entry) { return entry->d_name; }
