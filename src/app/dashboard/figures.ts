import { sql } from 'kysely'
import * as z from 'zod/mini'
import { seesAll } from '#kit/access/scoped.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { Endpoint, InputOf } from '#kit/http/endpoint.ts'
import type { ListAsked } from '#kit/list/columns.ts'
import { figureOf, type ListFigure } from '#kit/list/figure.ts'
import type { ListSource } from '#kit/list/source.ts'
import { today } from '#kit/posting/today.ts'
import { cashFlow } from '#modules/journal/contract.ts'
import { cashBetween } from '#modules/journal/face.ts'
import { listBills } from '#modules/purchasing/bills/contract.ts'
import { billSource } from '#modules/purchasing/bills/list.ts'
import { listPurchases } from '#modules/purchasing/orders/contract.ts'
import { purchaseSource } from '#modules/purchasing/orders/list.ts'
import { listInvoices } from '#modules/sales/invoices/contract.ts'
import { invoiceSource } from '#modules/sales/invoices/list.ts'
import { listOrders } from '#modules/sales/orders/contract.ts'
import { orderSource } from '#modules/sales/orders/list.ts'
import { listStock } from '#modules/warehouse/contract.ts'
import { stockSource } from '#modules/warehouse/list-sources.ts'
import type { Figure, Figures } from './contract.ts'
import { openBills, openInvoices } from './open-store.ts'
import { attempt } from './attempt.ts'
import { spanOf, type Span } from './period.ts'

/** Figures shown at once. */
const MOST = 4

type Made = Pick<Figure, 'value' | 'before' | 'late' | 'due'>

interface FigureMaker extends Pick<Figure, 'id' | 'label' | 'unit' | 'to'> {
  readonly permission: string
  /** Rights of those whose own work it tells of, not only something they may look up. */
  readonly workOf: readonly string[]
  readonly search: (span: Span) => Readonly<Record<string, string>>
  readonly make: (tx: Tx, actor: Actor, span: Span) => Promise<Made>
}

/**
 * Angka utama of a period: the first four of this person's own work, or, for who does none of it, of what may be seen;
 * each made by itself and failing by itself.
 */
export async function figuresOf(tx: Tx, actor: Actor, asked: Parameters<typeof spanOf>[0]): Promise<Figures> {
  const span = spanOf(asked, today(actor))
  const seen = makers.filter(({ permission }) => actor.can(permission))
  const own = seen.filter(({ workOf }) => workOf.some((right) => actor.can(right)))
  const shown = (own.length > 0 ? own : seen).slice(0, MOST)
  const figures = await Promise.all(
    shown.map(async ({ id, label, unit, to, search, make }): Promise<Figure> => {
      const made = await attempt(() => make(tx, actor, span))
      return { id, label, unit, to, search: search(span), value: null, ...made }
    }),
  )
  return { from: span.from, to: span.to, since: span.before.name, figures }
}

const listed = <E extends Endpoint>(endpoint: E, input: InputOf<E>): ListAsked =>
  // Safe: every list's input reads as ListAsked.
  z.parse(endpoint.input, input) as ListAsked

const list = (
  endpoint: Endpoint,
  source: (actor: Actor, asked: ListAsked) => ListSource,
  search: Readonly<Record<string, string>>,
  more: Pick<ListFigure, 'sumOf' | 'hint'> = {},
) => {
  const asked = listed(endpoint, search)
  return (tx: Tx, actor: Actor) => figureOf(tx, actor, { source: source(actor, asked), asked, ...more })
}

const unpaid = { status: 'open,partly-paid,overdue' }
const sold = (days: { from: string; to: string }) => ({
  dateFrom: days.from,
  dateTo: days.to,
  status: 'confirmed,making,held,partly-delivered,delivered,done,closed',
})
const unpaidBills = { status: 'unpaid,partial' }
const toSend = { view: 'perlu-dikirim' }
const toReceive = { view: 'perlu-diterima' }
const short = { needsReorder: 'true' }

type Cash = Awaited<ReturnType<typeof cashBetween>>

// Both sides of cash are read at once: two figures of the same answer share them.
const cashOfSpan = new WeakMap<Span, Promise<readonly [Cash, Cash]>>()

