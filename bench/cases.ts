import type { Database } from '#kit/db/database.ts'
import { cursorText } from '#kit/list/cursor.ts'
import type { Case, Waiting } from './case.ts'
import { findGoods, goodsCases, type GoodsSubjects } from './goods-cases.ts'
import type { Asked } from './load.ts'

/** Requests differ: this many kinds of each case are recorded and repeated in turn. */
export const variants = 16

/** What the cases are about, found in the data. */
export interface Subjects extends GoodsSubjects {
  readonly customers: readonly { id: string; name: string }[]
  readonly deepCursor: string
  readonly orders: readonly string[]
  readonly orderCursor: string
  readonly invoices: readonly string[]
  readonly items: readonly { id: string; unit: string }[]
  readonly waiting: readonly Waiting[]
}

const get = (path: string): Asked => ({ method: 'GET', path })
const nothing = () => ({})

/** Everything the bench measures, in the order it is shown. */
export function casesOf(found: Subjects): Case[] {
  const at = <T>(list: readonly T[], index: number): T => list[index % list.length]!
  const words = ['bogor', 'karya', 'sinar', 'bandung', 'mandiri', 'graha', 'abadi jaya', 'teknik']
  return [
    { ...read('Pelanggan, halaman 1', () => '/api/pelanggan'), isFlat: true },
    { ...read('Pelanggan, halaman 2.000', () => `/api/pelanggan?after=${found.deepCursor}`), isFlat: true },
    {
      ...read('Pelanggan, cari suku kata', (index) => `/api/pelanggan?q=${encodeURIComponent(at(words, index))}`),
      isFlat: true,
    },
    { ...read('Order, halaman 1', () => '/api/order'), isFlat: true },
    { ...read('Order, halaman jauh', () => `/api/order?after=${found.orderCursor}`), isFlat: true },
    read('Order dengan baris', (index) => `/api/order/${at(found.orders, index)}`),
    read('Umur piutang', () => '/api/piutang/umur'),
    read('Rekening koran pelanggan', (index) => `/api/pelanggan/${at(found.customers, index).id}/transaksi`),
    {
      name: 'Order 3 baris, konfirmasi',
      kind: 'create',
      ask: (index, key) => newOrder(found, index, key),
      own: (_index, key) => ({ key }),
    },
    {
      name: 'Surat jalan',
      kind: 'create',
      ask: (index, key) => ({
        method: 'POST',
        path: `/api/order/${at(found.waiting, index).id}/surat-jalan`,
        body: { driverName: 'Dedi Kurnia', vehiclePlate: 'F 8213 KX' },
        headers: { 'Idempotency-Key': key },
      }),
      own: (index, key) => {
        const { id, lines } = at(found.waiting, index)
        return { key, order: id, ...Object.fromEntries(lines.map((line, place) => [`line${place}`, line])) }
      },
    },
    ...goodsCases(found),
    {
      name: 'PDF invoice',
      kind: 'pdf',
      ask: (index) => get(`/api/cetak/invoice/${at(found.invoices, index)}`),
      own: nothing,
    },
  ]
}

function read(name: string, path: (index: number) => string): Case {
  return { name, kind: 'read', ask: (index) => get(path(index)), own: nothing }
}

/** An order of three lines, confirmed at once. */
export function newOrder(
  { customers, items }: Pick<Subjects, 'customers' | 'items'>,
  index: number,
  key: string,
): Asked {
  const variant = index % variants
  const lines = [0, 1, 2].map((place) => {
    const item = items[(variant * 3 + place) % items.length]!
    return { itemId: item.id, qty: '2', unit: item.unit, price: '68000' }
  })
  const body = { customerId: customers[variant % customers.length]!.id, date: today, lines, confirm: true }
  return { method: 'POST', path: '/api/order', body, headers: { 'Idempotency-Key': key } }
}

let today = ''

/** What is found; documents to act on are made. */
export type Found = Omit<Subjects, 'waiting' | 'purchases'> & { readonly supplierId: string }

/** Finds what the cases are about. */
export async function findSubjects(db: Database, companyId: string, day: string): Promise<Found> {
  today = day
  const rows = async <T extends object>(text: string): Promise<T[]> => (await db.pool.query<T>(text, [companyId])).rows
  const half = 'greatest(0, least(50000, (select count(*) from customer where company_id = $1) / 2))'
  const [deep] = await rows<{ name: string; id: string }>(
    `select name, id from customer where company_id = $1 order by name, id limit 1 offset ${half}`,
  )
  const [far] = await rows<{ day: string; id: string }>(
    `select order_date as day, id from sales_order where company_id = $1 order by order_date desc, id desc
     limit 1 offset (select count(*) / 2 from sales_order where company_id = $1)`,
  )
  return {
    ...(await findGoods(db, companyId, day)),
    customers: await rows('select id, name from customer where company_id = $1 order by code limit 50'),
    deepCursor: deep ? cursorText({ sort: 'name', value: deep.name, id: deep.id }) : '',
    orders: (
      await rows<{ id: string }>(
        'select id from sales_order where company_id = $1 order by number desc nulls last limit 500',
      )
    ).map(({ id }) => id),
    orderCursor: far ? cursorText({ sort: '-date', value: far.day, id: far.id }) : '',
    invoices: (
      await rows<{ id: string }>(
        'select id from sales_invoice where company_id = $1 and number is not null order by number limit 200',
      )
    ).map(({ id }) => id),
    items: await rows(
      `select id, base_unit as unit from item where company_id = $1 and kind <> 'jasa' order by code limit 48`,
    ),
  }
}
