#include <tesseract/capi.h>

/* GCC's OpenMP runtime, which tesseract may be linked with; weak, so that a build without it links as well. */
extern void omp_set_max_active_levels(int levels) __attribute__((weak));

/* Keeps recognition on the calling thread to that thread, whatever the environment says: four threads on one page take five
   times the processor time. Tesseract asks for its number of threads itself, so only forbidding parallel regions helps. */
static inline void tesseract_use_one_thread(void) {
  if (omp_set_max_active_levels) omp_set_max_active_levels(0);
}
