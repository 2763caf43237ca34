import { addDays, daysBetween, type Day } from '#ground/day.ts'
import { periodOf, type Period } from '#ground/period.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { today } from '#kit/posting/today.ts'
import { employeesOf, type EmployeeFacts } from '#modules/people/face.ts'
import { dayKinds } from '../calendar/day-kinds.ts'
import { markedDays } from '../days/store.ts'
import { paidAmong } from '../days/used.ts'
import { hoursOn } from '../patterns/rules.ts'
import { patternFinder } from '../patterns/store.ts'
import type { ClockVerdict, JudgedDay } from './contract.ts'
import { clockedDays, unseenDay, type ClockedDay, type PatternOn } from './rules/clocked.ts'
import { scansOf, type OwnClockedDay } from './store.ts'

/** Whose days of which period are derived, with scans that may not be kept yet. */
export interface JudgeAsked {
  readonly from: Day
  readonly until: Day
  readonly employeeIds: readonly string[]
  readonly also: readonly { readonly employeeId: string; readonly at: string }[]
}

/** A derived day and what becomes of it. */
export interface Judged extends OwnClockedDay {
  readonly name: string
  readonly verdict: ClockVerdict
}

/**
 * Derives the days of some employees in a period from all their scans. A workday that has passed without a scan is there
 * too, incomplete: neither present nor absent until somebody says which.
 */
export async function judgeDays(tx: Tx, actor: Actor, asked: JudgeAsked): Promise<Judged[]> {
  const people = await employeesOf(tx, actor.companyId, asked.employeeIds)
  const scans = Map.groupBy([...(await scansOf(tx, actor, asked)), ...asked.also], ({ employeeId }) => employeeId)
  const patternOf = await patternFinder(tx, actor.companyId, asked.employeeIds)
  const all = Array.from({ length: daysBetween(asked.from, asked.until) + 1 }, (_, at) => addDays(asked.from, at))
  const kindOf = await dayKinds(tx, actor.companyId, asked)
  const verdictOf = await verdicts(tx, actor, asked)
  const last = addDays(today(actor), -1)
  return people.flatMap((person) => {
    const own = [...new Set((scans.get(person.id) ?? []).map(({ at }) => at))]
    const patternOn = patternOf(person.id)
    const seen = clockedDays(own, patternOn)
    // Whom no machine saw at all was not there to be seen.
    const isWork = (on: Day) => kindOf(person.id, on).kind === 'work'
    const unseen =
      own.length === 0 ? [] : all.filter((on) => isWork(on) && on <= last && isUnseen(on, { person, seen, patternOn }))
    return [...seen, ...unseen.map(unseenDay)]
      .filter(({ day, scans: count }) => count > 0 || (day >= asked.from && day <= asked.until))
      .filter(({ day }) => isMeant(day, person.id, asked))
      .toSorted((a, b) => a.day.localeCompare(b.day))
      .map((each) => ({ ...each, employeeId: person.id, name: person.name, verdict: verdictOf(person.id, each.day) }))
  })
}

/** The hour of a moment as clocks show it: '07.47'. */
export function clockText(at: string | null | undefined): string | null {
  return at ? at.slice(11, 16).replace(':', '.') : null
}

/** A derived day as it travels. */
export function judgedDay({ inAt, outAt, ...day }: Judged): JudgedDay {
  return { ...day, inAt: clockText(inAt), outAt: clockText(outAt) }
}

// A file shows what is outside the period, so that nothing of it is dropped silently; a day kept before from beside it is not of it.
function isMeant(on: Day, employeeId: string, { from, until, also }: JudgeAsked): boolean {
  return (on >= from && on <= until) || also.some((each) => each.employeeId === employeeId && each.at.startsWith(on))
}

function isUnseen(
  on: Day,
  { person, seen, patternOn }: { person: EmployeeFacts; seen: readonly ClockedDay[]; patternOn: PatternOn },
): boolean {
  const isEmployed = (!person.joinDate || person.joinDate <= on) && (!person.leftOn || person.leftOn >= on)
  return isEmployed && hoursOn(patternOn(on), on) !== null && !seen.some(({ day }) => day === on)
}

/** The months that a period touches. */
export function monthsOf({ from, until }: Pick<JudgeAsked, 'from' | 'until'>): Period[] {
  const all = Array.from({ length: daysBetween(from, until) + 1 }, (_, at) => periodOf(addDays(from, at)))
  return [...new Set(all)]
}

async function verdicts(
  tx: Tx,
  actor: Actor,
  asked: JudgeAsked,
): Promise<(employeeId: string, on: Day) => ClockVerdict> {
  const manual = new Set<string>()
  const paid = new Set<string>()
  for (const month of monthsOf(asked)) {
    for (const { employeeId, day, source } of await markedDays(tx, actor.companyId, month)) {
      if (source === 'manual') manual.add(`${employeeId} ${day}`)
    }
    const { employeeIds } = asked
    for (const { id } of await paidAmong(tx, actor.companyId, { month, employeeIds })) paid.add(`${id} ${month}`)
  }
  return (employeeId, on) => {
    if (on < asked.from || on > asked.until) return 'outside'
    if (paid.has(`${employeeId} ${periodOf(on)}`)) return 'paid'
    return manual.has(`${employeeId} ${on}`) ? 'manual' : 'taken'
  }
}
