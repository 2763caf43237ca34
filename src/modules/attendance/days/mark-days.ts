import type { Day } from '#ground/day.ts'
import { firstDay, lastDay, period, periodOf, type Period } from '#ground/period.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistories } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { found } from '#kit/http/not-found.ts'
import { today } from '#kit/posting/today.ts'
import { employeesOf, type EmployeeFacts } from '#modules/people/face.ts'
import { dayKinds } from '../calendar/day-kinds.ts'
import { companyDaysOf } from '../calendar/store.ts'
import type { DayMatrix, daysOfEmployee, MonthDay } from './contract.ts'
import { monthDays } from './rules.ts'
import { markedDays, marksAt, setWorkWeek, workWeekOf, writeMarks, type MarkedDay, type NewMark } from './store.ts'
import { paidAmong } from './used.ts'

const MOST_PEOPLE = 500

/** Shows a month of the employees who were employed in it. */
export async function openMatrix(tx: Tx, actor: Actor, asked: { month: string }): Promise<DayMatrix> {
  const month = period(asked.month)
  const people = (await employeesOf(tx, actor.companyId)).filter(
    ({ joinDate, leftOn }) => (!joinDate || joinDate <= lastDay(month)) && (!leftOn || leftOn >= firstDay(month)),
  )
  return matrixOf(tx, actor, {
    month,
    shown: people.slice(0, MOST_PEOPLE),
    marked: await markedDays(tx, actor.companyId, month),
  })
}

/** Shows a month of one employee; 404 when they are none of this company. */
export async function openDaysOfOne(tx: Tx, actor: Actor, asked: AskedOf<typeof daysOfEmployee>): Promise<DayMatrix> {
  const month = asked.month === undefined ? periodOf(today(actor)) : period(asked.month)
  const one = found((await employeesOf(tx, actor.companyId, [asked.id]))[0])
  return matrixOf(tx, actor, { month, shown: [one], marked: await markedDays(tx, actor.companyId, month, one.id) })
}

interface OfMonth {
  readonly month: Period
  readonly shown: readonly EmployeeFacts[]
  readonly marked: readonly MarkedDay[]
}

async function matrixOf(tx: Tx, actor: Actor, { month, shown, marked }: OfMonth): Promise<DayMatrix> {
  const weekDays = await workWeekOf(tx, actor.companyId)
  const marks = Map.groupBy(marked, ({ employeeId }) => employeeId)
  const span = { from: firstDay(month), until: lastDay(month) }
  const days = monthDays(month, weekDays, await companyDaysOf(tx, actor.companyId, span))
  const kindOf = await dayKinds(tx, actor.companyId, { ...span, employeeIds: shown.map(({ id }) => id) })
  return {
    ...{ month, weekDays, days },
    people: shown.map(({ id, code, name, position, joinDate, leftOn }) => ({
      ...{ id, code, name, position, from: joinDate, until: leftOn, site: siteDaysIn(days, (day) => kindOf(id, day)) },
      marks: Object.fromEntries((marks.get(id) ?? []).map(({ day, mark }) => [day, mark])),
      halves: Object.fromEntries((marks.get(id) ?? []).flatMap(({ day, half }) => (half ? [[day, half]] : []))),
    })),
  }
}

function siteDaysIn(days: readonly MonthDay[], kindOf: (day: Day) => MonthDay): Record<string, MonthDay> {
  const own = days.flatMap((each) => {
    const at = kindOf(each.day as Day)
    return at.kind === each.kind && at.name === each.name ? [] : [[each.day, at] as const]
  })
  return Object.fromEntries(own)
}

/** Marks days of employees; history says `told` of it. Refused where a day was paid already ('day.paid'). */
export async function markDays(
  tx: Tx,
  actor: Actor,
  { marks }: { readonly marks: readonly NewMark[] },
  told: { readonly act: string; readonly reason?: string } = { act: 'mark' },
): Promise<{ saved: number }> {
  const people = await employeesOf(
    tx,
    actor.companyId,
    marks.map(({ employeeId }) => employeeId),
  )
  if (marks.some(({ employeeId }) => !people.some(({ id }) => id === employeeId))) throw new Refusal('day.no-employee')
  if (marks.some(({ mark, half }) => half && (mark === null || mark === 'B'))) throw new Refusal('correction.half')
  for (const month of new Set(marks.map(({ day }) => periodOf(day)))) await refusePaid(tx, actor, month, marks)
  const last = new Map(marks.map((each) => [`${each.employeeId} ${each.day}`, each]))
  await recordHistories(tx, await marksTold(tx, actor, [...last.values()], told))
  await writeMarks(tx, actor, [...last.values()])
  return { saved: last.size }
}

/** The kind under which history keeps what was marked, by employee. */
export const MARKS_TOLD = 'employee-day'

// One act for each person, with every day of theirs that really changes.
async function marksTold(tx: Tx, actor: Actor, marks: readonly NewMark[], told: { readonly act: string }) {
  const was = new Map(
    (await marksAt(tx, actor.companyId, marks)).map((each) => [`${each.employeeId} ${each.day}`, markText(each)]),
  )
  return [...Map.groupBy(marks, ({ employeeId }) => employeeId)].flatMap(([id, own]) => {
    const changed = own
      .map((each) => [each.day, [was.get(`${id} ${each.day}`) ?? null, markText(each)]] as const)
      .filter(([, [before, after]]) => before !== after)
    const done = { subject: MARKS_TOLD, id, changes: Object.fromEntries(changed), ...told }
    return changed.length > 0 ? [{ actor, done }] : []
  })
}

/** Writes a mark as history keeps it: 'S', '½C', null where the day is as usual. */
export const markText = ({ mark, half }: Pick<NewMark, 'mark' | 'half'>) => mark && (half ? `½${mark}` : mark)

/** Says which days a week the company works. */
export async function changeWeek(tx: Tx, actor: Actor, { days }: { days: 5 | 6 }): Promise<{ days: 5 | 6 }> {
  await setWorkWeek(tx, actor, days)
  return { days }
}

/** Refuses days of a month in which one of their employees was paid ('day.paid'). */
export async function refusePaid(
  tx: Tx,
  actor: Actor,
  month: Period,
  marks: readonly { readonly employeeId: string; readonly day: Day }[],
): Promise<void> {
  const employeeIds = marks.filter(({ day }) => periodOf(day) === month).map(({ employeeId }) => employeeId)
  const [paid] = await paidAmong(tx, actor.companyId, { month, employeeIds })
  if (paid !== undefined) throw new Refusal('day.paid', { name: paid.name })
}
