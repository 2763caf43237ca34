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
import type * as contract from './contract.ts'
import { makeReport, type AskedReport } from './make-report.ts'
import { reportPaper } from './paper.ts'

/** Gives a report as a file: one row each, amounts as numbers. */
export async function exportedReport(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof contract.exportReport>,
): Promise<FileReply> {
  const report = await makeReport(tx, actor, asked)
  const amounts = report.columns.map(({ label }, at): [string, Column] => [`amount${at}`, { label, kind: 'money' }])
  return tableFile(actor, {
    title: report.title,
    format: asked.format,
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

/** Gives a report as PDF. */
export async function printedReport(tx: Tx, actor: Actor, asked: AskedReport): Promise<FileReply> {
  const report = await makeReport(tx, actor, asked)
  const letterhead = await issuerOf(tx, actor.companyId, { docType: report.title.toLowerCase(), amount: ZERO })
  const content = await makePdf(reportPaper({ report, letterhead, printed: printedNow(actor), date: today(actor) }))
  return file({ name: `${report.title}.pdf`, type: 'application/pdf', body: content })
}
