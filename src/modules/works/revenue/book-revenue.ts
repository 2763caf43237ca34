import { periodFormat } from '#ground/day-format.ts'
import { lastDay, period as periodFrom } from '#ground/period.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { found } from '#kit/http/not-found.ts'
import { serve, type Served } from '#kit/http/serve.ts'
import { newId } from '#kit/id.ts'
import { today } from '#kit/posting/today.ts'
import { post, reverse } from '#modules/journal/face.ts'
import * as contract from './contract.ts'
import { reckonRevenue } from './reckon.ts'
import { NOTHING_APART, revenueLines, revenueMethods } from './rules.ts'
import { bookYearOf, refuseRevenue, showRevenue } from './show-revenue.ts'
import * as store from './store.ts'

/** Books the revenue of a month: what it changes of each project, in one journal of its last day. */
export async function bookMonthRevenue(tx: Tx, actor: Actor, { period }: AskedOf<typeof contract.bookRevenue>) {
  refuseRevenue(actor)
  const { companyId } = actor
  const month = periodFrom(period)
  const on = lastDay(month)
  if (on >= today(actor)) throw new Refusal('revenue.not-over', { month: periodFormat(month) })
  await store.queueRevenue(tx, companyId)
  const [later] = await store.runsSince(tx, companyId, period)
  if (later) throw new Refusal('revenue.booked', { month: periodFormat(periodFrom(later.period)) })
  const { method, rows, before } = await reckonRevenue(tx, companyId, month)
  if (rows.length === 0) throw new Refusal('revenue.nothing', { month: periodFormat(month) })
  const id = newId()
  await store.insertRevenueRun(tx, actor, { id, period, method }, rows)
  await recordHistory(tx, actor, about(actor, 'book-revenue', periodFormat(month)))
  const entry = await post(tx, actor, {
    ...{
      on,
      area: 'finance',
      source: { kind: store.REVENUE_SOURCE, id },
      memo: `Pendapatan proyek ${periodFormat(month)}`,
    },
    lines: rows.flatMap((row) => revenueLines(row.projectId, row, before.get(row.projectId) ?? NOTHING_APART)),
  })
  if (entry) await store.nameEntry(tx, companyId, id, entry.number)
  return { id, number: entry?.number ?? null }
}

/** Takes the revenue of the last month that was booked back, on its own day. */
export async function takeRevenueBack(
  tx: Tx,
  actor: Actor,
  { id, reason }: AskedOf<typeof contract.reopenRevenue>,
): Promise<{ id: string }> {
  refuseRevenue(actor)
  await store.queueRevenue(tx, actor.companyId)
  const period = found(await store.lockRun(tx, actor.companyId, id))
  const month = periodFrom(period)
  const [last] = await store.runsSince(tx, actor.companyId, period)
  if (last && last.id !== id) throw new Refusal('revenue.later-first', { month: periodFormat(periodFrom(last.period)) })
  await store.voidRevenueRun(tx, actor, id, reason)
  await recordHistory(tx, actor, about(actor, 'reopen-revenue', `${periodFormat(month)}: ${reason}`))
  await reverse(tx, actor, { kind: store.REVENUE_SOURCE, id }, { on: lastDay(month), reason })
  return { id }
}

/** Chooses the method of a book year, while none of its months and none after it is booked. */
export async function keepRevenueMethod(
  tx: Tx,
  actor: Actor,
  { period, method }: AskedOf<typeof contract.chooseRevenueMethod>,
): Promise<{ from: string }> {
  refuseRevenue(actor)
  await store.queueRevenue(tx, actor.companyId)
  const from = await bookYearOf(tx, actor.companyId, period)
  const [last] = await store.runsSince(tx, actor.companyId, from)
  if (last)
    throw new Refusal('revenue.year-begun', { month: periodFormat(periodFrom(last.period)) }, { field: 'method' })
  await store.keepMethod(tx, actor, from, method)
  const reason = `${revenueMethods[method]}, mulai ${periodFormat(periodFrom(from))}`
  await recordHistory(tx, actor, about(actor, 'revenue-method', reason))
  return { from }
}

const about = ({ companyId }: Actor, act: string, reason: string) => ({
  subject: 'perusahaan',
  id: companyId,
  act,
  reason,
})

/** The doors of revenue by percentage of completion. */
export const revenueRoutes: readonly Served[] = [
  serve(contract.monthRevenue, ({ tx, actor, asked }) => showRevenue(tx, actor, asked)),
  serve(contract.bookRevenue, ({ tx, actor, asked }) => bookMonthRevenue(tx, actor, asked)),
  serve(contract.reopenRevenue, ({ tx, actor, asked }) => takeRevenueBack(tx, actor, asked)),
  serve(contract.chooseRevenueMethod, ({ tx, actor, asked }) => keepRevenueMethod(tx, actor, asked)),
]
