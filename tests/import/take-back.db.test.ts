import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import * as contract from '#kit/import/contract.ts'
import type { House } from '../cast/house.ts'
import { isWhole } from '../cast/length.ts'
import { importHouse, type ImportDesk } from './desk.ts'
import { killedWhen, oldCustomers } from './long-files.ts'

let db: Database
let house: House
let desk: ImportDesk

beforeAll(async () => {
  ;({ db, house, desk } = await importHouse())
})

const count = async () =>
  Number((await db.pool.query(`select count(*) n from customer where company_id = $1`, [house.companyId])).rows[0].n)

// Thousands of rows each: who only goes back is in every run; the rest before a release.
describe('what more than one transaction brought in', () => {
  test(
    'goes back but for what was used or changed since, and the end says how much stayed and why',
    { timeout: 240_000 },
    async () => {
      const run = await desk.bring('pelanggan', oldCustomers(2500, 'U'))
      expect((await desk.begin(run.id)).counts).toEqual({ added: 2500 })
      await db.pool.query(
        `update customer set version = version + 1 where company_id = $1 and code in ('U-7', 'U-2100')`,
        [house.companyId],
      )
      await db.pool.query(
        `insert into customer (id, company_id, code, name, merged_into, archived_at)
       select gen_random_uuid(), company_id, 'U-lama', 'Lama', id, now() from customer where company_id = $1 and code = 'U-1234'`,
        [house.companyId],
      )
      const undone = await desk.undo(run.id)
      expect(undone).toMatchObject({ state: 'undone', counts: { undone: 2497, kept: 3 }, progress: 2500, goal: 2500 })
      expect(undone.note).toContain('3 baris dibiarkan')
      const kept = await desk.rows(run.id, 'kept')
      expect(kept.map((row) => row.cells[0])).toEqual(['U-7', 'U-1234', 'U-2100'])
      expect(kept[0]?.errors?.['']).toContain('Sudah diubah sesudah impor')
      expect(kept[1]?.errors?.['']).toMatch(/dipakai/)
      expect(await codes(`code like 'U-%' and merged_into is null`)).toEqual(['U-1234', 'U-2100', 'U-7'])
      expect(await bell()).toContain('Impor pelanggan.csv diurungkan: 2.497 baris, 3 dibiarkan')
    },
  )

  test.runIf(isWhole)(
    'that dies on its way back goes on where it was, and tells how far it is until then',
    { timeout: 240_000 },
    async () => {
      const run = await desk.bring('pelanggan', oldCustomers(2200, 'P'))
      await desk.begin(run.id)
      const all = await count()
      await desk.do(contract.undoImport, { id: run.id })
      await killedWhen(db, async () => (await count()) <= all - 400)
      const half = await desk.run(run.id)
      expect(half).toMatchObject({ state: 'undoing', goal: 2200 })
      expect(half.counts.undone).toBe(half.progress)
      expect(half.progress % 200).toBe(0)
      expect(await count()).toBe(all - half.progress)
      await db.pool.query(`update job set run_at = now()`)
      await desk.work()
      expect(await desk.run(run.id)).toMatchObject({ state: 'undone', counts: { undone: 2200 } })
      expect(await codes(`code like 'P-%'`)).toEqual([])
    },
  )

  test.runIf(isWhole)(
    'that cannot go on says so, with how far it came, and goes on when it is asked again',
    { timeout: 240_000 },
    async () => {
      const run = await desk.bring('pelanggan', oldCustomers(2050, 'H'))
      await desk.begin(run.id)
      await refusing('delete', `old.code = 'H-1500'`, 'XX000')
      await desk.do(contract.undoImport, { id: run.id })
      for (let tries = 0; tries < 20 && (await desk.run(run.id)).state === 'undoing'; tries += 1) {
        await db.pool.query(`update job set run_at = now()`)
        await desk.work({ isFailing: true })
      }
      const stopped = await desk.run(run.id)
      expect(stopped).toMatchObject({ state: 'done', mayUndo: true, counts: { undone: 400, added: 1650 } })
      expect(stopped.note).toContain('400 dari 2.050 baris sudah diurungkan, sisanya belum')
      expect(await bell()).toContain('Impor pelanggan.csv berhenti di tengah')
      await asAdmin('drop trigger stubborn on customer')
      expect(await desk.undo(run.id)).toMatchObject({ state: 'undone', counts: { undone: 2050 }, note: null })
      expect(await codes(`code like 'H-%'`)).toEqual([])
    },
  )

  test.runIf(isWhole)(
    'of which one row is refused goes back as a whole; one that was used meanwhile is told',
    { timeout: 240_000 },
    async () => {
      const run = await desk.bring('pelanggan', oldCustomers(2100, 'R'))
      await refusing('insert', `new.code = 'R-2050'`, '23514')
      const before = await count()
      const back = await desk.begin(run.id, 'all')
      expect(back).toMatchObject({ state: 'ready', counts: { sound: 2099, error: 1 } })
      expect(back.note).toContain('Baris 2052')
      expect(back.note).toContain('Tidak ada baris yang diimpor.')
      expect(await count()).toBe(before)

      await asAdmin(`create function touch() returns trigger language plpgsql as
      $$ begin update customer set version = version + 1 where id = new.id; return null; end $$`)
      await asAdmin(
        `create trigger busy after insert on customer for each row when (new.code = 'R-9') execute function touch()`,
      )
      await desk.do(contract.mendRow, { id: run.id, line: '2052', cells: { 4: '7' } })
      const again = await desk.begin(run.id, 'all')
      expect(again).toMatchObject({ state: 'ready', counts: { sound: 2098, error: 1, kept: 1 } })
      expect(again.note).toContain('1 baris dibiarkan')
      expect(again.note).not.toContain('Tidak ada baris')
      expect(await codes(`code like 'R-%'`)).toEqual(['R-9'])
      await asAdmin('drop trigger busy on customer; drop trigger stubborn on customer')
    },
  )
})

const codes = async (where: string) =>
  (
    await db.pool.query(`select code from customer where company_id = $1 and ${where} order by code`, [house.companyId])
  ).rows.map(({ code }) => code)
const bell = async () =>
  (await db.pool.query(`select title from notice where user_id = $1`, [desk.actor.userId])).rows.map(
    ({ title }) => title,
  )

/** Has the database refuse to add or take away some customer. */
async function refusing(act: 'insert' | 'delete', when: string, state: string): Promise<void> {
  await asAdmin(`create or replace function stubborn() returns trigger language plpgsql as
    $$ begin raise exception 'stubborn' using errcode = '${state}'; end $$`)
  await asAdmin(
    `create trigger stubborn before ${act} on customer for each row when (${when}) execute function stubborn()`,
  )
}

/** What the program itself may not: its own role makes no triggers. */
async function asAdmin(text: string): Promise<void> {
  const client = new pg.Client(db.config.url)
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}
