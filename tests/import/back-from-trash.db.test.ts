import { beforeAll, expect, test } from 'vitest'
import { openTrash, restoreTrash } from '#app/website/trash-contract.ts'
import { allRoutes } from '#app/server-routes.ts'
import type { Database } from '#kit/db/database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { houses } from '#modules/production/houses/contract.ts'
import { importHouse, type ImportDesk } from './desk.ts'

// Whatever master was removed comes back out of the trash, with all that hung on it.
let db: Database
let desk: ImportDesk

beforeAll(async () => {
  ;({ db, desk } = await importHouse())
})

test.each([
  ['pelanggan', 'Nama;Kota;Kode\nPT Kembali;Bogor;K-1\n', 'PT Kembali', 'customer_address', 'customer_standing'],
  [
    'supplier',
    'Nama;Jenis;Kota;Kode\nTB Kembali;Material;Bogor;S-1\n',
    'TB Kembali',
    'supplier_address',
    'supplier_standing',
  ],
  ['produk', 'Nama Barang;Satuan;Jenis\nPintu Kembali;unit;Produk jadi\n', 'Pintu Kembali', null, null],
  ['rumah-produksi', 'Nama;Kota;Kapasitas\nRumah Kembali;Bekasi;120\n', 'Rumah Kembali', null, null],
])('%s', async (subject, text, name, child, standing) => {
  const office = deskOf(db, desk.actor, allRoutes)
  const run = await desk.bring(subject, text)
  expect((await desk.begin(run.id)).counts).toEqual({ added: 1 })
  expect((await desk.undo(run.id)).counts).toEqual({ undone: 1 })
  const kept = (await office.do(openTrash, { q: name })).find(({ title }) => title.startsWith(name))
  const { id } = await office.do(restoreTrash, { id: kept?.id ?? '' })
  expect(await office.do(openTrash, { q: name })).toEqual([])
  for (const table of [child, standing].filter((one) => one !== null)) {
    const owner = table.split('_')[0]
    const { rows } = await db.pool.query(`select 1 from ${table} where ${owner}_id = $1`, [id])
    expect(rows, table).toHaveLength(1)
  }
})

test('a house comes back with warehouses of its own: those of the import went with it', async () => {
  const office = deskOf(db, desk.actor, allRoutes)
  const run = await desk.bring('rumah-produksi', 'Nama;Kota\nRumah Bergudang;Bekasi\n')
  await desk.begin(run.id)
  await desk.undo(run.id)
  const [kept] = await office.do(openTrash, { q: 'Rumah Bergudang' })
  const { id } = await office.do(restoreTrash, { id: kept?.id ?? '' })
  const house = await office.do(houses.open, { id })
  expect([house.rawWarehouse.name, house.finishedWarehouse.name]).toEqual([
    'Rumah Bergudang (bahan)',
    'Rumah Bergudang (barang jadi)',
  ])
})

test('a code that somebody else has meanwhile is said, and the row stays where it was', async () => {
  const office = deskOf(db, desk.actor, allRoutes)
  const run = await desk.bring('pelanggan', 'Nama;Kode\nPT Lama;SAMA\n')
  await desk.begin(run.id)
  await desk.undo(run.id)
  await desk.begin((await desk.bring('pelanggan', 'Nama;Kode\nPT Baru;SAMA\n')).id)
  const [kept] = await office.do(openTrash, { q: 'PT Lama' })
  await expect(office.do(restoreTrash, { id: kept?.id ?? '' })).rejects.toThrow('trash.taken')
  expect(await office.do(openTrash, { q: 'PT Lama' })).toHaveLength(1)
})
