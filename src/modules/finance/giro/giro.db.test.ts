import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { findBreaches } from '#kit/posting/check.ts'
import { today } from '#kit/posting/today.ts'
import { addDays } from '#ground/day.ts'
import { journalChecks } from '#modules/journal/checks.ts'
import { balanceOf } from '#modules/journal/face.ts'
import { payAdvance } from '#modules/purchasing/payments/contract.ts'
import { purchasingRoutes } from '#modules/purchasing/routes.ts'
import { aShop, type Shop } from '#modules/sales/cast/shop.ts'
import { postOpeningReceivable } from '#modules/sales/invoices/contract.ts'
import { recordPayment, voidPayment, openPayment } from '#modules/sales/payments/contract.ts'
import { salesRoutes } from '#modules/sales/routes.ts'
import { financeChecks } from '../checks.ts'
import { cashStandings } from '../entries/contract.ts'
import { financeRoutes } from '../routes.ts'
import * as contract from './contract.ts'

let db: Database
let shop: Shop
let desk: Desk
let bank: string
let on: ReturnType<typeof today>

beforeAll(async () => {
  db = await testDatabase()
  shop = await aShop(db)
  desk = deskOf(db, shop.actor, [...financeRoutes, ...salesRoutes, ...purchasingRoutes])
  bank = (await desk.do(cashStandings, {})).find(({ kind }) => kind === 'bank')?.id ?? ''
  on = today(shop.actor)
})

const balances = async (...codes: string[]) =>
  Promise.all(codes.map(async (code) => String(await balanceOf(db.read, shop.actor.companyId, code))))
const sound = async () => expect(await findBreaches(db.read, [...journalChecks, ...financeChecks])).toEqual([])
const giro = (number: string) => ({ number, bank: 'BCA', dueOn: addDays(on, 14) })
const opened = async () => {
  const [one] = (await desk.do(contract.listGiros, {})).open
  if (!one) throw new Error('no giro')
  return { id: one.id, version: one.version }
}

test('a received giro stands in piutang giro until the bank pays; rejected it is a receivable again, with its fee', async () => {
  const owed = await desk.do(postOpeningReceivable, { id: shop.customerId, date: on, dueDate: on, amount: '700000' })
  const paid = () =>
    desk.do(recordPayment, {
      ...{ customerId: shop.customerId, date: on, method: 'giro', amount: '700000', giro: giro('GB 1') },
      allocations: [{ invoiceId: owed.id, amount: '700000', withholding: [] }],
      confirmDuplicates: true,
    })
  const payment = await paid()
  expect(await balances('1-1300', '1-1340', '1-1200')).toEqual(['0', '700000', '0'])
  expect((await desk.do(contract.listGiros, {})).received).toBe('700000')
  await sound()

  const cleared = await desk.do(contract.clearGiro, {
    ...(await opened()),
    ...{ date: on, cashAccountId: bank, fee: '5000' },
  })
  expect(await balances('1-1340', '1-1200', '7-2000')).toEqual(['0', '695000', '5000'])
  const { version } = await desk.do(openPayment, { id: payment.id })
  await expect(desk.do(voidPayment, { id: payment.id, version, reason: 'Salah' })).rejects.toMatchObject({
    code: 'giro.cleared',
  })
  const again = await desk.do(contract.unclearGiro, { ...cleared, reason: 'Salah rekening' })
  expect(await balances('1-1340', '1-1200', '7-2000')).toEqual(['700000', '0', '0'])
  const rejected = { ...again, reason: 'Dana tidak cukup', fee: '25000', cashAccountId: null }
  await expect(desk.do(contract.rejectGiro, rejected)).rejects.toMatchObject({ code: 'giro.fee-place' })
  await desk.do(contract.rejectGiro, { ...rejected, cashAccountId: bank })
  expect(await balances('1-1300', '1-1340', '1-1200', '7-2000')).toEqual(['700000', '0', '-25000', '25000'])
  expect((await desk.do(contract.listGiros, {})).ended[0]).toMatchObject({ ended: { as: 'rejected', fee: '25000' } })
  await sound()

  const second = await paid()
  const open = await desk.do(openPayment, { id: second.id })
  await desk.do(voidPayment, { id: second.id, version: open.version, reason: 'Salah catat' })
  expect((await desk.do(contract.listGiros, {})).open).toEqual([])
  await sound()
})

test('a given giro stands in utang giro until our bank pays; a transfer has no giro', async () => {
  const supplierId = newId()
  const { companyId } = shop.actor
  await db.pool.query(
    `insert into supplier (id, company_id, code, name, is_pkp, status) values ($1, $2, 'S-1', 'UD Baja', false, 'aktif')`,
    [supplierId, companyId],
  )
  const asked = { id: supplierId, date: on, buys: 'barang' as const, amount: '400000', withheld: '0' }
  await expect(desk.do(payAdvance, { ...asked, method: 'tunai', giro: giro('GB 2') })).rejects.toMatchObject({
    code: 'giro.method',
  })
  await desk.do(payAdvance, { ...asked, method: 'giro', giro: giro('GB 2') })
  const before = BigInt((await balances('1-1200'))[0] ?? 0)
  expect(await balances('2-1130', '1-1410')).toEqual(['-400000', '400000'])
  await desk.do(contract.clearGiro, { ...(await opened()), date: on, cashAccountId: bank })
  expect(await balances('2-1130', '1-1200')).toEqual(['0', String(before - 400_000n)])
  await sound()
})
