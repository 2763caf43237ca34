import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import type { House } from '../cast/house.ts'
import { importHouse, type ImportDesk } from './desk.ts'

let db: Database
let house: House
let desk: ImportDesk

beforeAll(async () => {
  ;({ db, house, desk } = await importHouse())
})

const names = async (kind: string) =>
  (
    await db.pool.query(`select name from catalog_term where company_id = $1 and kind = $2 order by name`, [
      house.companyId,
      kind,
    ])
  ).rows.map(({ name }) => name)

test('a unit that everybody knows, or that is there in other letters, is found and never twice', async () => {
  await house.item({ name: 'Paku', unit: 'Karung' })
  const run = await desk.bring('satuan', 'Satuan\nkarung\nKG\nrit\nRit\nnama satuan yang terlalu panjang\n')
  expect(run.counts).toEqual({ twin: 2, sound: 1, error: 2 })
  const [short, long] = await desk.rows(run.id, 'error')
  expect(short?.errors).toEqual({ name: 'Sama dengan baris 4. Hanya satu yang boleh memakai nama ini.' })
  expect(Object.keys(long?.errors ?? {})).toEqual(['name'])
  expect((await desk.begin(run.id, 'valid')).counts).toMatchObject({ added: 1, skipped: 2 })
  expect(await names('unit')).toContain('rit')
  const { rows } = await db.pool.query(
    `select changes, reason from history where subject = 'catalog-term' and via = 'import' and company_id = $1`,
    [house.companyId],
  )
  expect(rows).toEqual([{ changes: { Satuan: [null, 'rit'] }, reason: expect.stringContaining('satuan.csv baris 4') }])
})

test('what goods use by now stays when the file is taken back', async () => {
  const run = await desk.bring('satuan', 'Satuan\ncolt\npikul\n')
  await desk.begin(run.id)
  await house.item({ name: 'Batu kali', unit: 'colt' })
  const undone = await desk.undo(run.id)
  expect(undone.counts).toEqual({ undone: 1, kept: 1 })
  expect((await desk.rows(run.id, 'kept'))[0]?.errors?.['']).toContain('colt sudah dipakai 1 barang')
  expect(await names('unit')).not.toContain('pikul')
  expect(await names('unit')).toContain('colt')
})