const cash = (side: 'cashIn' | 'cashOut') => async (tx: Tx, actor: Actor, span: Span) => {
  const known = cashOfSpan.get(span)
  const read =
    known ??
    Promise.all([cashBetween(tx, actor.companyId, span), cashBetween(tx, actor.companyId, span.before)] as const)
  if (!known) cashOfSpan.set(span, read)
  const [now, before] = await read
  return { value: now[side], before: before[side] }
}

// Who reads the books works with what is owed and sold as well.
const books = [String(cashFlow.permission)]

/** Everything a tile can show, the most telling first. */
const makers: readonly FigureMaker[] = [
  {
    id: 'kas-masuk',
    label: 'Kas masuk',
    unit: 'money',
    permission: String(cashFlow.permission),
    workOf: books,
    to: '/dashboard',
    search: () => ({ arus: 'tabel' }),
    make: cash('cashIn'),
  },
  {
    id: 'kas-keluar',
    label: 'Kas keluar',
    unit: 'money',
    permission: String(cashFlow.permission),
    workOf: books,
    to: '/dashboard',
    search: () => ({ arus: 'tabel' }),
    make: cash('cashOut'),
  },
  {
    id: 'piutang',
    label: 'Piutang belum dibayar',
    unit: 'money',
    permission: 'view order',
    workOf: [...books, 'create order'],
    to: '/order/',
    search: () => ({ jenis: 'invoice', ...unpaid }),
    make: async (tx, actor) => {
      if (seesAll(actor)) return openInvoices(tx, actor)
      const hint = sql<boolean>`i.state = 'posted' and i.open_due > 0`
      const value = await list(listInvoices, invoiceSource, unpaid, { sumOf: 'openDue', hint })(tx, actor)
      const late = await list(listInvoices, invoiceSource, { isOverdue: 'true' }, { hint })(tx, actor)
      return { value, late }
    },
  },
  {
    id: 'hutang',
    label: 'Hutang pembelian',
    unit: 'money',
    permission: 'view pembelian-barang',
    workOf: [...books, 'create pembelian-barang'],
    to: '/pembelian-barang/',
    search: () => ({ jenis: 'tagihan', ...unpaidBills }),
    make: async (tx, actor) => {
      if (seesAll(actor)) return openBills(tx, actor)
      const hint = sql<boolean>`purchase_bill.state = 'posted' and purchase_bill.open_due > 0`
      const value = await list(listBills, billSource, unpaidBills, { sumOf: 'openDue', hint })(tx, actor)
      const late = await list(listBills, billSource, { isOverdue: 'true' }, { hint })(tx, actor)
      return { value, late }
    },
  },
  {
    id: 'penjualan',
    label: 'Nilai order',
    unit: 'money',
    permission: 'view order',
    workOf: [...books, 'create order'],
    to: '/order/',
    search: sold,
    make: async (tx, actor, span) => ({
      value: await list(listOrders, orderSource, sold(span), { sumOf: 'total' })(tx, actor),
      before: await list(listOrders, orderSource, sold(span.before), { sumOf: 'total' })(tx, actor),
    }),
  },
  {
    id: 'perlu-dikirim',
    label: 'Order perlu dikirim',
    unit: 'count',
    permission: 'view order',
    workOf: ['create order', 'update order'],
    to: '/order/',
    search: () => toSend,
    make: async (tx, actor) => ({ value: await list(listOrders, orderSource, toSend)(tx, actor) }),
  },
  {
    id: 'perlu-diterima',
    label: 'Pembelian perlu diterima',
    unit: 'count',
    permission: 'view pembelian-barang',
    workOf: ['create pembelian-barang', 'create stock'],
    to: '/pembelian-barang/',
    search: () => toReceive,
    make: async (tx, actor) => ({ value: await list(listPurchases, purchaseSource, toReceive)(tx, actor) }),
  },
  {
    id: 'perlu-dibeli',
    label: 'Barang perlu dibeli',
    unit: 'count',
    permission: 'view stock',
    workOf: ['create pembelian-barang', 'update stock'],
    to: '/gudang/',
    search: () => ({ tab: 'stock', ...short }),
    make: async (tx, actor) => ({ value: await list(listStock, stockSource, short)(tx, actor) }),
  },
]
