import { sum, ZERO } from '#ground/money.ts'
import { firstDay, periodOf } from '#ground/period.ts'
import type { Actor } from '#kit/access/actor.ts'
import { seesAll } from '#kit/access/scoped.ts'
import type { Tx } from '#kit/db/tx.ts'
import { today } from '#kit/posting/today.ts'
import { waitingBankLines } from '#modules/finance/bank/store.ts'
import { accountSums, cashAccounts, cashBalances, costsOfProjects, siteCashAccount } from '#modules/journal/face.ts'
import { accounts } from '#modules/journal/rules.ts'
import { projects } from '#modules/projects/contract.ts'
import { projectSource } from '#modules/projects/store.ts'
import { isOfProfit } from '#modules/reports/statements/rules.ts'
import { projectsAt } from '#modules/works/control/store.ts'
import { attempt } from './attempt.ts'
import type { MoneyNow, ProjectNow, Standing } from './contract.ts'
import { peopleNow } from './people-now.ts'
import { firstOf } from '#kit/tasks/task-source.ts'

/** How many projects the dashboard shows. */
const MOST = 5
/** Taxes we owe, and the input VAT that stands against them. */
const TAXES: readonly string[] = [
  accounts.vatOut,
  accounts.vatIn,
  accounts.pph21Payable,
  accounts.pph23Payable,
  accounts.pphFinalPayable,
  accounts.pph22Payable,
]

/** How money and projects stand now; a part that this person may not see is left out, one that fails is null. */
export async function standingOf(tx: Tx, actor: Actor): Promise<Standing> {
  // The money of the whole company tells of everybody's work.
  const seesMoney = actor.can('view laporan-keuangan') && seesAll(actor)
  const seesProjects = actor.can('view daftar-proyek')
  const seesPeople = actor.can('view absensi')
  const [cash, built, people] = await Promise.all([
    seesMoney ? attempt(() => moneyNow(tx, actor)) : undefined,
    seesProjects ? attempt(() => projectsNow(tx, actor)) : undefined,
    seesPeople ? attempt(() => peopleNow(tx, actor)) : undefined,
  ])
  return {
    ...(seesMoney && { money: cash ?? null }),
    ...(seesProjects && { projects: built ?? null }),
    ...(seesPeople && { people: people ?? null }),
  }
}

async function moneyNow(tx: Tx, actor: Actor): Promise<MoneyNow> {
  const { companyId } = actor
  const on = today(actor)
  const from = firstDay(periodOf(on))
  const seesCosts = actor.can('view biaya')
  const ranges = [
    { from, to: on },
    { from: null, to: on },
  ]
  const onSites = await siteCashAccount(tx, companyId)
  const places = [...(await cashAccounts(tx, companyId)), ...(onSites ? [onSites] : [])]
  const ids = places.map(({ id }) => id)
  const [balances, sums, waiting] = await Promise.all([
    cashBalances(tx, companyId),
    accountSums(tx, { companyId, projectId: null, withCosts: seesCosts }, ranges),
    waitingBankLines(tx, companyId, ids),
  ])
  const held = places.map(({ id, name, accountCode }) => ({
    ...{ id, name, code: accountCode },
    balance: balances.get(accountCode) ?? ZERO,
  }))
  const profit = sums
    .filter(({ range, account }) => range === 0 && isOfProfit(account))
    .reduce((all, { debit, credit }) => all + credit - debit, 0n)
  const taxes = sums.filter(
    ({ range, account, debit, credit }) => range === 1 && TAXES.includes(account) && debit !== credit,
  )
  return {
    total: String(sum(held.map(({ balance }) => balance))),
    accounts: held.map((one) => ({ ...one, balance: String(one.balance) })),
    waiting,
    // Without its costs a profit is none.
    profit: seesCosts ? { from, to: on, amount: String(profit) } : null,
    taxes: taxes.map(({ account, name, debit, credit }) => ({
      ...{ code: account, name },
      // Input VAT stands on the other side: so each reads as its ledger does.
      balance: String(account.startsWith('1-') ? debit - credit : credit - debit),
    })),
  }
}

async function projectsNow(tx: Tx, actor: Actor): Promise<Standing['projects']> {
  const search = { status: 'berjalan', sort: 'endDate' } as const
  const { rows, count } = await firstOf(tx, actor, { endpoint: projects.list, source: projectSource, search })
  const shown = rows.slice(0, MOST)
  const ids = shown.map(({ id }) => id)
  const [built, spent] = await Promise.all([
    projectsAt(tx, actor.companyId, ids),
    actor.can('view biaya') ? costsOfProjects(tx, actor.companyId, ids) : null,
  ])
  return {
    count,
    rows: shown.map((row): ProjectNow => {
      const { pct, budget } = built.get(row.id) ?? { pct: null, budget: null }
      return {
        ...{ id: row.id, name: String(row['name']), pct },
        ...{ daysLeft: row['daysLeft'] as number | null, isLate: Boolean(row['isLate']) },
        cost: spent && { budget: budget && String(budget), actual: String(spent.get(row.id) ?? ZERO) },
      }
    }),
  }
}
