// What one file of a ring may cost, so that no file eats what the others saved (docs/decisions/0046).
import { readFileSync } from 'node:fs'

/** CPU seconds of what a ring's processes do for one file; a busy machine changes the clock on the wall, not these. */
const MOST: Readonly<Record<string, number>> = { unit: 60, db: 120, browser: 240 }

/** Files that are a walk over everything: what they may cost instead. */
const WALKS: Readonly<Record<string, number>> = {
  'axe.browser.test.ts': 1500,
  'spec.browser.test.ts': 400,
  // The first of the doors: it fills the house that the others share.
  'paper-links.db.test.ts': 240,
}

/** A file and the CPU seconds it cost. */
export interface Cost {
  readonly file: string
  readonly seconds: number
}

/**
 * Shares the CPU seconds of a ring among its files by the time each took: all of them wait alike on a busy machine.
 * @param took milliseconds by path
 * @param cpuSeconds of all processes of the ring
 */
export function costsOf(took: Readonly<Record<string, number>>, cpuSeconds: number): Cost[] {
  const files = Object.entries(took)
  const all = files.reduce((sum, [, ms]) => sum + ms, 0)
  return files.map(([file, ms]) => ({ file, seconds: all === 0 ? 0 : (cpuSeconds * ms) / all }))
}

/** The files that cost more than a file of this ring may. */
export function overBudget(costs: readonly Cost[], project: string): Cost[] {
  const most = (file: string) => WALKS[file.split('/').at(-1) ?? ''] ?? MOST[project] ?? Number.POSITIVE_INFINITY
  return costs.filter(({ file, seconds }) => seconds > most(file))
}

/** CPU seconds of all processes that this one started and that have ended; undefined where the system does not tell. */
export function cpuOfChildren(): number | undefined {
  try {
    // After the name in brackets: state, and thirteen more before what the children used, in hundredths.
    const [, , , , , , , , , , , , , user, system] =
      readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(user) + Number(system)) / 100
  } catch {
    return undefined
  }
}
