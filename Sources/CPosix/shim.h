// The few system calls that Swift cannot import by itself: a variadic one, and a flexible member.
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <string.h>

// Hidden behind _GNU_SOURCE in <fcntl.h>; the number is Linux's interface (asm-generic/fcntl.h).
#ifndef F_OFD_SETLK
#define F_OFD_SETLK 37
#endif

// Locks or unlocks a whole file for this open file description; the lock dies with it. Never waits.
// Answers 0 or the error number; EAGAIN and EACCES mean that another holds it.
static inline int posix_try_lock(int descriptor, short kind) {
  struct flock whole;
  memset(&whole, 0, sizeof whole);
  whole.l_type = kind;
  whole.l_whence = SEEK_SET;
  return fcntl(descriptor, F_OFD_SETLK, &whole) == 0 ? 0 : errno;
}
static inline int posix_try_lock_shared(int descriptor) { return posix_try_lock(descriptor, F_RDLCK); }
static inline int posix_try_lock_exclusive(int descriptor) { return posix_try_lock(descriptor, F_WRLCK); }

// The name of a folder's entry (struct dirent, d_name), valid as long as the entry is.
static inline const char *posix_entry_name(const struct dirent *entry) { return entry->d_name; }
