import { sql } from 'kysely'
import * as z from 'zod/mini'
import { addDays, daysBetween, type Day } from '#ground/day.ts'
import { dayFormat, qtyFormat } from '#ground/format.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { Endpoint, InputOf } from '#kit/http/endpoint.ts'
import type { ListAsked } from '#kit/list/columns.ts'
import { rowsOf } from '#kit/list/list.ts'
import type { ListSource } from '#kit/list/source.ts'
import { today } from '#kit/posting/today.ts'
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
import { listCounts } from '#modules/warehouse/opname/contract.ts'
import { countSource } from '#modules/warehouse/opname/open-store.ts'
import type { Task, TaskKind } from './contract.ts'
import { waitingFor, waitingPeople } from './waiting-store.ts'

/** Rows of each kind. */
export const EACH = 3

/** One kind of thing that can wait, and who may see it. */
export interface TaskSource {
  readonly kind: TaskKind
  readonly permission: string
  readonly find: (tx: Tx, actor: Actor) => Promise<Omit<Task, 'kind'>[]>
}

type Row = Readonly<Record<string, unknown>> & { readonly id: string }

async function firstOf<E extends Endpoint>(
  tx: Tx,
  actor: Actor,
  endpoint: E,
  input: InputOf<E>,
  source: (actor: Actor, asked: ListAsked) => ListSource,
): Promise<Row[]> {
  // Safe: every list's input reads as ListAsked, and every row has its id.
  const asked = z.parse(endpoint.input, input) as ListAsked
  for await (const rows of rowsOf(tx, source(actor, asked), actor, asked, EACH)) return rows as Row[]
  return []
}

const text = (row: Row, key: string) => String(row[key] ?? '')
const day = (row: Row, key: string) => text(row, key) as Day

// The words of an index that holds only what is open: without them the walk passes everything that was ever paid.
const openInvoices = (actor: Actor): ListSource => {
  const source = invoiceSource(actor)
  return { ...source, where: sql`${source.where} and i.state = 'posted' and i.open_due > 0` }
}
const openBills = (actor: Actor): ListSource => {
  const source = billSource(actor)
  return { ...source, where: sql`${source.where} and purchase_bill.state = 'posted' and purchase_bill.open_due > 0` }
}

