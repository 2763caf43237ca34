import { addDays, day, type Day } from '#ground/day.ts'
import { hoursOn, type WorkHours, type WorkPattern } from '../../patterns/rules.ts'

/** Why a day from a machine has to be completed by somebody: one scan only, or a workday without any. */
export type ClockProblem = 'one-scan' | 'no-scan'

/** A day as the scans of a machine tell it. */
export interface ClockedDay {
  readonly day: Day
  readonly scans: number
  /** Scans that are left where those within five minutes of each other are one. */
  readonly kept: number
  /** By the clock of the company, '2026-10-05T07:47:38'. */
  readonly inAt: string | null
  readonly outAt: string | null
  readonly lateMinutes: number
  /** Null while the day is not complete. */
  readonly workedMinutes: number | null
  readonly problem: ClockProblem | null
}

/** Which pattern somebody works by on a day. */
export type PatternOn = (on: Day) => WorkPattern

/** Seconds within which a second finger is the same coming or going. */
const SAME = 5 * 60
/** Hours before the start of its work from which a scan belongs to a day: later ones, past midnight too, close the day before. */
const BEFORE = 4
/** A rest is taken only from somebody who was there longer than this, in minutes. */
const REST_AFTER = 4 * 60
/** Where nobody works on a day, its scans belong to it as if work began at eight. */
const NO_HOURS = '08.00'

/**
 * Derives the days of one person from scans, in order of time. A day belongs to the start of its work: who comes at 19.00
 * and goes at 07.20 the next morning has worked on the first day. The first scan is the coming, the last the going; one
 * alone is whichever it is nearer to, and the day stays incomplete.
 */
export function clockedDays(scans: readonly string[], patternOn: PatternOn): ClockedDay[] {
  const byDay = new Map<Day, string[]>()
  for (const at of scans.toSorted()) {
    const on = dayOfScan(at, patternOn, (each) => byDay.has(each))
    byDay.set(on, [...(byDay.get(on) ?? []), at])
  }
  return [...byDay].map(([on, own]) => clockedDay(on, own, patternOn(on)))
}

/** A workday on which the machine saw nobody. */
export function unseenDay(on: Day): ClockedDay {
  const none = { scans: 0, kept: 0, inAt: null, outAt: null, lateMinutes: 0, workedMinutes: null }
  return { day: on, ...none, problem: 'no-scan' }
}

function dayOfScan(at: string, patternOn: PatternOn, isOpen: (on: Day) => boolean): Day {
  const on = day(at.slice(0, 10))
  const [before, after] = [addDays(on, -1), addDays(on, 1)]
  const begins = (each: Day) =>
    secondsOf(momentOf(each, hoursOf(patternOn(each), each)?.start ?? NO_HOURS)) - BEFORE * 3600
  const seconds = secondsOf(at)
  if (seconds >= begins(after)) return after
  if (seconds >= begins(on)) return on
  // Early in the morning: the going of a night, or of a day that was begun. Otherwise nothing says that it was that day.
  return isNight(hoursOf(patternOn(before), before)) || isOpen(before) ? before : on
}

const isNight = (hours: WorkHours | null) => hours !== null && hours.end <= hours.start

// A day of rest is cut as the days of work beside it are.
function hoursOf(pattern: WorkPattern, on: Day): WorkHours | null {
  return hoursOn(pattern, on) ?? pattern.hours.find((hours) => hours !== null) ?? null
}

function clockedDay(on: Day, scans: readonly string[], pattern: WorkPattern): ClockedDay {
  const kept = withoutDoubles(scans)
  const hours = hoursOn(pattern, on)
  const [first = '', last = ''] = [kept[0], kept.at(-1)]
  if (kept.length > 1) {
    return {
      ...{ day: on, scans: scans.length, kept: kept.length, inAt: first, outAt: last, problem: null },
      lateMinutes: lateOf(first, on, hours, pattern.grace),
      workedMinutes: workedOf([first, last], on, hours),
    }
  }
  const isIn = isComing(first, on, hoursOf(pattern, on))
  return {
    ...{ day: on, scans: scans.length, kept: 1, inAt: isIn ? first : null, outAt: isIn ? null : first },
    ...{ lateMinutes: isIn ? lateOf(first, on, hours, pattern.grace) : 0, workedMinutes: null, problem: 'one-scan' },
  }
}

function withoutDoubles(scans: readonly string[]): string[] {
  const kept: string[] = []
  for (const at of scans) {
    const last = kept.at(-1)
    if (last === undefined || secondsOf(at) - secondsOf(last) >= SAME) kept.push(at)
  }
  return kept
}

function isComing(at: string, on: Day, hours: WorkHours | null): boolean {
  if (!hours) return true
  const [start, end] = spanOf(on, hours)
  return Math.abs(secondsOf(at) - start) <= Math.abs(secondsOf(at) - end)
}

// Whole minutes after the start; those of grace do not count, and once they are over all do.
function lateOf(at: string, on: Day, hours: WorkHours | null, grace: number): number {
  if (!hours) return 0
  const late = Math.floor((secondsOf(at) - spanOf(on, hours)[0]) / 60)
  return late > grace ? late : 0
}

// What is before the start and after the end is no work until an overtime order says so.
function workedOf([came, went]: readonly [string, string], on: Day, hours: WorkHours | null): number {
  const [start, end] = hours ? spanOf(on, hours) : [0, Infinity]
  const from = Math.max(secondsOf(came), start)
  const until = Math.min(secondsOf(went), end)
  const minutes = Math.max(Math.floor(until / 60) - Math.floor(from / 60), 0)
  return minutes > REST_AFTER ? minutes - (hours?.rest ?? 0) : minutes
}

function spanOf(on: Day, { start, end }: WorkHours): readonly [number, number] {
  return [secondsOf(momentOf(on, start)), secondsOf(momentOf(end <= start ? addDays(on, 1) : on, end))]
}

const momentOf = (on: Day, clock: string) => `${on}T${clock.replace('.', ':')}:00`

// Both sides are told by one clock, so that which zone it is in makes no difference.
const secondsOf = (at: string) => Date.parse(`${at}Z`) / 1000
