import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { newId } from '#kit/id.ts'
import type { House } from '../cast/house.ts'
import { importHouse, importDesk, type ImportDesk } from './desk.ts'
import { aPersonOf } from './people.ts'

let db: Database
let house: House
let desk: ImportDesk

beforeAll(async () => {
  ;({ db, house, desk } = await importHouse())
  await db.pool.query(`insert into customer (id, company_id, code, name) values ($1, $2, 'P-1', 'PT Graha')`, [
    newId(),
    house.companyId,
  ])
  for (const code of ['K-1', 'K-2', 'K-3'])
    await db.pool.query(
      `insert into item (id, company_id, kind, code, name, base_unit) values ($1, $2, 'barang', $3, $4, 'bh')`,
      [newId(), house.companyId, code, `Kusen ${code}`],
    )
})

const HEAD = 'No PO;Pelanggan;Tanggal;Kode Barang;Qty;Satuan;Harga\n'
const orders = async (like = '%') => {
  const { rows } = await db.pool.query(
    `select o.id, o.customer_po_no as po, o.state, o.line_count as lines, o.total::text as total, o.number
     from sales_order o where company_id = $1 and customer_po_no like $2 order by customer_po_no, created_at`,
    [house.companyId, like],
  )
  return rows
}

test('rows with one number are one draft that binds nobody; brought again, they are found', async () => {
  const text = `${HEAD}A-1;P-1;02/11/2026;K-1;10;bh;60.000\na-1;PT Graha;02/11/2026;K-2;4;lembar;5.000\nA-2;P-1;02/11/2026;Kusen K-1;1;;1.000\nA-1;P-1;02/11/2026;K-3;2;;100\nA-1;P-1;03/11/2026;K-2;1;;70\n`
  const run = await desk.bring('order', text)
  expect(run.counts, JSON.stringify(await desk.rows(run.id))).toEqual({ sound: 5 - 1, twin: 1 })
  const done = await desk.begin(run.id, 'valid')
  expect(done.counts, JSON.stringify(await desk.rows(run.id))).toEqual({ added: 3, refused: 1, skipped: 1 })
  expect(await orders()).toMatchObject([
    { po: 'A-1', state: 'draft', lines: 2, total: '600200', number: null },
    { po: 'A-2', state: 'draft', lines: 1, total: '1000', number: null },
  ])
  const again = await desk.bring('order', text)
  expect(again.counts).toEqual({ twin: 4, sound: 1 })
})

test('what the order itself refuses is refused row by row, in its own words', async () => {
  const head = 'No PO;Pelanggan;Tanggal;Tenggat kirim;Kode Barang;Qty;Satuan\n'
  const text = `${head}B-1;P-1;02/11/2026;01/11/2026;K-1;1;bh\nB-2;P-1;02/11/2026;;K-1;1;sak\nB-3;PT Lain;02/11/2026;;K-1;1;bh\n`
  const run = await desk.bring('order', text)
  expect(run.counts).toEqual({ sound: 2, error: 1 })
  expect((await desk.begin(run.id, 'valid')).counts).toEqual({ error: 1, refused: 2 })
  expect((await desk.rows(run.id)).map((row) => Object.keys(row.errors ?? {}))).toEqual([
    ['promisedDate'],
    ['unit'],
    ['customerId'],
  ])
  expect(await orders('B-%')).toEqual([])
})

test('goods of one order may lie in two warehouses; a line says so where it is another', async () => {
  const head = 'No PO;Pelanggan;Tanggal;Gudang;Kode Barang;Qty;Diskon;Uraian\n'
  const text = `${head}D-1;P-1;02/11/2026;GU;K-1;2;5;Cat duko\nD-1;P-1;02/11/2026;Gudang Proyek;K-2;1;;\n`
  const run = await desk.bring('order', text)
  expect((await desk.begin(run.id)).counts, JSON.stringify(await desk.rows(run.id))).toEqual({ added: 2 })
  const { rows } = await db.pool.query(
    `select l.warehouse_id as place, l.description, l.discount_percent::float as discount, o.warehouse_id as usual
     from sales_order_line l join sales_order o on o.id = l.order_id where o.customer_po_no = 'D-1' order by l.position`,
  )
  expect(rows).toEqual([
    { place: null, description: 'Cat duko', discount: 5, usual: house.main },
    { place: house.site, description: 'Kusen K-2', discount: null, usual: house.main },
  ])
})

