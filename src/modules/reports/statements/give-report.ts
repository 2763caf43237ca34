import { ZERO } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { file, type FileReply } from '#kit/http/serve.ts'
import type { Column } from '#kit/list/columns.ts'
import { tableFile } from '#kit/list/export.ts'
import { makePdf } from '#kit/paper/make-pdf.ts'
import { printedNow } from '#kit/paper/printed.ts'
import { today } from '#kit/posting/today.ts'
import { issuerOf } from '#modules/company/companies/face.ts'
import type { Report } from '../report.ts'
import { makeReport, type AskedReport } from './any-report.ts'
import type * as contract from './contract.ts'
import { reportPaper } from './paper.ts'

/** Gives a report that is asked for as a file. */
export async function exportedReport(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof contract.exportReport>,
): Promise<FileReply> {
  return reportFile(actor, await makeReport(tx, actor, asked), asked.format)
}

/** Gives any report as a file: one row each, amounts as numbers. */
export function reportFile(actor: Actor, report: Report, format: 'csv' | 'xlsx'): Promise<FileReply> {
  const amounts = report.columns.map(({ label }, at): [string, Column] => [`amount${at}`, { label, kind: 'money' }])
  return tableFile(actor, {
    title: report.title,
    format,
    columns: {
      code: { label: 'Kode', kind: 'text' },
      label: { label: 'Akun', kind: 'text' },
      ...Object.fromEntries(amounts),
    },
    rows: report.rows.map((row) => ({
      ...{ code: row.code, label: row.label },
      ...Object.fromEntries(row.amounts.map((amount, at) => [`amount${at}`, amount])),
    })),
  })
}

/** Gives a report that is asked for as PDF. */
export async function printedReport(tx: Tx, actor: Actor, asked: AskedReport): Promise<FileReply> {
  return reportPdf(tx, actor, await makeReport(tx, actor, asked))
}

/** Gives any report as PDF. */
export async function reportPdf(tx: Tx, actor: Actor, report: Report): Promise<FileReply> {
  const letterhead = await issuerOf(tx, actor.companyId, { docType: report.title.toLowerCase(), amount: ZERO })
  const content = await makePdf(reportPaper({ report, letterhead, printed: printedNow(actor), date: today(actor) }))
  return file({ name: `${report.title}.pdf`, type: 'application/pdf', body: content })
}
