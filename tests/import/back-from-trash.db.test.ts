import { beforeAll, expect, test } from 'vitest'
import { openTrash, restoreTrash } from '#app/website/trash-contract.ts'
import { allRoutes } from '#app/server-routes.ts'
import { addComment } from '#kit/comments/contract.ts'
import type { Database } from '#kit/db/database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import * as contract from '#kit/import/contract.ts'
import { items } from '#modules/catalog/contract.ts'
import { customers } from '#modules/parties/contract.ts'
import { suppliers } from '#modules/parties/suppliers/contract.ts'
import { houses } from '#modules/production/houses/contract.ts'
import { importHouse, type ImportDesk } from './desk.ts'

let db: Database
let desk: ImportDesk
let office: Desk

beforeAll(async () => {
  ;({ db, desk } = await importHouse())
  office = deskOf(db, desk.actor, allRoutes)
})

/** Brings a file of one row in and gives what it made. */
const brought = async (subject: string, text: string): Promise<string> => {
  const run = await desk.bring(subject, text)
  expect((await desk.begin(run.id)).counts).toEqual({ added: 1 })
  const { rows } = await db.pool.query(`select result_id from import_row where run_id = $1`, [run.id])
  return rows[0].result_id
}

test.each([
  [customers, 'pelanggan', 'Nama;Kota;Kode\nPT Kembali;Bogor;K-1\n', 'customer_address', 'customer_standing'],
  [
    suppliers,
    'supplier',
    'Nama;Jenis;Kota;Kode\nTB Kembali;Material;Bogor;S-1\n',
    'supplier_address',
    'supplier_standing',
  ],
  [items, 'produk', 'Nama Barang;Satuan;Jenis\nPintu Kembali;unit;Produk jadi\n', null, null],
  [houses, 'rumah-produksi', 'Nama;Kota;Kapasitas\nRumah Kembali;Bekasi;120\n', null, null],
])(
  'a master comes back out of the trash with all that hung on it: %#',
  async (master, subject, text, child, standing) => {
    const made = await brought(subject, text)
    await office.do(master.remove, { id: made })
    const [kept] = await office.do(openTrash, { q: 'Kembali' })
    const { id } = await office.do(restoreTrash, { id: kept?.id ?? '' })
    expect(id).toBe(made)
    expect(await office.do(openTrash, {})).toEqual([])
    for (const table of [child, standing].filter((one) => one !== null)) {
      const owner = table.split('_')[0]
      const { rows } = await db.pool.query(`select 1 from ${table} where ${owner}_id = $1`, [id])
      expect(rows, table).toHaveLength(1)
    }
  },
)

test('a code that somebody else has meanwhile is said, and the row stays where it was', async () => {
  await office.do(customers.remove, { id: await brought('pelanggan', 'Nama;Kode\nPT Lama;SAMA\n') })
  await brought('pelanggan', 'Nama;Kode\nPT Baru;SAMA\n')
  const [kept] = await office.do(openTrash, { q: 'PT Lama' })
  await expect(office.do(restoreTrash, { id: kept?.id ?? '' })).rejects.toThrow('trash.taken')
  expect(await office.do(openTrash, { q: 'PT Lama' })).toHaveLength(1)
})

test('an import that is taken back does not bury what people threw away; its own rows come in again without the file', async () => {
  await office.do(customers.remove, { id: await brought('pelanggan', 'Nama;Kode\nPT Terbuang;BUANG\n') })
  const before = await office.do(openTrash, {})
  const file = `Nama;Kode\n${Array.from({ length: 250 }, (_, n) => `PT Ulang ${n};U-${n}`).join('\n')}\n`
  const { id } = await desk.bring('pelanggan', file)
  // What was mended in the window is not in the file.
  await desk.do(contract.mendRow, { id, line: '2', cells: { 0: 'PT Ulang Awal' } })
  await desk.begin(id)
  await expect(desk.do(contract.againImport, { id })).rejects.toThrow('import.not-undone')
  expect((await desk.undo(id)).counts).toEqual({ undone: 250 })
  expect(await office.do(openTrash, {})).toEqual(before)

  const again = await desk.do(contract.againImport, { id })
  await desk.work()
  expect(await desk.run(again.id)).toMatchObject({ state: 'ready', counts: { sound: 250 }, fileName: 'pelanggan.csv' })
  expect((await desk.begin(again.id)).counts).toEqual({ added: 250 })
  expect(await desk.run(id)).toMatchObject({ state: 'undone', counts: { undone: 250 } })
  const { rows } = await db.pool.query(`select code from customer where name = 'PT Ulang Awal'`)
  expect(rows).toEqual([{ code: 'U-0' }])
})

test('what somebody said of a row, or hung on it, no file can bring again: it stays, and a second import finds it there', async () => {
  const { id } = await desk.bring('pelanggan', 'Nama;Kode\nPT Dibicarakan;B-1\nPT Sunyi;B-2\n')
  await desk.begin(id)
  const { rows } = await db.pool.query(`select id from customer where code = 'B-1'`)
  const about = { subject: 'pelanggan', ownerId: rows[0].id, page: `/pelanggan/detail/${rows[0].id}` }
  await office.do(addComment, { ...about, body: 'Sudah ditelepon', mentions: [] })
  expect((await desk.undo(id)).counts).toEqual({ undone: 1, kept: 1 })
  const again = await desk.do(contract.againImport, { id })
  await desk.work()
  expect((await desk.run(again.id)).counts).toEqual({ sound: 1, twin: 1 })
})
