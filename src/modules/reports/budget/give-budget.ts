import { periodFormat } from '#ground/day-format.ts'
import { firstDay, lastDay, period as periodFrom } from '#ground/period.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import type { FileReply } from '#kit/http/serve.ts'
import type { BudgetRow, exportBudget, OverheadBudget, printBudget } from '#modules/finance/budget/contract.ts'
import { showBudget } from '#modules/finance/face.ts'
import type { Report, ReportRow } from '../report.ts'
import { reportFile, reportPdf } from '../statements/give-report.ts'

/** Gives the budget of overhead beside what was booked as a file. */
export async function budgetFile(
  tx: Tx,
  actor: Actor,
  { format, ...asked }: AskedOf<typeof exportBudget>,
): Promise<FileReply> {
  return reportFile(actor, budgetReport(await showBudget(tx, actor, asked)), format)
}

/** Gives the budget of overhead beside what was booked as PDF. */
export async function budgetPdf(tx: Tx, actor: Actor, asked: AskedOf<typeof printBudget>): Promise<FileReply> {
  return reportPdf(tx, actor, budgetReport(await showBudget(tx, actor, asked)))
}

/** Tells a budget as a report: the month, and the book year until its end with what is left of it. */
export function budgetReport({ period, first, rows, total }: OverheadBudget): Report {
  const [month, begin] = [periodFrom(period), periodFrom(first)]
  const of = { from: firstDay(month), to: lastDay(month) }
  const until = { from: firstDay(begin), to: lastDay(month) }
  const told = rows.filter(({ year, month: now }) => [year.budget, year.actual, now.budget].some((one) => one !== '0'))
  return {
    title: 'Anggaran overhead',
    columns: [
      { label: 'Anggaran bulan', ...of },
      { label: 'Realisasi bulan', ...of },
      { label: 'Anggaran s.d. bulan', ...until },
      { label: 'Realisasi s.d. bulan', ...until },
      { label: 'Sisa s.d. bulan', ...until },
    ],
    rows: [...told.map((row) => rowOf('account', row)), rowOf('total', { account: null, name: 'Jumlah', ...total })],
    ...{ isWhole: true, projectName: null, span: `${periodFormat(month)}, tahun buku sejak ${periodFormat(begin)}` },
  }
}

function rowOf(
  kind: ReportRow['kind'],
  { account, name, month, year }: Pick<BudgetRow, 'name' | 'month' | 'year'> & { readonly account: string | null },
): ReportRow {
  const amounts = [month.budget, month.actual, year.budget, year.actual, year.left]
  return { kind, code: account, label: name, amounts, change: null }
}
