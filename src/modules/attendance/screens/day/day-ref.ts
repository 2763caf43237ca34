import { day, type Day } from '#ground/day.ts'
import type { DayMark, DayMatrix, MonthDay } from '../../days/contract.ts'

/** An employee's day in an address: whose, then which: '…uuid…_2026-11-12'. */
export function dayRef(employeeId: string, on: string): string {
  return `${employeeId}_${on}`
}

/** Reads such an address; undefined for what is none. */
export function readDayRef(ref: string): { readonly employeeId: string; readonly on: Day } | undefined {
  const [employeeId = '', on = ''] = ref.split('_')
  try {
    return { employeeId, on: day(on) }
  } catch {
    return undefined
  }
}

/** One employee's day in a month. */
export interface FoundDay {
  readonly person: DayMatrix['people'][number]
  readonly day: MonthDay
  readonly mark: DayMark | null
}

/** Finds an employee's day in its month; undefined where they are not in it. */
export function dayIn(matrix: DayMatrix, employeeId: string, on: string): FoundDay | undefined {
  const person = matrix.people.find(({ id }) => id === employeeId)
  const found = matrix.days.find((each) => each.day === on)
  return person && found ? { person, day: person.site[on] ?? found, mark: person.marks[on] ?? null } : undefined
}
