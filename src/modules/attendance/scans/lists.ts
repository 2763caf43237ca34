import { firstDay, lastDay, period } from '#ground/period.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { historyOf } from '#kit/history/history.ts'
import { found } from '#kit/http/not-found.ts'
import type { AnswerFrom, AskedOf } from '#kit/http/endpoint.ts'
import { employeesOf } from '#modules/people/face.ts'
import { MARKS_TOLD } from '../days/mark-days.ts'
import { markedDays } from '../days/store.ts'
import { seenOn } from '../presence/store.ts'
import { own } from '../store.ts'
import type { clockOfDay, incompleteDays, machineFiles } from './contract.ts'
import { clockText } from './judge.ts'
import { clockedOf } from './store.ts'

const MOST_FILES = 50
const MOST_NUMBERS = 1000
const MOST_DAYS = 500

/** Lists the newest files of machines, and whose numbers are known. */
export async function listMachineFiles(tx: Tx, actor: Actor): Promise<AnswerFrom<typeof machineFiles>> {
  const files = await own(tx)
    .selectFrom('scan_batch')
    .select(['id', 'device', 'file_name as fileName', 'valid_from as from', 'valid_until as until'])
    .select(['scans', 'added', 'created_at as at', 'created_by_name as by'])
    .where('company_id', '=', actor.companyId)
    .orderBy('created_at', 'desc')
    .limit(MOST_FILES)
    .execute()
  const numbers = await own(tx)
    .selectFrom('machine_number')
    .select(['device', 'machine_id as machineId', 'employee_id as employeeId'])
    .where('company_id', '=', actor.companyId)
    .orderBy('device')
    .orderBy('machine_id')
    .limit(MOST_NUMBERS)
    .execute()
  const names = await namesOf(
    tx,
    actor.companyId,
    numbers.flatMap(({ employeeId }) => employeeId ?? []),
  )
  return {
    files,
    numbers: numbers.map((each) => ({ ...each, name: each.employeeId ? (names.get(each.employeeId) ?? null) : null })),
  }
}

/** Lists the days of a month that have to be completed before its wages are worked out. */
export async function listIncomplete(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof incompleteDays>,
): Promise<AnswerFrom<typeof incompleteDays>> {
  const month = period(asked.month)
  const open = (await markedDays(tx, actor.companyId, month)).filter(({ mark }) => mark === 'B')
  const days = open.toSorted((a, b) => a.day.localeCompare(b.day)).slice(0, MOST_DAYS)
  const employeeIds = [...new Set(days.map(({ employeeId }) => employeeId))]
  const names = await namesOf(tx, actor.companyId, employeeIds)
  const clocked = await clockedOf(tx, actor, { employeeIds, from: firstDay(month), until: lastDay(month) })
  const clock = new Map(clocked.map((each) => [`${each.employeeId} ${each.day}`, each]))
  return {
    days: days.map(({ employeeId, day }) => {
      const seen = clock.get(`${employeeId} ${day}`)
      const times = { inAt: clockText(seen?.inAt), outAt: clockText(seen?.outAt) }
      return { employeeId, name: names.get(employeeId) ?? '', day, ...times, problem: seen?.problem ?? null }
    }),
  }
}

/** Shows what the machine saw of one employee's day. */
export async function showClock(
  tx: Tx,
  actor: Actor,
  { employeeId, day }: AskedOf<typeof clockOfDay>,
): Promise<AnswerFrom<typeof clockOfDay>> {
  found((await employeesOf(tx, actor.companyId, [employeeId]))[0])
  const [seen] = await clockedOf(tx, actor, { employeeIds: [employeeId], from: day, until: day })
  const mark = await own(tx)
    .selectFrom('employee_day')
    .select('source')
    .where('company_id', '=', actor.companyId)
    .where('employee_id', '=', employeeId)
    .where('day', '=', day)
    .executeTakeFirst()
  const source = mark?.source ?? null
  const told = (await historyOf(tx, actor.companyId, MARKS_TOLD, employeeId))
    .filter(({ changes }) => day in changes)
    .map(({ changes, id, at, by, place, act, reason }) => ({
      ...{ id, at, by, place, act, reason },
      changes: { mark: changes[day] ?? [null, null] },
    }))
  const places = await seenOn(tx, actor, { employeeId, day })
  if (!seen) return { clock: null, source, places, told }
  const { scans, lateMinutes, workedMinutes, problem } = seen
  const times = { inAt: clockText(seen.inAt), outAt: clockText(seen.outAt) }
  return { clock: { ...times, scans, lateMinutes, workedMinutes, problem }, source, places, told }
}

async function namesOf(tx: Tx, companyId: string, employeeIds: readonly string[]): Promise<Map<string, string>> {
  return new Map((await employeesOf(tx, companyId, employeeIds)).map(({ id, name }) => [id, name]))
}
