// How the server process is kept small. By itself Node lets young objects fill up to 128 MB and old ones gigabytes, as
// the machine has them; limits make it pace both. And glibc keeps one heap per thread, and what was freed for itself
// unless told how much. Measured with 16 clients on large data: 270 MB become 140 at the same speed, threads of the
// press with them; with 4 MB of young objects instead of 8 another 20 less, 200 connected screens among them, for the
// same CPU. What lives is 28 MB; 512 is far off. Blocks from 32 KB, not 128, go back to the system one by one, wherever
// they lie: 4 to 6 MB less for the same CPU.
export const leanFlags = ['--max-semi-space-size=4', '--max-old-space-size=512']
export const leanEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

const isLean = leanFlags.every((flag) => process.execArgv.includes(flag))

/** Begins this script again in the same process, kept small; returns where that cannot be done, or is done already. */
export function becomeLean() {
  if (isLean || process.platform === 'win32' || typeof process.execve !== 'function') return
  const args = [process.execPath, ...process.execArgv, ...leanFlags, ...process.argv.slice(1)]
  process.execve(process.execPath, args, { ...process.env, ...leanEnvironment })
}
