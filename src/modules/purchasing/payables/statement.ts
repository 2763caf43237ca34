import type { Day } from '#ground/day.ts'
import { minus, money, plus } from '#ground/money.ts'
import { monthsBack } from '#ground/months.ts'
import { firstDay, periodOf } from '#ground/period.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { Explained, ExplainedFigure } from '#kit/explained.ts'
import { agingText } from '#kit/posting/aging.ts'
import { runningRows } from '#kit/posting/running.ts'
import { today } from '#kit/posting/today.ts'
import { bookYearBegin } from '#modules/company/companies/face.ts'
import { supplierOf } from '#modules/parties/face.ts'
import type { Aging, SupplierMoney, SupplierStatement } from './contract.ts'
import { paperPage } from '../paper-pages.ts'
import * as store from './store.ts'

const MOST_SUPPLIERS = 5000
const MOST_ROWS = 50

/** Kartu hutang: the running account of a supplier over a period, with what is open at its end by age. */
export async function statement(
  tx: Tx,
  actor: Actor,
  asked: { readonly id: string; readonly from?: Day; readonly to?: Day },
): Promise<SupplierStatement> {
  const supplier = await supplierOf(tx, actor.companyId, asked.id)
  const now = today(actor)
  const to = asked.to ?? now
  const from = asked.from ?? monthsBack(to, 3)
  const of = { actor, supplierId: supplier.id }

  const opening = money(await store.balanceBefore(tx, of, from))
  const { rows, debit, credit } = runningRows(opening, await store.movementsOf(tx, of, from, to), 'credit')
  const aging = agingText(await store.agingOf(tx, of, { on: to, isToday: to === now }))
  const closing = minus(plus(opening, credit), debit)
  return {
    supplierId: supplier.id,
    supplierName: supplier.name,
    from,
    to,
    opening: String(opening),
    rows,
    debitTotal: String(debit),
    creditTotal: String(credit),
    closing: String(closing),
    aging,
    advance: String(minus(money(aging.total), closing)),
  }
}

/** The figures of money at the head of a supplier's page. */
export async function summary(tx: Tx, actor: Actor, id: string): Promise<SupplierMoney> {
  const supplier = await supplierOf(tx, actor.companyId, id)
  const on = today(actor)
  const of = { actor, supplierId: supplier.id }
  const row = await store.moneyOf(tx, of, {
    on,
    yearStart: (await bookYearBegin(tx, actor.companyId))(on),
    since: monthsBack(firstDay(periodOf(on)), 11),
  })
  return {
    payable: String(row.payable),
    overdue: String(row.overdue),
    advance: String(row.advance),
    unbilled: String(row.unbilled),
    balance: String(minus(money(row.payable), money(row.advance))),
    billCount: row.bill_count,
    openBillCount: row.open_bill_count,
    lastBilledOn: row.last_billed,
    lastPaidOn: row.last_paid,
    yearTotal: String(row.year_total),
    months: row.months,
    aging: agingText(await store.agingOf(tx, of, { on, isToday: true })),
    hasOpening: row.has_opening,
  }
}

export interface EveryAging {
  readonly on: Day
  readonly totals: Aging & { readonly giro: string }
  readonly rows: readonly (Aging & { readonly giro: string; readonly supplierName: string })[]
}

/** Whom we owe what and since when, for the printed list: as many as one will read. */
export async function everyAging(tx: Tx, actor: Actor, asked?: Day): Promise<EveryAging> {
  const now = today(actor)
  const on = asked ?? now
  const { rows, totals } = await store.agingOfAll(tx, actor, { on, isToday: on === now }, MOST_SUPPLIERS)
  return {
    on,
    totals: { ...agingText(totals), giro: String(totals.giro) },
    rows: rows.map((row) => ({ ...agingText(row), giro: String(row.giro), supplierName: row.supplierName })),
  }
}

/** Tells how what we owe a supplier comes about: bills, less what payments and returns took off them. */
export async function explain(tx: Tx, actor: Actor, id: string): Promise<Explained> {
  const supplier = await supplierOf(tx, actor.companyId, id)
  const of = { actor, supplierId: supplier.id }
  const sums = await store.sumsOf(tx, of)
  const { rows, count } = await store.lastChanges(tx, of, MOST_ROWS)
  let after = sums.bills - sums.payments - sums.returns
  return {
    title: `Hutang kepada ${supplier.name}`,
    result: rupiahFigure(after),
    formula:
      'Jumlah tagihan dikurangi yang sudah dibayar (termasuk PPh yang dipotong dan uang muka yang dipakai) dan diretur',
    parts: [
      { label: 'Tagihan', figure: rupiahFigure(sums.bills) },
      { label: 'Dibayar', figure: rupiahFigure(-sums.payments) },
      { label: 'Diretur', figure: rupiahFigure(-sums.returns) },
    ],
    rows: rows.map((row) => {
      const shown = rupiahFigure(after)
      after -= row.amount
      return {
        id: row.id,
        label: row.number,
        detail: row.description,
        on: row.date,
        figure: rupiahFigure(row.amount),
        after: shown,
        to: paperPage(PAPER_OF[row.kind], row.paperId),
      }
    }),
    ...(count > rows.length && { unlisted: count - rows.length }),
  }
}

const PAPER_OF = { bill: 'tagihan', payment: 'pembayaran', return: 'retur' } as const

function rupiahFigure(value: bigint): ExplainedFigure {
  return { kind: 'money', value: String(value) }
}
