import { beforeAll, expect, test } from 'vitest'
import { aCompany } from '../../../../tests/cast/company.ts'
import { anActor } from '../../../../tests/cast/actor.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { Forbidden } from '#kit/http/failures.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { approvedBankAccounts } from '#modules/parties/face.ts'
import * as contract from '#modules/parties/suppliers/contract.ts'
import { supplierRoutes } from '#modules/parties/suppliers/routes.ts'

const { suppliers } = contract
const bca = { bank: 'BCA', accountNo: '095-412 8800', holder: 'Toko Sinar' }
const bri = { bank: 'BRI', accountNo: '1234567890', holder: 'Budi' }

let db: Database
/** Two who may approve, and one who may not. */
let rina: Actor
let dewi: Actor
let clerk: Actor

beforeAll(async () => {
  db = await testDatabase()
  rina = await aCompany(db, 'WBP')
  dewi = anActor({ companyId: rina.companyId, name: 'Dewi' })
  clerk = anActor({ companyId: rina.companyId, name: 'Tono', can: (right) => right !== 'approve supplier' })
  await mayApprove(rina, dewi)
})

const desk = (who: Actor) => deskOf(db, who, supplierRoutes)
const approved = async (id: string) =>
  (await approvedBankAccounts(db.read, rina.companyId, id)).map(({ accountNo }) => accountNo)

async function aSupplier(accounts: contract.SupplierInput['bankAccounts'] = [bca]) {
  const { id } = await desk(rina).do(suppliers.add, { name: 'Toko Sinar', bankAccounts: accounts })
  const { bankChange } = await desk(rina).do(suppliers.open, { id })
  return { id, changeId: bankChange?.id ?? '' }
}

test('accounts of a new supplier wait, and no money goes there before another person agrees', async () => {
  const which = await aSupplier()
  expect(await approved(which.id)).toEqual([])
  expect((await desk(dewi).do(suppliers.open, { id: which.id })).bankChange).toMatchObject({
    askedBy: 'Rina',
    isMine: false,
    mayApprove: true,
    before: [],
    after: [{ bank: 'BCA', accountNo: '0954128800', isDefault: true }],
  })
  expect((await desk(clerk).do(suppliers.open, { id: which.id })).bankChange).toMatchObject({ mayApprove: false })

  await desk(dewi).do(contract.approveBankChange, which)
  expect(await approved(which.id)).toEqual(['0954128800'])
  const after = await desk(dewi).do(suppliers.open, { id: which.id })
  expect(after).toMatchObject({ bankChange: null, bankAccounts: [{ holder: 'Toko Sinar', isDefault: true }] })
  const acts = (await desk(dewi).do(suppliers.history, { id: which.id })).map(({ act, by }) => [act, by])
  expect(acts).toEqual([
    ['approve-accounts', 'Dewi'],
    ['ask-accounts', 'Rina'],
    ['add', 'Rina'],
  ])
})

test('whoever asked may not approve their own change, but may take it back', async () => {
  const which = await aSupplier()
  expect((await desk(rina).do(suppliers.open, { id: which.id })).bankChange).toMatchObject({
    isMine: true,
    mayApprove: false,
  })
  await expect(desk(rina).do(contract.approveBankChange, which)).rejects.toMatchObject({
    code: 'supplier.own-account-change',
  })
  await desk(rina).do(contract.rejectBankChange, { ...which, reason: 'Salah ketik' })
  expect((await desk(rina).do(suppliers.open, { id: which.id })).bankChange).toBeNull()
  expect((await desk(rina).do(suppliers.history, { id: which.id }))[0]).toMatchObject({
    act: 'withdraw-accounts',
    reason: 'Salah ketik',
  })
  await expect(desk(dewi).do(contract.approveBankChange, which)).rejects.toMatchObject({
    code: 'supplier.account-change-gone',
  })
})

test('without the right nobody approves, nor refuses the change of another', async () => {
  const which = await aSupplier()
  await expect(desk(clerk).do(contract.approveBankChange, which)).rejects.toBeInstanceOf(Forbidden)
  await expect(desk(clerk).do(contract.rejectBankChange, { ...which, reason: 'x' })).rejects.toBeInstanceOf(Forbidden)
})

test('the newest wish counts: the older one can no longer be approved', async () => {
  const which = await aSupplier()
  await desk(clerk).do(suppliers.edit, { id: which.id, version: 1, bankAccounts: [bri] })
  await expect(desk(dewi).do(contract.approveBankChange, which)).rejects.toMatchObject({
    code: 'supplier.account-change-gone',
  })
  const { bankChange } = await desk(rina).do(suppliers.open, { id: which.id })
  await desk(rina).do(contract.approveBankChange, { id: which.id, changeId: bankChange?.id ?? '' })
  expect(await approved(which.id)).toEqual(['1234567890'])
})

test('the same accounts typed in another way ask for nothing', async () => {
  const which = await aSupplier()
  await desk(dewi).do(contract.approveBankChange, which)
  const { version } = await desk(dewi).do(suppliers.open, { id: which.id })
  await desk(clerk).do(suppliers.edit, { id: which.id, version, bankAccounts: [{ ...bca, accountNo: '0954128800' }] })
  expect((await desk(dewi).do(suppliers.open, { id: which.id })).bankChange).toBeNull()
})

test('two who decide at once: one decision holds', async () => {
  const which = await aSupplier()
  const third = anActor({ companyId: rina.companyId, name: 'Wati' })
  const outcomes = await Promise.allSettled([
    desk(dewi).do(contract.approveBankChange, which),
    desk(third).do(contract.rejectBankChange, { ...which, reason: 'Belum yakin' }),
  ])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('the only one with the right decides alone', async () => {
  const alone = await aCompany(db, 'SENDIRI')
  const { id } = await desk(alone).do(suppliers.add, { name: 'Toko Sinar', bankAccounts: [bca] })
  const { bankChange } = await desk(alone).do(suppliers.open, { id })
  expect(bankChange).toMatchObject({ isMine: true, mayApprove: true })
  await desk(alone).do(contract.approveBankChange, { id, changeId: bankChange?.id ?? '' })
  expect(await approvedBankAccounts(db.read, alone.companyId, id)).toHaveLength(1)
})

test('a change of another company, or of another supplier, is nowhere', async () => {
  const which = await aSupplier()
  const other = await aSupplier()
  const stranger = await aCompany(db, 'LAIN')
  await expect(desk(stranger).do(contract.approveBankChange, which)).rejects.toBeInstanceOf(NotFound)
  await expect(
    desk(dewi).do(contract.approveBankChange, { id: other.id, changeId: which.changeId }),
  ).rejects.toBeInstanceOf(NotFound)
})

/** People of this company alone who hold the right, as accounts know them. */
async function mayApprove(...people: readonly Actor[]): Promise<void> {
  const roleId = newId()
  await db.pool.query(`insert into role (id, name, permissions) values ($1, 'Penyetuju', '{approve supplier}')`, [
    roleId,
  ])
  for (const { userId, name, companyId } of people) {
    await db.pool.query(
      `insert into app_user (id, email, name, password_hash, status, scope_companies)
       values ($1, $2, $3, 'x', 'active', $4::uuid[])`,
      [userId, `${userId}@contoh.co.id`, name, [companyId]],
    )
    await db.pool.query('insert into user_role (user_id, role_id) values ($1, $2)', [userId, roleId])
  }
}
