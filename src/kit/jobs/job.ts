import type { Database } from '#kit/db/database.ts'
import type { Tx } from '#kit/db/tx.ts'

/** What a job works with: `tx` holds the job itself, so that what it writes and its end stand or fall together. */
export interface JobWork {
  readonly tx: Tx
  readonly db: Database
  readonly payload: Readonly<Record<string, unknown>>
  /** 1 at the first try. */
  readonly attempt: number
}

/** A kind of work that may be late. It may run twice after a crash, so it must bear being repeated. */
export interface Job {
  readonly name: string
  readonly run: (work: JobWork) => Promise<void>
  /** Also run by itself, every so many minutes. */
  readonly everyMinutes?: number
}

/** Reads a text of the payload; a job without it was written by somebody else and fails loudly. */
export function textOf(payload: JobWork['payload'], key: string): string {
  const value = payload[key]
  if (typeof value !== 'string') throw new TypeError(`job payload has no text "${key}"`)
  return value
}
