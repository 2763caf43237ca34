import { expect, test } from 'vitest'
import { allChecks } from '#app/cli/check-books.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import '#modules/company/accounts/face.ts'
import { aHouse } from '../../../tests/cast/house.ts'
import { aCompany, someoneWith } from '../../../tests/doors/people.ts'
import { booksJobs } from './jobs.ts'
import { askForCheck, booksChecked, isNightWithout } from './store.ts'

async function run(db: Database, name: string): Promise<void> {
  const job = booksJobs.find((each) => each.name === name)
  await db.withTx(async (tx) => job?.run({ tx, db, payload: {}, attempt: 1 }))
}

const told = async (db: Database) => (await db.pool.query(`select title from notice where kind = 'books'`)).rows

test('every law is asked; what does not agree is told once to who may change settings, and to no other company', async () => {
  const db = await testDatabase()
  const { companyId } = await aHouse(db)
  const other = await aCompany(db, 'PTLAIN')
  await someoneWith(db, companyId, ['view pengaturan-website', 'update pengaturan-website'], [companyId])
  await someoneWith(db, companyId, ['view order'], [companyId])
  await someoneWith(db, other, ['view pengaturan-website', 'update pengaturan-website'], [other])
  expect(await booksChecked(db.read, companyId)).toMatchObject({ checkedAt: null, breaches: [] })

  await run(db, 'books.check')
  expect(await booksChecked(db.read, companyId)).toMatchObject({
    checkedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    laws: allChecks.length,
    breaches: [],
  })
  expect(await told(db)).toEqual([])

  await db.pool.query(
    `insert into account_balance (company_id, period, account_code, debit, credit) values ($1, '2026-11', '1-1300', 7, 0)`,
    [companyId],
  )
  await run(db, 'books.check')
  await run(db, 'books.check')
  const { breaches } = await booksChecked(db.read, companyId)
  expect(breaches).toContainEqual({ law: expect.stringContaining('Saldo akun'), detail: expect.any(String) })
  expect((await booksChecked(db.read, other)).breaches).toEqual([])
  expect(await told(db)).toEqual([{ title: `Pemeriksaan buku menemukan ${breaches.length} angka yang tidak cocok` }])
})

test('at night it is due, once a night; by day it is not, and who asks twice has it asked once', async () => {
  const db = await testDatabase()
  const companyId = await aCompany(db, 'PTMALAM')
  expect(await isNightWithout(db.read, [0, 23])).toBe(true)
  expect(await isNightWithout(db.read, [24, 24])).toBe(false)
  await db.pool.query('insert into books_check (company_id, laws) values ($1, 1)', [companyId])
  expect(await isNightWithout(db.read, [0, 23])).toBe(false)

  expect((await booksChecked(db.read, companyId)).isUnderWay).toBe(false)
  await db.withTx(askForCheck)
  await db.withTx(askForCheck)
  expect((await db.pool.query(`select from job where name = 'books.check'`)).rowCount).toBe(1)
  expect((await booksChecked(db.read, companyId)).isUnderWay).toBe(true)
})
