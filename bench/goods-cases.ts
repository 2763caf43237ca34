import { firstDay, periodOf } from '#ground/period.ts'
import { addDays, day } from '#ground/day.ts'
import type { Database } from '#kit/db/database.ts'
import type { Who } from './person.ts'
import type { Case, Waiting } from './case.ts'
import type { Asked } from './load.ts'

/** What the cases of goods and purchases are about, found in the data. */
export interface GoodsSubjects {
  /** The stock with the most moves. */
  readonly busiest: string
  readonly monthEnd: string
  /** Orders of `linesOfPurchase` lines with nothing received yet. */
  readonly purchases: readonly Waiting[]
}

/** How long a purchase is whose goods are received. */
export const linesOfPurchase = 20

export const receivePurchase = 'Terima pembelian 20 baris'

const syllables = ['eme', 'besi', 'pasir', 'granit', 'kera', 'pipa', 'paku', 'cat t']
const wanted = ['semen', 'ORD-2611-00', 'sinar abadi', 'PO-2610', 'granit', '0812', 'gudang', 'INV-26']

const exact = [
  '+62 812 3456',
  '0812-3456-7890',
  '1.250.000',
  '1,25jt',
  'INV-2611-42',
  'BTB-2610',
  '0042',
  'ORD-2610-0007',
]

/** Lists, cards, pickers and values of goods, and the search over everything. */
export function goodsCases(found: GoodsSubjects): Case[] {
  const at = <T>(list: readonly T[], index: number): T => list[index % list.length]!
  return [
    { ...read('Stok, halaman 1', () => '/api/stock'), isFlat: true },
    {
      ...read('Stok, cari suku kata', (index) => `/api/stock?q=${encodeURIComponent(at(syllables, index))}`),
      isFlat: true,
    },
    { ...read('Kartu stok barang tersibuk', () => `/api/stock/${found.busiest}/kartu`), isFlat: true },
    {
      ...read('Pilih barang, suku kata', (index) => `/api/barang/pilih?q=${encodeURIComponent(at(syllables, index))}`),
      isFlat: true,
      aim: '≤ 2× SQL',
    },
    { ...read('Nilai persediaan akhir bulan', () => `/api/stock/nilai?on=${found.monthEnd}`), isFlat: true },
    { ...read('Jumlah nilai persediaan', () => `/api/stock/nilai/jumlah?on=${found.monthEnd}`), isFlat: true },
    { ...read('Pembelian, halaman 1', () => '/api/pembelian-barang'), isFlat: true },
    {
      ...read('Cari di mana saja', (index) => `/api/cari?q=${encodeURIComponent(at(wanted, index))}`),
      isFlat: true,
      aim: '≤ 150 ms',
    },
    {
      ...read('Cari telepon dan jumlah', (index) => `/api/cari?q=${encodeURIComponent(at(exact, index))}`),
      isFlat: true,
      aim: '≤ 150 ms',
    },
    { ...read('Dashboard, angka', () => '/api/dashboard/angka'), isFlat: true, aim: '≤ 150 ms' },
    { ...read('Dashboard, tugas', () => '/api/dashboard/tugas'), isFlat: true, aim: '≤ 150 ms' },
    { ...read('Dashboard, order per status', () => '/api/dashboard/order'), isFlat: true, aim: '≤ 150 ms' },
    ...dashboardOf('sales', 'hanya ordernya', ['angka', 'tugas', 'order']),
    ...dashboardOf('gudang', 'satu gudang', ['angka', 'tugas']),
    { ...read('Arus kas', () => '/api/arus-kas'), isFlat: true, aim: '≤ 150 ms' },
    {
      name: receivePurchase,
      kind: 'create',
      isFlat: true,
      ask: (index, key) => receipt(at(found.purchases, index), key),
      own: (index, key) => {
        const { id, lines } = at(found.purchases, index)
        return { key, order: id, ...Object.fromEntries(lines.map((line, place) => [`line${place}`, line])) }
      },
    },
  ]
}

// What the owner sees is kept as sums; who sees only a part of it has it counted.
function dashboardOf(who: Who, part: string, asked: readonly string[]): Case[] {
  return asked.map((what) => ({
    ...read(`Dashboard, ${what} (${who}, ${part})`, () => `/api/dashboard/${what}`),
    ...{ who, isFlat: true, aim: '≤ 150 ms' },
  }))
}

function read(name: string, path: (index: number) => string): Case {
  return { name, kind: 'read', ask: (index) => ({ method: 'GET', path: path(index) }), own: () => ({}) }
}

function receipt({ id, lines }: Waiting, key: string): Asked {
  const received = lines.map((orderLineId) => ({ orderLineId, qtyReceived: '3' }))
  return {
    method: 'POST',
    path: `/api/pembelian-barang/${id}/penerimaan`,
    body: { supplierSjNo: 'SJ-7741', vehiclePlate: 'F 8213 KX', lines: received, post: true },
    headers: { 'Idempotency-Key': key },
  }
}

/** A purchase of many lines, ordered and not yet received. */
export function newPurchase(
  given: { supplierId: string; items: readonly string[]; today: string },
  key: string,
): Asked {
  const lines = Array.from({ length: linesOfPurchase }, (_each, place) => ({
    itemId: given.items[place % given.items.length],
    qty: '3',
    price: '61500',
  }))
  return {
    method: 'POST',
    path: '/api/pembelian-barang',
    body: { supplierId: given.supplierId, date: given.today, lines, submit: true },
    headers: { 'Idempotency-Key': key },
  }
}

/** Finds what the cases of goods are about. */
export async function findGoods(
  db: Database,
  companyId: string,
  today: string,
): Promise<Omit<GoodsSubjects, 'purchases'> & { readonly supplierId: string }> {
  const { rows: busiest } = await db.pool.query<{ id: string }>(
    `select b.id from stock_balance b
     join (select item_id, warehouse_id from stock_move where company_id = $1 group by 1, 2 order by count(*) desc limit 1) m
       using (item_id, warehouse_id) where b.company_id = $1`,
    [companyId],
  )
  const { rows: suppliers } = await db.pool.query<{ id: string }>(
    'select id from supplier where company_id = $1 order by code limit 1',
    [companyId],
  )
  const monthEnd = addDays(firstDay(periodOf(day(today))), -1)
  return { busiest: busiest[0]?.id ?? '', supplierId: suppliers[0]?.id ?? '', monthEnd }
}
