import { addDays, type Day } from '#ground/day.ts'
import { dayFormat } from '#ground/day-format.ts'
import { Refusal } from '#ground/refusal.ts'
import { monthsBack } from '#ground/months.ts'
import { firstDay, periodOf } from '#ground/period.ts'
import type { Actor } from '#kit/access/actor.ts'
import { seesAll } from '#kit/access/scoped.ts'
import { isWithin } from '#kit/access/within.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { today } from '#kit/posting/today.ts'
import { bookYearBegin } from '#modules/company/companies/face.ts'
import {
  accountSums,
  cashCounters,
  firstEntryDay,
  openedCashBetween,
  sumsApart,
  type AccountSum,
  type Apart,
  type SumRange,
} from '#modules/journal/face.ts'
import { projectNamed } from '#modules/projects/face.ts'
import type { Report, ReportColumn } from '../report.ts'
import { assetSales, assetsDisposed } from './asset-sale-store.ts'
import { cashFlowRows } from './cash-rules.ts'
import { comparedDay, comparedSpan, monthColumns, spanText } from './columns.ts'
import type * as contract from './contract.ts'
import { equityRows, indirectRows } from './equity-rules.ts'
import { balanceRows, isOfProfit, profitRows, reportRow, sumColumns, type Gained } from './rules.ts'

/** Refuses a report of the whole company to who sees only part of it, unless it is of one of their projects. */
export function refuseNarrowed(actor: Actor, projectId: string | null): void {
  if (seesAll(actor)) return
  const isTheirs = projectId !== null && isWithin(actor.scope.projects, projectId) && !actor.scope.ownOnly
  if (!isTheirs) throw new Refusal('report.narrowed', {}, { field: 'projectId' })
}

/** Makes laba rugi: its months beside each other, all of them together, and what it is compared with. */
export async function makeProfit(
  tx: Tx,
  actor: Actor,
  asked: Omit<AskedOf<typeof contract.profitAndLoss>, 'basis' | 'split'>,
): Promise<Report> {
  const projectId = asked.projectId ?? null
  refuseNarrowed(actor, projectId)
  const { from, to } = spanOf(actor, asked, (until) => firstDay(periodOf(monthsBack(until, 2))))
  const whole: ReportColumn = { label: spanText(from, to), from, to, of: 'whole' }
  const against = comparedSpan(from, to, asked.compare)
  const columns = [...monthColumns(from, to), whole, ...(against ? [{ ...against, of: 'compared' as const }] : [])]
  const sums = await sumsWithout(tx, actor, { projectId, ranges: columns, apart: ['year_closing'] })
  const compared = against ? ([columns.length - 2, columns.length - 1] as const) : null
  const rows = profitRows(
    gainedIn(sums, columns.length).filter(({ account }) => isOfProfit(account)),
    columns.length,
    compared,
  )
  const projectName = projectId === null ? null : await projectNamed(tx, actor, projectId)
  return { title: 'Laba rugi', columns, rows, isWhole: actor.can('view biaya'), projectName, span: whole.label }
}

/** Makes neraca at the end of a day; what was earned this year and before stands under equity. */
export async function makeBalance(tx: Tx, actor: Actor, asked: AskedOf<typeof contract.balanceSheet>): Promise<Report> {
  refuseNarrowed(actor, null)
  const on = asked.to ?? today(actor)
  const then = comparedDay(on, asked.compare)
  const days = then ? [on, then] : [on]
  const columns = days.map((each, at): ReportColumn => ({
    ...{ label: dayFormat(each, 'short'), from: null, to: each },
    ...(at > 0 && { of: 'compared' as const }),
  }))
  const began = await bookYearBegin(tx, actor.companyId)
  const years = days.map((each): SumRange => ({ from: began(each), to: each }))
  const sums = await sumsFor(tx, actor, null, [...columns, ...years])
  const width = days.length
  const all = gainedIn(
    sums.filter(({ range }) => range < width),
    width,
  )
  const ofYear = gainedIn(
    sums.filter(({ range }) => range >= width).map((sum) => ({ ...sum, range: sum.range - width })),
    width,
  )
  const profitOf = (list: readonly Gained[]) =>
    sumColumns(
      list.filter(({ account }) => isOfProfit(account)).map(({ gained }) => gained),
      width,
    )
  const [result, ever] = [profitOf(ofYear), profitOf(all)]
  const earlier = ever.map((amount, at) => amount - (result[at] ?? 0n))
  const compared = then ? ([0, 1] as const) : null
  const rows = balanceRows({ accounts: all, result, earlier }, width, compared)
  const says = { isWhole: actor.can('view biaya'), projectName: null, span: `Per ${dayFormat(on, 'short')}` }
  return { title: 'Neraca', columns, rows, ...says }
}

/** Makes arus kas between two days: what there was, what moved it by what it was for, and what is left. */
export async function makeCashFlow(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof contract.cashStatement>,
): Promise<Report> {
  refuseNarrowed(actor, null)
  const { from, to } = spanOf(actor, asked, await bookYearBegin(tx, actor.companyId))
  const withCosts = actor.can('view biaya')
  const sold = await assetSales(tx, actor.companyId, { from, to })
  const flows = [
    ...(await cashCounters(tx, actor.companyId, { from, to, withCosts })),
    ...sold.map(({ account, name, flow }) => ({ account, name, settles: null, flow })),
  ]
  const begin = await cashBefore(tx, actor, { from, to })
  const columns = [{ label: spanText(from, to), from, to }]
  return { title: 'Arus kas', columns, rows: cashFlowRows(flows, begin), isWhole: withCosts, projectName: null }
}

