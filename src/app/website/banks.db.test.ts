import { beforeAll, expect, test } from 'vitest'
import { allRoutes } from '#app/server-routes.ts'
import { openBanks, tieBank } from '#app/website/banks-contract.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { cashAccounts, seedAccounts } from '#modules/journal/face.ts'
import { aHouse, type House } from '../../../tests/cast/house.ts'

let db: Database
let house: House
let desk: Desk
const [bca, bri] = [newId(), newId()]

beforeAll(async () => {
  db = await testDatabase()
  house = await aHouse(db)
  const { companyId } = house.actor
  if ((await cashAccounts(db.read, companyId)).length === 0) await db.withTx((tx) => seedAccounts(tx, companyId))
  for (const [at, [id, bank]] of [[bca, 'BCA'] as const, [bri, 'BRI'] as const].entries()) {
    await db.pool.query(
      `insert into company_bank_account (id, company_id, line_no, bank, account_no, holder) values ($1, $2, $3, $4, $5, 'PT Wira')`,
      [id, companyId, at + 10, bank, `12${at}`],
    )
  }
  desk = deskOf(db, house.actor, allRoutes)
})

test('each bank account has its own place in the books, which payments then call by the bank', async () => {
  const [first] = (await desk.do(openBanks, {})).cashAccounts
  await desk.do(tieBank, { id: bca, version: 0, cashAccountId: first?.id ?? '' })
  const made = await desk.do(tieBank, { id: bri, version: 0, cashAccountId: null })
  const { banks } = await desk.do(openBanks, {})
  expect(banks.find(({ id }) => id === bca)?.cashAccountId).toBe(first?.id)
  expect(banks.find(({ id }) => id === bri)?.cashAccountId).toBe(made.cashAccountId)
  const names = (await cashAccounts(db.read, house.actor.companyId)).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['BCA 120', 'BRI 121']))
})

test('one place is not two banks, a cash box is none, and strange accounts do not exist', async () => {
  const { banks } = await desk.do(openBanks, {})
  const taken = banks.find(({ id }) => id === bca)?.cashAccountId ?? ''
  await expect(desk.do(tieBank, { id: bri, version: 1, cashAccountId: taken })).rejects.toMatchObject({
    code: 'cash.tied',
  })
  const box = (await cashAccounts(db.read, house.actor.companyId)).find(({ kind }) => kind === 'kas')
  await expect(desk.do(tieBank, { id: bri, version: 1, cashAccountId: box?.id ?? '' })).rejects.toMatchObject({
    code: 'cash.not-bank',
  })
  await expect(desk.do(tieBank, { id: newId(), version: 0, cashAccountId: null })).rejects.toThrow()
  await expect(desk.do(tieBank, { id: bri, version: 1, cashAccountId: newId() })).rejects.toThrow()
})
