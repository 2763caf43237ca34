import type { Day } from '#ground/day.ts'
import { rupiah } from '#ground/format.ts'
import { minus, money, plus, sum, type Money } from '#ground/money.ts'
import { monthsBack } from '#ground/months.ts'
import { firstDay, periodOf } from '#ground/period.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { FileReply } from '#kit/http/serve.ts'
import { tableFile } from '#kit/list/export.ts'
import { agingText } from '#kit/posting/aging.ts'
import { runningRows } from '#kit/posting/running.ts'
import { bookYearBegin } from '#modules/company/companies/face.ts'
import { customerOf } from '#modules/parties/face.ts'
import { exposureOf } from '../orders/credit-store.ts'
import { exposureSum } from '../orders/rules.ts'
import { seeCustomer } from '../see-customer.ts'
import { today } from '#kit/posting/today.ts'
import { agingOf, agingOfAll } from './aging-store.ts'
import { statementColumns, type Aging, type CustomerStatement, type CustomerSummary } from './contract.ts'
import { documentsOf, type CustomerDocument } from './document-store.ts'
import * as store from './store.ts'
import { unlistedSaid } from './unlisted.ts'
import type { Movement } from './store.ts'

const MOST_CUSTOMERS = 5000
const MOST_ROWS = 5000

interface Asked {
  readonly id: string
  readonly from?: Day
  readonly to?: Day
  readonly documents?: boolean
  /** Most rows of it. */
  readonly most?: number
}

/** Who owes what at the end of a day. */
export interface EveryAging {
  readonly on: Day
  readonly totals: Aging & { readonly giro: string }
  readonly rows: readonly (Aging & { readonly giro: string; readonly customerName: string })[]
}

/** The running account of a customer over a period, with what is open at its end by age. */
export async function statement(tx: Tx, actor: Actor, asked: Asked): Promise<CustomerStatement> {
  await seeCustomer(tx, actor, asked.id)
  const customer = await customerOf(tx, actor.companyId, asked.id)
  const now = today(actor)
  const to = asked.to ?? now
  const from = asked.from ?? monthsBack(to, 3)
  const of = { actor, customerId: customer.id }
  const most = asked.most ?? MOST_ROWS

  const opening = money(await store.balanceBefore(tx, of, from))
  const moved = await store.movementsOf(tx, { ...of, from, to }, most)
  // The sums are those of every row, also of those that do not stand here.
  const { debit, credit, count } = await store.sumsBetween(tx, { ...of, from, to })
  const papers =
    asked.documents && actor.can('view order')
      ? await documentsOf(tx, actor, { customerId: customer.id, from, to, most })
      : { rows: [], count: 0 }
  const shown = inOrder(papers.rows.map(asMovement), moved).slice(0, most)
  const aging = agingText(await agingOf(tx, of, { on: to, isToday: to === now }))
  const closing = minus(plus(opening, money(debit)), money(credit))
  return {
    customerId: customer.id,
    customerName: customer.name,
    from,
    to,
    opening: String(opening),
    rows: runningRows(opening, shown).rows,
    unlisted: count + papers.count - shown.length,
    debitTotal: String(debit),
    creditTotal: String(credit),
    closing: String(closing),
    aging,
    advance: String(minus(money(aging.total), closing)),
  }
}

// Of one day, what was agreed and sent stands before what was billed and paid for it.
function inOrder(papers: readonly Movement[], moved: readonly Movement[]): readonly Movement[] {
  return papers.length === 0
    ? moved
    : [...papers, ...moved].toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}

const ARRIVED = { received: 'Diterima', partial: 'Diterima sebagian', rejected: 'Ditolak' } as const

function asMovement({ id, kind, date, number, orderId, ...paper }: CustomerDocument): Movement {
  const by = paper.receivedBy ? ` oleh ${paper.receivedBy}` : ''
  const said =
    paper.total === null
      ? [paper.arrival ? ARRIVED[paper.arrival] + by : 'Dalam perjalanan']
      : [`Nilai ${rupiah(paper.total as Money)}`, paper.customerPoNo && `No. PO ${paper.customerPoNo}`]
  return { id, kind, date, number, orderId, description: said.filter(Boolean).join(' · '), debit: 0n, credit: 0n }
}

/** The same as a file: the opening balance first, the closing one last. */
export async function exported(
  tx: Tx,
  actor: Actor,
  asked: Asked & { readonly format: 'csv' | 'xlsx' },
): Promise<FileReply> {
  const seen = await statement(tx, actor, asked)
  const nothing = { number: '', debit: '0', credit: '0' }
  const rows = [
    { ...nothing, kind: 'opening', date: seen.from, description: 'Saldo awal periode', balance: seen.opening },
    ...seen.rows.map((row) => ({ ...row })),
    ...unlistedRow(seen),
    { ...nothing, kind: '', date: seen.to, description: 'Saldo akhir', balance: seen.closing },
  ]
  return tableFile(actor, {
    title: `Rekening koran ${seen.customerName}`,
    columns: statementColumns,
    rows,
    format: asked.format,
  })
}

// What does not stand in the file is one row of it, so that the file still adds up.
function unlistedRow({ unlisted, rows, to, closing, debitTotal, creditTotal }: CustomerStatement) {
  if (unlisted === 0) return []
  const rest = (total: string, side: 'debit' | 'credit') =>
    String(minus(money(total), sum(rows.map((row) => money(row[side])))))
  const [debit, credit] = [rest(debitTotal, 'debit'), rest(creditTotal, 'credit')]
  return [{ number: '', kind: '', date: to, description: unlistedSaid(unlisted), debit, credit, balance: closing }]
}

/** The figures at the head of a customer's page. */
export async function summary(tx: Tx, actor: Actor, id: string): Promise<CustomerSummary> {
  await seeCustomer(tx, actor, id)
  const customer = await customerOf(tx, actor.companyId, id)
  const on = today(actor)
  const of = { actor, customerId: id }
  const began = (await bookYearBegin(tx, actor.companyId))(on)
  const row = await store.summaryOf(tx, of, {
    on,
    yearStart: began,
    since: monthsBack(firstDay(periodOf(on)), 11),
  })
  const exposure = await exposureOf(tx, actor.companyId, customer)
  return {
    receivable: String(row.receivable),
    overdue: String(row.overdue),
    advance: String(row.advance),
    retention: String(row.retention),
    ppnWaiting: String(row.ppn_waiting),
    creditLimit: customer.creditLimit === null ? null : String(customer.creditLimit),
    creditRoom: customer.creditLimit === null ? null : String(minus(customer.creditLimit, exposureSum(exposure))),
    averageDaysToPay: row.average_days,
    yearTotal: String(row.year_total),
    yearFrom: began,
    months: row.months,
    orderCount: row.order_count,
    activeOrderCount: row.active_count,
    invoiceCount: row.invoice_count,
    openInvoiceCount: row.open_invoice_count,
    lastTransactionOn: row.last_on,
    aging: agingText(await agingOf(tx, of, { on, isToday: true })),
    hasOpening: row.has_opening,
  }
}

/** Who owes what and since when, for the printed list: as many as one will read. */
export async function everyAging(tx: Tx, actor: Actor, asked?: Day): Promise<EveryAging> {
  const now = today(actor)
  const on = asked ?? now
  const { rows, totals } = await agingOfAll(tx, actor, { on, isToday: on === now }, MOST_CUSTOMERS)
  return {
    on,
    totals: { ...agingText(totals), giro: String(totals.giro) },
    rows: rows.map((row) => ({ ...agingText(row), giro: String(row.giro), customerName: row.customerName })),
  }
}
