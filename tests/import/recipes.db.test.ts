import { beforeAll, expect, test } from 'vitest'
import { newId } from '#kit/id.ts'
import type { Database } from '#kit/db/database.ts'
import type { House } from '../cast/house.ts'
import { importHouse, importDesk, type ImportDesk } from './desk.ts'
import { aPersonOf } from './people.ts'

let db: Database
let house: House
let desk: ImportDesk

beforeAll(async () => {
  ;({ db, house, desk } = await importHouse())
  await db.pool.query(
    `insert into item (id, company_id, kind, code, name, base_unit)
     select gen_random_uuid(), $1, 'bahan_baku', 'B-' || n, 'Bahan ' || n, 'kg' from generate_series(1, 240) n`,
    [house.companyId],
  )
  for (const code of ['P-1', 'P-2'])
    await db.pool.query(
      `insert into item (id, company_id, kind, code, name, base_unit) values ($1, $2, 'produk_jadi', $3, $4, 'pcs')`,
      [newId(), house.companyId, code, `Paving ${code}`],
    )
})

const HEAD = 'Produk;Berlaku mulai;Jumlah hasil;Bahan;Jumlah;Satuan;Susut;Upah\n'
const recipes = async () =>
  (
    await db.pool.query(
      `select i.code, r.valid_from::text as since, trim_scale(r.output_qty)::text as output, trim_scale(r.piece_rate)::text as pay,
        (select count(*)::int from recipe_line l where l.recipe_id = r.id) as lines
       from recipe r join item i on i.id = r.item_id where r.company_id = $1 order by 1, 2`,
      [house.companyId],
    )
  ).rows

test('rows of one product and day are one recipe; brought again, they are found', async () => {
  const text = `${HEAD}P-1;01/11/2026;100;B-1;50;;2,5;750\nPaving P-1;1/11/2026;100;Bahan 2;0,5;kg;;\nP-2;01/11/2026;10;B-1;4;;;\n`
  const run = await desk.bring('resep', text)
  expect(run.counts, JSON.stringify(await desk.rows(run.id))).toEqual({ sound: 3 })
  expect((await desk.begin(run.id)).counts).toEqual({ added: 3 })
  expect(await recipes()).toEqual([
    { code: 'P-1', since: '2026-11-01', output: '100', pay: '750', lines: 2 },
    { code: 'P-2', since: '2026-11-01', output: '10', pay: '0', lines: 1 },
  ])
  expect((await desk.bring('resep', text)).counts).toEqual({ twin: 3 })
  expect((await desk.undo(run.id)).counts).toEqual({ undone: 3 })
  expect(await recipes()).toEqual([])
})

test('what the recipe itself refuses is said in the row: another output, another unit, made of itself', async () => {
  const text = `${HEAD}P-1;01/11/2026;100;B-1;50;;;\nP-1;01/11/2026;90;B-2;5;;;\nP-1;01/11/2026;100;B-3;5;sak;;\nP-1;01/11/2026;100;P-1;5;;;\n`
  const run = await desk.bring('resep', text)
  expect(run.counts).toEqual({ sound: 4 })
  expect((await desk.begin(run.id, 'valid')).counts).toEqual({ added: 1, refused: 3 })
  const kept = await desk.rows(run.id)
  expect(kept[1]?.errors?.['outputQty']).toContain('Jumlah hasil harus sama')
  expect(kept[3]?.errors?.[''] ?? JSON.stringify(kept[3]?.errors)).toContain('bahannya sendiri')
  await desk.undo(run.id)
})

test('a recipe that goes on past a piece of the file is one recipe, and one changed since stays', async () => {
  const rows = Array.from({ length: 230 }, (_, at) => `P-1;02/11/2026;100;B-${at + 1};1;;;\n`).join('')
  const run = await desk.bring('resep', `${HEAD}${rows}`)
  expect((await desk.begin(run.id)).counts).toEqual({ added: 230 })
  expect(await recipes()).toEqual([{ code: 'P-1', since: '2026-11-02', output: '100', pay: '0', lines: 230 }])
  const [recipe] = (await db.pool.query(`select id from recipe where company_id = $1`, [house.companyId])).rows
  await db.pool.query(
    `insert into history (id, company_id, subject, subject_id, user_name, via, act, changes) values ($1, $2, 'recipe', $3, 'Ani', 'web', 'update', '{}')`,
    [newId(), house.companyId, recipe.id],
  )
  const undone = await desk.undo(run.id)
  expect(undone.counts).toEqual({ kept: 230 })
  expect(await recipes()).toHaveLength(1)
})

test('who sees no costs brings no pay', async () => {
  const userId = await aPersonOf(db, {
    permissions: ['view rumah-produksi', 'create rumah-produksi', 'view bahan-baku'],
  })
  const blind = await importDesk(db, house.companyId, userId)
  const run = await blind.bring('resep', `${HEAD}P-2;03/11/2026;10;B-1;4;;;900\n`)
  expect(run.mapping).not.toContain('pieceRate')
  await blind.begin(run.id)
  expect((await recipes()).find(({ code }) => code === 'P-2')?.pay).toBe('0')
})
