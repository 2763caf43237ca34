import { firstDay, lastDay, period as periodFrom, periodOf } from '#ground/period.ts'
import { money, sum, ZERO, type Money } from '#ground/money.ts'
import { monthsBack } from '#ground/months.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { serve, type Served } from '#kit/http/serve.ts'
import { today } from '#kit/posting/today.ts'
import { bookYearBegin } from '#modules/company/companies/face.ts'
import { accountSums, postableAccounts } from '#modules/journal/face.ts'
import { refuseInPart } from '../bank/open-matching.ts'
import * as contract from './contract.ts'
import type { BudgetRow, OverheadBudget } from './contract.ts'
import { budgetFigures, isOverhead, yearFrom } from './rules.ts'
import * as store from './store.ts'

/** Shows budget and what was booked of overhead, for a month and its book year until the end of that month. */
export async function showBudget(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof contract.overheadBudget>,
): Promise<OverheadBudget> {
  refuseInPart(actor)
  const { companyId } = actor
  const period = asked.period ? periodFrom(asked.period) : periodOf(today(actor))
  const begin = await bookYearBegin(tx, companyId)
  const first = periodOf(begin(firstDay(period)))
  const months = yearFrom(first)
  const until = months.slice(0, months.indexOf(period) + 1)
  const planned = await store.plannedIn(tx, companyId, months)
  const booked = await bookedOf(tx, actor, [[period], until])
  const budgetOf = (account: string, of: readonly string[]) =>
    sum(planned.filter((one) => one.account === account && of.includes(one.period)).map(({ amount }) => amount))
  const { version, by } = await store.budgetVersion(tx, companyId, first)
  const accounts = (await postableAccounts(tx, companyId)).filter(({ code }) => isOverhead(code))
  const rows = accounts.map(({ code, name }): BudgetRow => ({
    ...{ account: code, name, months: months.map((month) => String(budgetOf(code, [month]))) },
    month: budgetFigures(budgetOf(code, [period]), booked(0, code)),
    year: budgetFigures(budgetOf(code, until), booked(1, code)),
  }))
  return {
    ...{ period, first, version, updatedBy: by, rows },
    total: { month: together(rows, 'month'), year: together(rows, 'year') },
  }
}

function together(rows: readonly BudgetRow[], of: 'month' | 'year') {
  const all = (part: 'budget' | 'actual') => sum(rows.map((row) => money(row[of][part])))
  return budgetFigures(all('budget'), all('actual'))
}

// What was booked of an account in each of some runs of whole months.
async function bookedOf(tx: Tx, actor: Actor, runs: readonly (readonly string[])[]) {
  const of = { companyId: actor.companyId, projectId: null, withCosts: actor.can('view biaya') }
  const ranges = runs.map((run) => ({
    from: firstDay(periodFrom(run[0] ?? '')),
    to: lastDay(periodFrom(run.at(-1) ?? '')),
  }))
  const sums = await accountSums(tx, of, ranges)
  return (at: number, code: string): Money => {
    const one = sums.find(({ range, account }) => range === at && account === code)
    return one ? money(one.debit - one.credit) : ZERO
  }
}

/** Saves what accounts may cost in each month of a book year. */
export async function keepBudget(
  tx: Tx,
  actor: Actor,
  { first, version, rows }: AskedOf<typeof contract.saveOverheadBudget>,
): Promise<{ version: number }> {
  refuseInPart(actor)
  const known = (await postableAccounts(tx, actor.companyId)).map(({ code }) => code).filter(isOverhead)
  const at = rows.findIndex(({ account }) => !known.includes(account))
  if (at >= 0)
    throw new Refusal('budget.account', { account: rows[at]?.account ?? '' }, { field: `rows.${at}.account` })
  const periods = yearFrom(first)
  const planned = rows.flatMap(({ account, months }) =>
    months.map((amount, month) => ({ account, amount, period: periods[month] ?? '' })),
  )
  const accounts = rows.map(({ account }) => account)
  if (new Set(accounts).size < accounts.length) throw new Refusal('budget.twice', {}, { field: 'rows' })
  return saved(tx, actor, { first, version }, { accounts, planned })
}

/** Takes over the year before: what was planned in it, or what was booked. */
export async function copyBudget(
  tx: Tx,
  actor: Actor,
  { first, version, of }: AskedOf<typeof contract.copyOverheadBudget>,
): Promise<{ version: number; accounts: number }> {
  refuseInPart(actor)
  const periods = yearFrom(first)
  const before = yearFrom(periodOf(monthsBack(firstDay(periodFrom(first)), 12)))
  const known = (await postableAccounts(tx, actor.companyId)).map(({ code }) => code).filter(isOverhead)
  const source = of === 'anggaran' ? await store.plannedIn(tx, actor.companyId, before) : await bookedMonths()
  const planned = source.flatMap(({ account, amount, period }) => {
    const to = periods[before.indexOf(periodFrom(period))]
    return to && known.includes(account) ? [{ account, amount, period: to }] : []
  })
  const accounts = new Set(planned.filter(({ amount }) => amount > 0n).map(({ account }) => account)).size
  if (accounts === 0) throw new Refusal('budget.nothing', {})
  const done = await saved(tx, actor, { first, version }, { accounts: known, planned })
  return { ...done, accounts }

  async function bookedMonths(): Promise<store.PlannedMonth[]> {
    const booked = await bookedOf(
      tx,
      actor,
      before.map((period) => [period]),
    )
    return before.flatMap((period, at) => known.map((account) => ({ account, period, amount: booked(at, account) })))
  }
}

async function saved(
  tx: Tx,
  actor: Actor,
  year: { readonly first: string; readonly version: number },
  { accounts, planned }: { readonly accounts: readonly string[]; readonly planned: readonly store.PlannedMonth[] },
): Promise<{ version: number }> {
  const begin = await bookYearBegin(tx, actor.companyId)
  const day = firstDay(periodFrom(year.first))
  if (begin(day) !== day) throw new Refusal('budget.first', {}, { field: 'first' })
  const version = await store.nextBudgetVersion(tx, actor, year)
  if (version === undefined) throw new Refusal('document.changed', { by: '' })
  await store.replacePlanned(tx, actor.companyId, { accounts, periods: yearFrom(year.first) }, planned)
  await recordHistory(tx, actor, { subject: 'overhead-budget', id: actor.companyId, act: 'update', reason: year.first })
  return { version }
}

/** The doors of the budget of overhead. */
export const budgetRoutes: readonly Served[] = [
  serve(contract.overheadBudget, ({ tx, actor, asked }) => showBudget(tx, actor, asked)),
  serve(contract.saveOverheadBudget, ({ tx, actor, asked }) => keepBudget(tx, actor, asked)),
  serve(contract.copyOverheadBudget, ({ tx, actor, asked }) => copyBudget(tx, actor, asked)),
]
