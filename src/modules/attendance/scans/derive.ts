import type { Day } from '#ground/day.ts'
import { firstDay, lastDay } from '#ground/period.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { paidAmong } from '../days/used.ts'
import type { Rederived } from '../patterns/contract.ts'
import { judgeDays, monthsOf, type Judged } from './judge.ts'
import { periodsOf, replaceClocked, tiedEmployees } from './store.ts'

interface Span {
  readonly from: Day
  readonly until: Day
}

/** Keeps derived days in place of those before; a month that was paid stays whole as it was. */
export async function keepDays(
  tx: Tx,
  actor: Actor,
  of: Span & { readonly employeeIds: readonly string[] },
  days: readonly Judged[],
): Promise<Rederived> {
  const closed: { name: string; month: string }[] = []
  let count = 0
  for (const month of monthsOf(of)) {
    const paid = await paidAmong(tx, actor.companyId, { employeeIds: of.employeeIds, month })
    closed.push(...paid.map(({ name }) => ({ name, month })))
    const employeeIds = of.employeeIds.filter((id) => !paid.some((each) => each.id === id))
    const [from, until] = [later(of.from, firstDay(month)), earlier(of.until, lastDay(month))]
    const inside = days.filter(({ employeeId, day }) => day >= from && day <= until && employeeIds.includes(employeeId))
    await replaceClocked(tx, actor, { from, until, employeeIds, days: inside })
    count += inside.length
  }
  return { days: count, closed }
}

/** Derives the days of employees anew where files of machines were read, from a day on or for a while; tells whose months are closed. */
export async function rederive(
  tx: Tx,
  actor: Actor,
  of: { readonly from: Day; readonly until: Day | null; readonly employeeIds?: readonly string[] },
): Promise<Rederived> {
  const told: { days: number; closed: Rederived['closed'][number][] } = { days: 0, closed: [] }
  for (const { device, ...period } of await periodsOf(tx, actor.companyId)) {
    const span = { from: later(period.from, of.from), until: of.until ? earlier(period.until, of.until) : period.until }
    if (span.until < span.from) continue
    const tied = await tiedEmployees(tx, actor.companyId, device)
    const employeeIds = of.employeeIds ? tied.filter((id) => of.employeeIds?.includes(id)) : tied
    const days = await judgeDays(tx, actor, { ...span, employeeIds, also: [] })
    const kept = await keepDays(tx, actor, { ...span, employeeIds }, days)
    told.days += kept.days
    told.closed.push(...kept.closed)
  }
  const unique = new Map(told.closed.map((each) => [`${each.name} ${each.month}`, each]))
  return { days: told.days, closed: [...unique.values()].slice(0, 100) }
}

const later = (a: Day, b: Day) => (a > b ? a : b)
const earlier = (a: Day, b: Day) => (a < b ? a : b)
