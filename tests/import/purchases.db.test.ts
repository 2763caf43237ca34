import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { newId } from '#kit/id.ts'
import type { House } from '../cast/house.ts'
import { importHouse, type ImportDesk } from './desk.ts'

let db: Database
let house: House
let desk: ImportDesk

beforeAll(async () => {
  ;({ db, house, desk } = await importHouse())
  await db.pool.query(`insert into supplier (id, company_id, code, name) values ($1, $2, 'S-1', 'TB Jaya')`, [
    newId(),
    house.companyId,
  ])
  for (const code of ['B-1', 'B-2', 'B-3'])
    await db.pool.query(
      `insert into item (id, company_id, kind, code, name, base_unit) values ($1, $2, 'bahan_baku', $3, $4, 'zak')`,
      [newId(), house.companyId, code, `Barang ${code}`],
    )
})

const HEAD = 'No PO;Supplier;Tanggal;Kode Barang;Qty;Satuan;Harga\n'
const orders = async (like = '%') => {
  const { rows } = await db.pool.query(
    `select o.id, o.supplier_ref as ref, o.state, o.line_count as lines, o.total::text as total, o.number
     from purchase_order o where company_id = $1 and supplier_ref like $2 order by supplier_ref`,
    [house.companyId, like],
  )
  return rows
}

test('rows with one number are one draft; brought again, they are found', async () => {
  const text = `${HEAD}A-1;S-1;02/11/2026;B-1;10;zak;60.000\nA-1;TB Jaya;02/11/2026;B-2;4;lembar;5.000\nA-2;S-1;02/11/2026;B-1;1;;1.000\nA-1;S-1;02/11/2026;B-3;2;;100\n`
  const run = await desk.bring('pembelian', text)
  expect(run.counts, JSON.stringify(await desk.rows(run.id))).toEqual({ sound: 4 })
  const done = await desk.begin(run.id, 'valid')
  expect(done.counts, JSON.stringify(await desk.rows(run.id))).toEqual({ added: 3, refused: 1 })
  expect(await orders()).toMatchObject([
    { ref: 'A-1', state: 'draft', lines: 2, total: '600200', number: null },
    { ref: 'A-2', state: 'draft', lines: 1, total: '1000' },
  ])
  const again = await desk.bring('pembelian', text)
  expect(again.counts).toEqual({ twin: 3, sound: 1 })
})

test('an order longer than a piece of the work is one order all the same', async () => {
  const lines = Array.from({ length: 260 }, (_, at) => `L-1;S-1;02/11/2026;B-1;${at + 1};zak;1.000`)
  const run = await desk.bring('pembelian', `${HEAD}${lines.join('\n')}\n`, { onTwin: 'add' })
  expect((await desk.begin(run.id, 'valid')).counts).toEqual({ added: 260 })
  expect(await orders('L-%')).toMatchObject([{ lines: 260, total: String(((260 * 261) / 2) * 1000) }])
  expect((await desk.undo(run.id)).counts).toEqual({ undone: 260 })
  expect(await orders('L-%')).toEqual([])
})

test('what somebody changed or ordered since stays when the file goes back', async () => {
  const run = await desk.bring('pembelian', `${HEAD}C-1;S-1;02/11/2026;B-1;10;zak;600\nC-2;S-1;02/11/2026;B-1;1;;100\n`)
  await desk.begin(run.id, 'all')
  const [first] = await orders('C-1')
  await db.pool.query(
    `insert into history (id, company_id, subject, subject_id, user_name, via, act) values ($1, $2, 'purchase-order', $3, 'Rina', 'web', 'update')`,
    [newId(), house.companyId, first.id],
  )
  expect((await desk.undo(run.id)).counts).toEqual({ undone: 1, kept: 1 })
  expect(await orders('C-%')).toMatchObject([{ ref: 'C-1' }])
})
