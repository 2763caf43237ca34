import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { findBreaches } from '#kit/posting/check.ts'
import { today } from '#kit/posting/today.ts'
import { addDays } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import { journalChecks } from '#modules/journal/checks.ts'
import { balanceOf } from '#modules/journal/face.ts'
import { payAdvance } from '#modules/purchasing/payments/contract.ts'
import { payableAging } from '#modules/purchasing/payables/contract.ts'
import { purchasingRoutes } from '#modules/purchasing/routes.ts'
import { aShop, type Shop } from '#modules/sales/cast/shop.ts'
import { postOpeningReceivable } from '#modules/sales/invoices/contract.ts'
import { recordPayment, voidPayment, openPayment } from '#modules/sales/payments/contract.ts'
import { salesRoutes } from '#modules/sales/routes.ts'
import { everyAging } from '#modules/sales/statement/statement.ts'
import { financeChecks } from '../checks.ts'
import { cashStandings } from '../entries/contract.ts'
import { matchLine, matchProposals, openMatching, undoMatch } from '../bank/contract.ts'
import { keepStatement } from '../bank/take-statement.ts'
import { financeRoutes } from '../routes.ts'
import { giroTasks } from '../tasks.ts'
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
const partyStanding = async (partyId: string, code: string) => {
  const { rows } = await db.pool.query(
    `select coalesce(sum(debit - credit), 0)::text as net from journal_line where party_id = $1 and account_code = $2`,
    [partyId, code],
  )
  return rows[0].net as string
}
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
  await desk.do(payAdvance, { ...asked, method: 'giro', giro: { number: 'GB 2', dueOn: addDays(on, -1) } })
  // Its bank is that of the account that pays it; it waits as a task, since its day has come.
  expect((await desk.do(contract.listGiros, {})).open).toMatchObject([{ bank: 'Bank', drawnOn: bank }])
  const waits = await db.withTx((tx) => giroTasks.find(tx, shop.actor))
  expect(waits).toMatchObject({ count: 1, rows: [{ about: 'GB 2 · Bank · UD Baja', amount: '400000' }] })
  expect((await desk.do(payableAging, { on })).rows).toMatchObject([{ id: supplierId, total: '0', giro: '400000' }])
  const before = BigInt((await balances('1-1200'))[0] ?? 0)
  expect(await balances('2-1130', '1-1410')).toEqual(['-400000', '400000'])
  await desk.do(contract.clearGiro, { ...(await opened()), date: on, cashAccountId: bank })
  expect(await balances('2-1130', '1-1200')).toEqual(['0', String(before - 400_000n)])
  expect(await partyStanding(supplierId, '2-1130')).toBe('0')
  await sound()
})

test('a line of the bank clears a giro in the act, less what the bank took; undone it waits again, and says so in its history', async () => {
  await desk.do(recordPayment, {
    ...{ customerId: shop.customerId, date: on, method: 'giro', amount: '500000', giro: giro('GB 77') },
    confirmDuplicates: true,
  })
  const before = BigInt((await balances('1-1200'))[0] ?? 0)
  const told = {
    description: 'KLIRING GB 77',
    amount: money(497_500n),
    reference: null,
    balance: null,
    isDuplicate: false,
  }
  const span = { from: on, to: on, opening: null, closing: null, pending: 0 }
  const statement = { layout: 'bertanda' as const, ...span, lines: [{ date: on, ...told }] }
  await db.withTx((tx) => keepStatement(tx, shop.actor, { cashAccountId: bank, fileName: 'a.csv' }, statement))
  const lineNow = async () => (await desk.do(openMatching, { cashAccountId: bank })).lines[0]
  const waiting = await lineNow()
  if (!waiting) throw new Error('no line')
  const { claims } = await desk.do(matchProposals, { id: waiting.id })
  expect(claims[0]).toMatchObject({ kind: 'giro', number: 'GB 77', amount: '500000', isSure: false })
  const giroId = claims[0]?.id ?? ''
  const asked = { id: waiting.id, version: waiting.version, claims: [{ kind: 'giro' as const, id: giroId }] }
  await expect(desk.do(matchLine, asked)).rejects.toMatchObject({ code: 'bank.difference' })
  const matchIt = async (version: number) =>
    desk.do(matchLine, { id: waiting.id, version, claims: [{ kind: 'giro', id: giroId, fee: '2500' }] })
  await matchIt(waiting.version)
  expect(await balances('1-1340', '1-1200')).toEqual(['0', String(before + 497_500n)])
  expect(await partyStanding(shop.customerId, '1-1340')).toBe('0')
  const matched = await lineNow()
  expect(matched).toMatchObject({ state: 'matched', isMade: true })
  const [ended] = (await desk.do(contract.listGiros, {})).ended
  const held = {
    id: giroId,
    version: (await db.pool.query('select version from giro where id = $1', [giroId])).rows[0].version,
  }
  expect(ended).toMatchObject({ number: 'GB 77', ended: { as: 'cleared', fee: '2500' } })
  // What the bank has confirmed is taken back on the matching screen alone.
  await expect(desk.do(contract.unclearGiro, { ...held, reason: 'Salah' })).rejects.toMatchObject({
    code: 'bank.matched',
  })
  await desk.do(undoMatch, { id: waiting.id, version: matched?.version ?? 0 })
  expect(await balances('1-1340', '1-1200')).toEqual(['500000', String(before)])
  await matchIt((await lineNow())?.version ?? 0)
  expect(await balances('1-1340', '1-1200')).toEqual(['0', String(before + 497_500n)])
  const history = await desk.do(contract.giroHistory, { id: giroId })
  expect(history.map(({ act }) => act)).toEqual(['clear', 'void-clearing', 'clear', 'create'])
  await sound()
})

test('what is on a giro stands beside what is owed, also on the printed list', async () => {
  const owed = await desk.do(postOpeningReceivable, {
    id: shop.customerId,
    date: on,
    dueDate: on,
    amount: '900000',
    reference: 'GIRO',
  })
  const before = await everyAging(db.read, shop.actor, on)
  await desk.do(recordPayment, {
    ...{ customerId: shop.customerId, date: on, method: 'giro', amount: '900000', giro: giro('GB 99') },
    allocations: [{ invoiceId: owed.id, amount: '900000', withholding: [] }],
    confirmDuplicates: true,
  })
  const { rows, totals } = await everyAging(db.read, shop.actor, on)
  expect(BigInt(totals.giro) - BigInt(before.totals.giro)).toBe(900_000n)
  expect(BigInt(before.totals.total) - BigInt(totals.total)).toBe(900_000n)
  expect(rows.reduce((all, row) => all + BigInt(row.giro), 0n)).toBe(BigInt(totals.giro))
  expect(totals.giro).toBe((await balances('1-1340'))[0])
})