test('an order longer than a piece of the work is one order all the same', async () => {
  const lines = Array.from({ length: 260 }, (_, at) => `L-1;P-1;02/11/2026;K-1;${at + 1};bh;1.000`)
  const run = await desk.bring('order', `${HEAD}${lines.join('\n')}\n`, { onTwin: 'add' })
  expect((await desk.begin(run.id, 'valid')).counts).toEqual({ added: 260 })
  expect(await orders('L-%')).toMatchObject([{ lines: 260, total: String(((260 * 261) / 2) * 1000) }])
  expect((await desk.undo(run.id)).counts).toEqual({ undone: 260 })
  expect(await orders('L-%')).toEqual([])
})

test('what somebody changed or confirmed since stays when the file goes back', async () => {
  const run = await desk.bring('order', `${HEAD}C-1;P-1;02/11/2026;K-1;10;bh;600\nC-2;P-1;02/11/2026;K-1;1;;100\n`)
  await desk.begin(run.id, 'all')
  const [first] = await orders('C-1')
  await db.pool.query(
    `insert into history (id, company_id, subject, subject_id, user_name, via, act) values ($1, $2, 'order', $3, 'Rina', 'web', 'update')`,
    [newId(), house.companyId, first.id],
  )
  expect((await desk.undo(run.id)).counts).toEqual({ undone: 1, kept: 1 })
  expect(await orders('C-%')).toMatchObject([{ po: 'C-1' }])
})

test('who sells to their own customers alone brings orders of those alone, also long ones', async () => {
  const seller = await aPersonOf(db, { permissions: ['create order'] })
  await db.pool.query(`update app_user set own_only = true where id = $1`, [seller])
  await db.pool.query(
    `insert into customer (id, company_id, code, name, salesperson_id) values ($1, $2, 'P-9', 'CV Milik', $3)`,
    [newId(), house.companyId, seller],
  )
  const own = await importDesk(db, house.companyId, seller)
  const lines = Array.from({ length: 210 }, (_, at) => `M-1;P-9;02/11/2026;K-1;${at + 1};bh;1.000`)
  const run = await own.bring('order', `${HEAD}${lines.join('\n')}\nM-2;P-1;02/11/2026;K-1;1;;1\n`, { onTwin: 'add' })
  expect((await own.rows(run.id, 'error')).map((row) => row.errors)).toEqual([
    { customerId: '"P-1" tidak ada di pelanggan.' },
  ])
  expect((await own.begin(run.id, 'valid')).counts).toEqual({ added: 210, error: 1 })
  expect(await orders('M-%')).toMatchObject([{ po: 'M-1', lines: 210 }])
})

test.each([
  ['order', 'P-1', 'K', () => orders('E-%')],
  ['pembelian', 'S-1', 'K', boughtE],
] as const)('a second file of the same name makes drafts of its own: %s', async (subject, party, item, drafts) => {
  if (subject === 'pembelian')
    await db.pool.query(`insert into supplier (id, company_id, code, name) values ($1, $2, 'S-1', 'TB Jaya')`, [
      newId(),
      house.companyId,
    ])
  const head = HEAD.replace('Pelanggan', subject === 'order' ? 'Pelanggan' : 'Supplier')
  const first = await desk.bring(subject, `${head}E-1;${party};02/11/2026;${item}-1;1;bh;500\n`)
  await desk.begin(first.id)
  const second = await desk.bring(subject, `${head}E-1;${party};02/11/2026;${item}-2;1;bh;700\n`)
  expect((await desk.begin(second.id)).counts).toEqual({ added: 1 })
  expect((await drafts()).map(({ total }) => total)).toEqual(['500', '700'])
  await desk.undo(second.id)
  expect((await drafts()).map(({ total }) => total)).toEqual(['500'])
})

async function boughtE(): Promise<readonly { readonly total: string }[]> {
  const { rows } = await db.pool.query<{ total: string }>(
    `select total::text as total from purchase_order where company_id = $1 and supplier_ref like 'E-%' order by created_at`,
    [house.companyId],
  )
  return rows
}
