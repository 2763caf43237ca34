/** The one place that reads the wall clock; tests pass their own. */
export interface Clock {
  now(): Date
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() }

/** The present instant by the machine's clock. */
export function now(): Date {
  return systemClock.now()
}
