import { day, daysBetween, type Day } from '#ground/day.ts'
import { money, sum, ZERO } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { makePdf } from '#kit/paper/make-pdf.ts'
import { customerOf, placesOf } from '#modules/parties/face.ts'
import { openOfCustomer } from '../invoices/open-invoice.ts'
import { everyAging, statement as statementOf } from '../statement/statement.ts'
import { agingReportPaper } from './aging-report.ts'
import type { StatementData } from './data.ts'
import { printedBy, printedNow } from '#kit/paper/printed.ts'
import { issuerOf } from '#modules/company/companies/face.ts'
import { today } from '#kit/posting/today.ts'
import type { PressedPaper } from './pressed.ts'
import { reminderPaper } from './reminder.ts'
import { statementPaper } from './statement.ts'

interface WantedStatement {
  readonly id: string
  readonly from?: Day | undefined
  readonly to?: Day | undefined
}

/** A customer's statement over a period, as PDF. */
export async function pressedStatement(tx: Tx, actor: Actor, wanted: WantedStatement): Promise<PressedPaper> {
  const data = await statementData(tx, actor, wanted)
  const title = `Rekening koran ${data.customer.name}`
  return { title, name: `${title}.pdf`, content: await makePdf(statementPaper(data)) }
}

/** The letter that asks a customer for what is open, as PDF; a link opened after the last payment says that nothing is open. */
export async function pressedReminder(tx: Tx, actor: Actor, { id }: { readonly id: string }): Promise<PressedPaper> {
  const rows = await openOfCustomer(tx, actor, id)
  const { name, npwp, phone } = await customerOf(tx, actor.companyId, id)
  const places = await placesOf(tx, actor.companyId, id)
  const on = today(actor)
  const total = sum(rows.map((row) => money(row.openDue)))
  const paper = reminderPaper({
    letterhead: await issuerOf(tx, actor.companyId, { docType: 'surat tagihan', amount: total }),
    printed: printedNow(actor),
    date: on,
    customer: { name, address: places.billing, npwp, contact: places.contactName, phone },
    rows: rows.map((row) => ({
      number: row.label,
      date: row.date,
      dueDate: row.dueDate,
      daysLate: Math.max(0, daysBetween(day(row.dueDate), on)),
      total: row.total,
      open: row.openDue,
    })),
    total,
  })
  const title = `Surat tagihan ${name}`
  return { title, name: `${title}.pdf`, content: await makePdf(paper) }
}

/** Who owes what and since when, all on one list, as PDF. */
export async function pressedAging(
  tx: Tx,
  actor: Actor,
  asked: { readonly on?: Day | undefined },
): Promise<PressedPaper> {
  const { on, rows, totals } = await everyAging(tx, actor, asked.on)
  const paper = agingReportPaper({
    letterhead: await issuerOf(tx, actor.companyId, { docType: 'umur piutang', amount: ZERO }),
    printed: printedNow(actor),
    date: on,
    rows: rows.map(({ customerName, ...ages }) => ({ name: customerName, ...ages })),
    totals,
  })
  const title = `Umur piutang ${on}`
  return { title, name: `${title}.pdf`, content: await makePdf(paper) }
}

async function statementData(tx: Tx, actor: Actor, { id, from, to }: WantedStatement): Promise<StatementData> {
  const statement = await statementOf(tx, actor, { id, from, to })
  const { npwp, phone } = await customerOf(tx, actor.companyId, id)
  const places = await placesOf(tx, actor.companyId, id)
  const { opening, debitTotal, creditTotal, closing, aging } = statement
  return {
    letterhead: await issuerOf(tx, actor.companyId, { docType: 'rekening koran', amount: ZERO }),
    printed: await printedBy(tx, actor, { subject: 'customer', id }),
    date: statement.to,
    customer: { name: statement.customerName, address: places.billing, npwp, contact: places.contactName, phone },
    from: statement.from,
    to: statement.to,
    opening,
    unlisted: statement.unlisted,
    rows: statement.rows.map(({ date, number, description, debit, credit, balance }) => ({
      date,
      number,
      description,
      debit,
      credit,
      balance,
    })),
    debitTotal,
    creditTotal,
    closing,
    aging,
  }
}
