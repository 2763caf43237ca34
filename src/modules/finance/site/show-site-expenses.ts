import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { cashAccounts } from '#modules/journal/face.ts'
import { knownProject } from '#modules/projects/face.ts'
import { floatsHeldBy } from '../float/store.ts'
import type { SiteExpense } from './contract.ts'
import { siteExpenseOf, siteExpensesOf, type KeptSiteExpense } from './store.ts'

/** Tells where a site may pay from. */
export async function beginSiteExpense(tx: Tx, actor: Actor) {
  const places = await cashAccounts(tx, actor.companyId)
  const held = await floatsHeldBy(tx, actor)
  return {
    cashAccounts: places.map(({ id, name }) => ({ id, name })),
    floats: held.map(({ id, projectId, balance }) => ({ id, projectId, balance })),
  }
}

/** Shows what the site of a project spent. */
export async function showSiteExpenses(tx: Tx, actor: Actor, projectId: string): Promise<SiteExpense[]> {
  await knownProject(tx, actor, projectId)
  return (await siteExpensesOf(tx, actor, projectId)).map((one) => shown(actor, one))
}

/** Shows one expense of a site. */
export async function siteExpensePage(tx: Tx, actor: Actor, id: string): Promise<SiteExpense> {
  return shown(actor, await siteExpenseOf(tx, actor, id))
}

function shown(actor: Actor, { writers, ...expense }: KeptSiteExpense): SiteExpense {
  const isOpen = expense.state === 'waiting' || expense.state === 'rejected'
  const mayWrite = actor.can('create laporan-keuangan-proyek') || actor.can('update laporan-keuangan-proyek')
  const mayDecide = actor.can('approve laporan-keuangan-proyek') && !writers.includes(actor.userId)
  const allowed: readonly [SiteExpense['can'][number], boolean][] = [
    ['edit', isOpen && mayWrite],
    ['delete', isOpen && mayWrite],
    ['approve', expense.state === 'waiting' && mayDecide],
    ['reject', expense.state === 'waiting' && mayDecide],
  ]
  return { ...expense, can: allowed.flatMap(([act, isAllowed]) => (isAllowed ? [act] : [])) }
}
