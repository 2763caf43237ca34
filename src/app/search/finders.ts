import { readAmount } from '#ground/amount-input.ts'
import { dayFormat } from '#ground/day-format.ts'
import { qtyFormat } from '#ground/format.ts'
import { phoneText } from '#ground/identifiers.ts'
import type { Day } from '#ground/day.ts'
import type { AnswerFrom, Endpoint, InputOf } from '#kit/http/endpoint.ts'
import { pickItem } from '#modules/catalog/contract.ts'
import { pickCustomer } from '#modules/parties/contract.ts'
import { pickSupplier } from '#modules/parties/suppliers/contract.ts'
import { listPurchases } from '#modules/purchasing/orders/contract.ts'
import { listOrders } from '#modules/sales/orders/contract.ts'
import { findPapers, type FoundPaper } from '#modules/sales/orders/papers-contract.ts'
import { pickWarehouse } from '#modules/warehouse/contract.ts'
import type { Hit } from './contract.ts'

/** One door that is asked for what somebody searches, and how its answer reads. */
export interface Finder {
  readonly title: string
  readonly endpoint: Endpoint
  /** What to ask; undefined when this text cannot be found here. */
  readonly ask: (q: string) => object | undefined
  readonly hits: (answer: unknown, q: string) => readonly Hit[]
}

const finder = <E extends Endpoint>(
  title: string,
  endpoint: E,
  ask: (q: string) => InputOf<E> | undefined,
  hits: (answer: AnswerFrom<E>, q: string) => readonly Hit[],
): Finder => ({
  title,
  endpoint,
  ask: ask as Finder['ask'],
  // Safe: the answer comes from this very endpoint's verb.
  hits: (answer, q) => hits(answer as AnswerFrom<E>, q),
})

const joined = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' · ')
const phone = (e164: string | null | undefined) => (e164 ? phoneText(e164) : null)

/** An amount worth looking for: from a thousand rupiah. */
function amountIn(q: string): string | undefined {
  const text = readAmount(q)
  return text !== undefined && /^\d{4,15}$/.test(text) ? text : undefined
}

const paperWords: Readonly<Record<FoundPaper['kind'], string>> = {
  delivery: 'Surat jalan',
  invoice: 'Invoice',
  payment: 'Pembayaran',
}

function paperAt(paper: FoundPaper): string {
  if (paper.kind === 'delivery') return `/order/surat-jalan/${paper.orderId}?dokumen=${paper.id}`
  if (paper.kind === 'invoice') return `/order/invoice/${paper.orderId}?dokumen=${paper.id}`
  return `/pelanggan/transaksi/detail/${paper.customerId}`
}

/** Everything that can be found, through the doors of the lists themselves: same rights, same rows. */
export const finders: readonly Finder[] = [
  finder(
    'Pelanggan',
    pickCustomer,
    (q) => ({ q }),
    (rows) =>
      rows.map((row) => ({
        id: row.id,
        title: row.name,
        about: joined(row.code, phone(row.phone)),
        amount: null,
        to: `/pelanggan/detail/${row.id}`,
      })),
  ),
  finder(
    'Supplier',
    pickSupplier,
    (q) => ({ q }),
    (rows) =>
      rows.map((row) => ({
        id: row.id,
        title: row.name,
        about: joined(row.code, phone(row.phone)),
        amount: null,
        to: `/supplier/detail/${row.id}`,
      })),
  ),
  finder(
    'Barang & bahan',
    pickItem,
    (q) => ({ q }),
    (rows) =>
      rows.map((row) => ({
        id: row.id,
        title: row.name,
        about: joined(
          row.code,
          row.available === null ? row.baseUnit : `stok ${qtyFormat(row.available)} ${row.baseUnit}`,
        ),
        amount: row.price === null ? null : row.price.replace(/\.\d+$/, ''),
        to: row.kind === 'bahan_baku' ? `/bahan-baku/detail/${row.id}` : `/pembelian-barang/detail-produk/${row.id}`,
      })),
  ),
  finder('Order', listOrders, (q) => byAmount(q) ?? { q }, orderHits),
  finder(
    'Dokumen',
    findPapers,
    (q) => (/^[a-z]{1,4}-?\d*/i.test(q) || /^\d/.test(q) ? { q } : undefined),
    (rows) =>
      rows.map((row) => ({
        id: row.id,
        title: row.number,
        about: joined(paperWords[row.kind], row.customerName),
        amount: row.total,
        to: paperAt(row),
      })),
  ),
  finder(
    'Pembelian',
    listPurchases,
    (q) => ({ q }),
    ({ rows }) =>
      rows.map((row) => ({
        id: row.id,
        title: row.label,
        about: joined(row.supplierName, dayFormat(row.date as Day, 'short')),
        amount: row.total,
        to: `/pembelian-barang/detail/${row.id}`,
      })),
  ),
  finder(
    'Gudang',
    pickWarehouse,
    () => ({}),
    (rows, q) =>
      rows
        .filter((row) => `${row.code} ${row.name}`.toLowerCase().includes(q.toLowerCase()))
        .map((row) => ({ id: row.id, title: row.name, about: row.code, amount: null, to: `/gudang/detail/${row.id}` })),
  ),
]

function byAmount(q: string): InputOf<typeof listOrders> | undefined {
  const amount = amountIn(q)
  return amount === undefined ? undefined : { totalFrom: amount, totalTo: amount }
}

function orderHits({ rows }: AnswerFrom<typeof listOrders>): Hit[] {
  return rows.map((row) => ({
    id: row.id,
    title: row.label,
    about: joined(row.customerName, dayFormat(row.date as Day, 'short')),
    amount: row.total,
    to: `/order/detail/${row.id}`,
  }))
}
