import { readdirSync, readFileSync } from 'node:fs'

/** One tick of `/proc/<pid>/stat` is 10 ms on every Linux we know. */
const msPerTick = 10

interface Ticks {
  readonly parent: number
  readonly own: number
  /** Of children that ended and were waited for. */
  readonly ended: number
}

/** CPU time of a process so far in ms, all its threads included. */
export function cpuOfProcess(pid: number): number {
  return (ticksOf(pid)?.own ?? 0) * msPerTick
}

/** CPU time of PostgreSQL so far in ms: the postmaster and all its children, also those that ended. */
export function cpuOfDatabase(postmaster: number): number {
  const main = ticksOf(postmaster)
  if (!main) return 0
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ticksOf(Number(name)))
    .filter((ticks) => ticks?.parent === postmaster)
  return children.reduce((sum, ticks) => sum + (ticks?.own ?? 0), main.own + main.ended) * msPerTick
}

/** Memory a process holds now, in MB. */
export function memoryOf(pid: number): number {
  const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kb ?? 0) / 1024
}

/** The process that started this one. */
export function parentOf(pid: number): number {
  return ticksOf(pid)?.parent ?? 0
}

function ticksOf(pid: number): Ticks | undefined {
  try {
    // The name of the program stands in brackets and may hold blanks.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const at = (index: number) => fields[index] ?? 0
    return { parent: at(1), own: at(11) + at(12), ended: at(13) + at(14) }
  } catch {
    return undefined
  }
}