/** Makes arus kas between two days from the result: what every other account did to the money (indirect). */
export async function makeIndirectFlow(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof contract.indirectStatement>,
): Promise<Report> {
  refuseNarrowed(actor, null)
  const { from, to } = spanOf(actor, asked, await bookYearBegin(tx, actor.companyId))
  const columns = [{ label: spanText(from, to), from, to }]
  const apart = ['year_closing', 'opening_balance', 'cashless_equity'] as const
  const sums = await sumsWithout(tx, actor, { projectId: null, ranges: columns, apart })
  const disposed = await assetsDisposed(tx, actor.companyId, { from, to })
  const rows = indirectRows(gainedIn(sums, 1), await cashBefore(tx, actor, { from, to }), disposed)
  return { title: 'Arus kas tidak langsung', columns, rows, isWhole: actor.can('view biaya'), projectName: null }
}

/** Tells what lay in cash and bank before a span; what was opened within it was there already. */
async function cashBefore(
  tx: Tx,
  actor: Actor,
  { from, to }: { readonly from: Day; readonly to: Day },
): Promise<bigint> {
  const before = await sumsFor(tx, actor, null, [{ from: null, to: addDays(from, -1) }])
  const begin = before
    .filter(({ account }) => account >= '1-1100' && account < '1-1300')
    .reduce((all, { debit, credit }) => all + debit - credit, 0n)
  return begin + (await openedCashBetween(tx, actor.companyId, { from, to }))
}

/** Makes perubahan ekuitas between two days: what the owners had, what changed it, and what they have. */
export async function makeEquity(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof contract.equityStatement>,
): Promise<Report> {
  refuseNarrowed(actor, null)
  const { from, to } = spanOf(actor, asked, await bookYearBegin(tx, actor.companyId))
  const before = addDays(from, -1)
  const sums = await sumsFor(tx, actor, null, [
    { from: null, to: before },
    { from, to },
  ])
  const columns = [
    { label: `Per ${dayFormat(before, 'short')}`, from: null, to: before },
    { label: 'Perubahan', from, to },
    { label: `Per ${dayFormat(to, 'short')}`, from: null, to },
  ]
  const rows = equityRows(gainedIn(sums, 2))
  const says = { isWhole: actor.can('view biaya'), projectName: null, span: spanText(from, to) }
  return { title: 'Perubahan ekuitas', columns, rows, ...says }
}

/** Makes neraca saldo up to the end of a day: both sides of every account that moved, and their sums. */
export async function makeTrial(tx: Tx, actor: Actor, asked: AskedOf<typeof contract.trialReport>): Promise<Report> {
  refuseNarrowed(actor, null)
  const to = asked.to ?? today(actor)
  const from = await firstEntryDay(tx, actor.companyId)
  const sums = await sumsFor(tx, actor, null, [{ from: null, to }])
  const sides = sums.map(({ account, name, debit, credit }) => ({
    code: account,
    label: name,
    amounts: [debit, credit, debit - credit],
  }))
  const total = sumColumns(
    sides.map(({ amounts }) => amounts),
    3,
  )
  return {
    title: 'Neraca saldo',
    columns: ['Debit', 'Kredit', 'Saldo'].map((label) => ({ label, from, to })),
    rows: [
      ...sides.map((side) => reportRow('account', side, null)),
      reportRow('total', { label: 'Jumlah', amounts: total }, null),
    ],
    isWhole: actor.can('view biaya'),
    projectName: null,
    span: `Per ${dayFormat(to, 'short')}`,
  }
}

/** Tells between which days a report stands: what was asked, else until today since the day that its kind usually begins. */
export function spanOf(
  actor: Actor,
  asked: { readonly from?: Day | undefined; readonly to?: Day | undefined },
  usual: (until: Day) => Day,
): { readonly from: Day; readonly to: Day } {
  const to = asked.to ?? today(actor)
  const from = asked.from ?? usual(to)
  if (from > to) throw new Refusal('report.ends-before', {}, { field: 'to' })
  return { from, to }
}

async function sumsFor(
  tx: Tx,
  actor: Actor,
  projectId: string | null,
  ranges: readonly SumRange[],
): Promise<AccountSum[]> {
  if (projectId !== null) await projectNamed(tx, actor, projectId)
  return accountSums(tx, { companyId: actor.companyId, projectId, withCosts: actor.can('view biaya') }, ranges)
}

/** The same as if there had been no closings or openings: what they moved is taken out of it. */
export async function sumsWithout(
  tx: Tx,
  actor: Actor,
  { projectId, ranges, apart }: { projectId: string | null; ranges: readonly SumRange[]; apart: readonly Apart[] },
): Promise<AccountSum[]> {
  const sums = await sumsFor(tx, actor, projectId, ranges)
  const of = { companyId: actor.companyId, projectId, withCosts: actor.can('view biaya') }
  const moved = (await Promise.all(apart.map((kind) => sumsApart(tx, of, ranges, kind)))).flat()
  return sums.map((sum) =>
    moved
      .filter(({ range, account }) => range === sum.range && account === sum.account)
      .reduce((left, { debit, credit }) => ({ ...left, debit: left.debit - debit, credit: left.credit - credit }), sum),
  )
}

/** Lays the sums of accounts out by column, in the order of their codes. */
export function gainedIn(sums: readonly AccountSum[], width: number): Gained[] {
  return [...Map.groupBy(sums, ({ account }) => account).values()]
    .flatMap((list) => {
      const [one] = list
      if (!one) return []
      const gained = Array.from({ length: width }, (_, at) => {
        const sum = list.find(({ range }) => range === at)
        return sum ? sum.credit - sum.debit : 0n
      })
      return [{ account: one.account, name: one.name, gained }]
    })
    .toSorted((a, b) => a.account.localeCompare(b.account))
}