/** Everything that can wait for somebody, the most pressing first. */
export const taskSources: readonly TaskSource[] = [
  {
    kind: 'approve',
    permission: 'view dashboard',
    find: async (tx, actor) =>
      (await waitingFor(tx, actor)).map((paper) => ({
        id: paper.id,
        text: 'Menunggu persetujuan Anda',
        about: `${paper.label} · ${paper.name}`,
        amount: String(paper.amount),
        act: 'Tinjau',
        to: paper.page,
      })),
  },
  {
    kind: 'overdue',
    permission: 'view order',
    find: async (tx, actor) => {
      const rows = await firstOf(tx, actor, listInvoices, { isOverdue: 'true', sort: 'dueDate' }, openInvoices)
      return rows.map((row) => ({
        id: row.id,
        text: `Invoice lewat tempo ${daysBetween(day(row, 'dueDate'), today(actor))} hari`,
        about: `${text(row, 'label')} · ${text(row, 'customerName')}`,
        amount: text(row, 'openDue'),
        act: 'Tagih',
        to: row['orderId']
          ? `/order/invoice/${text(row, 'orderId')}?dokumen=${row.id}`
          : `/pelanggan/transaksi/detail/${text(row, 'customerId')}`,
      }))
    },
  },
  {
    kind: 'send',
    permission: 'view order',
    find: async (tx, actor) => {
      const rows = await firstOf(tx, actor, listOrders, { view: 'perlu-dikirim', sort: 'date' }, orderSource)
      return rows.map((row) => ({
        id: row.id,
        text: row['promisedDate']
          ? `Order belum dikirim, tenggat ${dayFormat(day(row, 'promisedDate'), 'dense', today(actor))}`
          : 'Order belum dikirim',
        about: `${text(row, 'label')} · ${text(row, 'customerName')}`,
        amount: null,
        act: 'Kirim',
        to: `/order/detail/${row.id}`,
      }))
    },
  },
  {
    kind: 'receive',
    permission: 'view pembelian-barang',
    find: async (tx, actor) => {
      const late = await firstOf(tx, actor, listPurchases, { view: 'terlambat' }, purchaseSource)
      const coming = await firstOf(tx, actor, listPurchases, { view: 'perlu-diterima', sort: 'date' }, purchaseSource)
      const rows = [...late, ...coming.filter(({ id }) => late.every((row) => row.id !== id))]
      return rows.map((row) => ({
        id: row.id,
        text: row['isLate'] ? `Pembelian terlambat ${text(row, 'daysLate')} hari` : 'Pembelian menunggu diterima',
        about: `${text(row, 'label')} · ${text(row, 'supplierName')}`,
        amount: null,
        act: 'Terima',
        to: `/pembelian-barang/detail/${row.id}`,
      }))
    },
  },
  {
    kind: 'pay',
    permission: 'update pembelian-barang',
    find: async (tx, actor) => {
      const until = addDays(today(actor), 7)
      const asked = { status: 'unpaid,partial', dueDateTo: until, sort: 'dueDate' } as const
      const rows = await firstOf(tx, actor, listBills, asked, openBills)
      return rows.map((row) => ({
        id: row.id,
        text: `Tagihan supplier jatuh tempo ${dayFormat(day(row, 'dueDate'), 'dense', today(actor))}`,
        about: `${text(row, 'label')} · ${text(row, 'supplierName')}`,
        amount: text(row, 'openDue'),
        act: 'Bayar',
        to: `/supplier/detail/${text(row, 'supplierId')}?bagian=hutang`,
      }))
    },
  },
  {
    kind: 'count',
    permission: 'create stock',
    find: async (tx, actor) => {
      const rows = await firstOf(tx, actor, listCounts, { state: 'counting,review' }, countSource)
      return rows.map((row) => ({
        id: row.id,
        text: row['state'] === 'review' ? 'Hasil opname menunggu diperiksa' : 'Opname belum selesai',
        about: `${text(row, 'number')} · ${text(row, 'warehouseName')} · ${text(row, 'countedCount')} dari ${text(row, 'lineCount')} barang`,
        amount: null,
        act: row['state'] === 'review' ? 'Tinjau' : 'Hitung',
        to: `/gudang/detail/${text(row, 'warehouseId')}?opname=${row.id}`,
      }))
    },
  },
  {
    kind: 'stock',
    permission: 'view stock',
    find: async (tx, actor) => {
      const rows = await firstOf(tx, actor, listStock, { needsReorder: 'true' }, stockSource)
      return rows.map((row) => ({
        id: row.id,
        text: `${text(row, 'itemName')} perlu dibeli`,
        about: `${text(row, 'warehouseName')} · sisa ${qtyFormat(text(row, 'available'))} ${text(row, 'unit')}, batas ${qtyFormat(text(row, 'minQty'))}`,
        amount: null,
        act: actor.can('create pembelian-barang') ? 'Beli' : 'Lihat',
        to: actor.can('create pembelian-barang')
          ? `/pembelian-barang/tambah?item=${text(row, 'itemId')}`
          : `/gudang/detail-stock/${row.id}`,
      }))
    },
  },
  {
    kind: 'people',
    permission: 'update permissions',
    find: async (tx) =>
      (await waitingPeople(tx)).map((person) => ({
        id: person.id,
        text: 'Pendaftar menunggu persetujuan',
        about: `${person.name} · ${person.email}`,
        amount: null,
        act: 'Tinjau',
        to: '/permissions?bagian=pengguna',
      })),
  },
]
