import { Refusal } from '#ground/refusal.ts'
import { monthsBack } from '#ground/months.ts'
import { firstDay, periodOf } from '#ground/period.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { postableAccounts } from '#modules/journal/face.ts'
import { projectNamed } from '#modules/projects/face.ts'
import type { Report, ReportColumn } from '../report.ts'
import { cashBasisRows } from './cash-basis-rules.ts'
import { cashBasisLines, cashBasisSums } from './cash-basis-store.ts'
import { comparedSpan, monthColumns, spanText } from './columns.ts'
import type * as contract from './contract.ts'
import type { MoneyPage } from './contract.ts'
import { bookYearBegin } from '#modules/company/companies/face.ts'
import { gainedIn, refuseNarrowed, spanOf } from './make-report.ts'

/** Entries of one page. */
const PAGE = 200

/** Makes laba rugi on a cash basis; refused without the right to costs, which money paid for goods would tell. */
export async function makeCashProfit(
  tx: Tx,
  actor: Actor,
  asked: Omit<AskedOf<typeof contract.profitAndLoss>, 'basis' | 'split'>,
): Promise<Report> {
  const projectId = asked.projectId ?? null
  refuseUnseen(actor, projectId)
  const { from, to } = spanOf(actor, asked, (until) => firstDay(periodOf(monthsBack(until, 2))))
  const whole: ReportColumn = { label: spanText(from, to), from, to, of: 'whole' }
  const against = comparedSpan(from, to, asked.compare)
  const columns = [...monthColumns(from, to), whole, ...(against ? [{ ...against, of: 'compared' as const }] : [])]
  const projectName = projectId === null ? null : await projectNamed(tx, actor, projectId)
  const sums = await cashBasisSums(tx, { companyId: actor.companyId, projectId }, columns)
  const flows = gainedIn(
    sums.map(({ flow, ...sum }) => ({ ...sum, debit: 0n, credit: flow })),
    columns.length,
  )
  const compared = against ? ([columns.length - 2, columns.length - 1] as const) : null
  const rows = cashBasisRows(flows, { width: columns.length, compared, withCash: projectId === null })
  return { title: 'Laba rugi dasar kas', columns, rows, isWhole: true, projectName, span: whole.label }
}

/** Shows the entries that a figure of laba rugi on a cash basis comes from. */
export async function showCashBasisLines(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof contract.cashBasisEntries>,
): Promise<MoneyPage> {
  const projectId = asked.projectId ?? null
  refuseUnseen(actor, projectId)
  const { from, to } = spanOf(actor, asked, await bookYearBegin(tx, actor.companyId))
  const { account, offset } = asked
  const known = (await postableAccounts(tx, actor.companyId)).find(({ code }) => code === account)
  if (!known) throw new Refusal('report.no-account', {}, { field: 'account' })
  if (projectId !== null) await projectNamed(tx, actor, projectId)
  const column: ReportColumn = { label: spanText(from, to), from, to }
  const of = { companyId: actor.companyId, projectId }
  const found = await cashBasisLines(tx, of, { column, account, offset, most: PAGE + 1 })
  const rows = found.slice(0, PAGE).map(({ amount, ...line }) => ({ ...line, amount: String(amount) }))
  return { name: known.name, rows, next: found.length > PAGE ? offset + PAGE : null }
}

function refuseUnseen(actor: Actor, projectId: string | null): void {
  refuseNarrowed(actor, projectId)
  if (!actor.can('view biaya')) throw new Refusal('report.costs-hidden', {}, { field: 'basis' })
}
