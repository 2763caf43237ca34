import { readFileSync } from 'node:fs'

/** True while a process runs; a zombie (dead, its parent has not looked yet) does not count. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false
  }
  if (process.platform !== 'linux') return true
  const state = /^\d+ \(.*\) (\S)/s.exec(readOr('', `/proc/${pid}/stat`))?.[1]
  return state !== undefined && state !== 'Z' && state !== 'X'
}

/** True while the process is a PostgreSQL server and not a stranger that was given the same number later. */
export function isPostgres(pid: number): boolean {
  if (!isAlive(pid)) return false
  if (process.platform !== 'linux') return true
  return /(^|\/)postgres/.test(readOr('', `/proc/${pid}/cmdline`).split('\0')[0] ?? '')
}

/** When a process began, in ticks since the machine did; tells two processes of the same number apart. */
export function beganAt(pid: number): string {
  const stat = readOr('', `/proc/${pid}/stat`)
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

/** The text of a file, or something else when it cannot be read. */
export function readOr(otherwise: string, path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return otherwise
  }
}
