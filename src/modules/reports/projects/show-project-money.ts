import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { monthsBack } from '#ground/months.ts'
import { firstDay, periodOf } from '#ground/period.ts'
import { Forbidden } from '#kit/http/failures.ts'
import { readLedger } from '../ledger/read-ledger.ts'
import type { Report } from '../report.ts'
import { reportFile, reportPdf } from '../statements/give-report.ts'
import { makeProfit, spanOf } from '../statements/make-report.ts'
import { incomeRights } from './columns.ts'
import type * as contract from './contract.ts'
import { projectMoneyRow } from './list.ts'

/** Shows the money of a project since it began and its profit by month. */
export async function showProjectMoney(tx: Tx, actor: Actor, asked: AskedOf<typeof contract.openProjectMoney>) {
  const project = await projectMoneyRow(tx, actor, asked.id)
  return { project, report: await profitOf(tx, actor, asked) }
}

/** Shows the lines of the books behind a figure of a project. */
export async function showProjectLedger(tx: Tx, actor: Actor, asked: AskedOf<typeof contract.projectLedger>) {
  const { id, ...rest } = asked
  await projectMoneyRow(tx, actor, id)
  refuseIncome(actor)
  return readLedger(tx, actor, { ...rest, projectId: id })
}

/** Gives the profit of a project by month as a file. */
export async function exportedProjectProfit(tx: Tx, actor: Actor, asked: AskedOf<typeof contract.exportProjectProfit>) {
  return reportFile(actor, await profitOf(tx, actor, asked), asked.format)
}

/** Gives the profit of a project by month as PDF. */
export async function printedProjectProfit(tx: Tx, actor: Actor, asked: AskedOf<typeof contract.printProjectProfit>) {
  return reportPdf(tx, actor, await profitOf(tx, actor, asked))
}

const seesIncome = (actor: Actor) => incomeRights.some((right) => actor.can(right))

function refuseIncome(actor: Actor): void {
  if (!seesIncome(actor)) throw new Forbidden(incomeRights.join(' / '))
}

type Span = AskedOf<typeof contract.printProjectProfit>

async function profitOf(tx: Tx, actor: Actor, asked: Span): Promise<Report> {
  const { from, to } = spanOf(actor, asked, (until) => firstDay(periodOf(monthsBack(until, 5))))
  const report = await makeProfit(tx, actor, { from, to, projectId: asked.id, compare: 'tidak' })
  // Who may know of no income reads no figure of the profit, on the page and on paper alike.
  return { ...report, title: 'Laba rugi proyek', ...(!seesIncome(actor) && { rows: [] }) }
}
