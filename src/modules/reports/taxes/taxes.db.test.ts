import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { closeVat, reopenVat } from '#modules/finance/vat/contract.ts'
import { addCashEntry, cashStandings, openCashEntry, voidCashEntry } from '#modules/finance/entries/contract.ts'
import { addManualJournal } from '#modules/finance/journals/contract.ts'
import { financeRoutes } from '#modules/finance/routes.ts'
import { day } from '#ground/day.ts'
import { NO_DIMS } from '#ground/dims.ts'
import { money } from '#ground/money.ts'
import { findBreaches } from '#kit/posting/check.ts'
import { financeChecks } from '#modules/finance/checks.ts'
import { newId } from '#kit/id.ts'
import { balanceOf, post } from '#modules/journal/face.ts'
import { credit, debit } from '#modules/journal/rules.ts'
import { aShop, type Shop } from '#modules/sales/cast/shop.ts'
import { createInvoice } from '#modules/sales/invoices/contract.ts'
import { createOrder } from '#modules/sales/orders/contract.ts'
import { payOrder } from '#modules/sales/payments/contract.ts'
import { reportRoutes } from '../routes.ts'
import { pphRecap, vatRecap } from './contract.ts'

let db: Database
let shop: Shop
let desk: Desk

beforeAll(async () => {
  db = await testDatabase()
  shop = await aShop(db)
  desk = deskOf(db, shop.actor, [...financeRoutes, ...reportRoutes])
  const labour = await shop.service('Pasang')
  const lines = [{ itemId: labour, qty: '1', price: '7350000' }]
  const { id } = await shop.do(createOrder, { customerId: shop.customerId, date: '2026-10-05', confirm: true, lines })
  await shop.do(createInvoice, { id, date: '2026-10-05' } as never)
  const withholding = [{ kind: 'pph23' as const, withheld: '147000' }]
  await shop.do(payOrder, { id, date: '2026-10-24', withholding } as never)
})

const at = (code: string) => balanceOf(db.read, shop.actor.companyId, code)
const input = (amount: string) =>
  desk.do(addManualJournal, {
    ...{ date: '2026-10-14', memo: 'PPN Masukan servis' },
    lines: [
      { account: '1-1600', debit: amount, credit: '0' },
      { account: '2-1700', debit: '0', credit: amount },
    ],
  })

test('PPN of a month tells what was charged and which faktur are missing, and is closed once', async () => {
  await input('269500')
  expect(await desk.do(vatRecap, { period: '2026-10' })).toMatchObject({
    ...{ out: '808500', bookedOut: '808500', bookedIn: '269500', owed: '539000', carried: '0', closing: null },
    ...{
      missing: { out: 1, in: 0 },
      documents: [{ side: 'keluaran', dpp: '7350000', ppn: '808500', taxInvoiceNo: null }],
    },
  })
  const closed = await desk.do(closeVat, { period: '2026-10' })
  expect(closed).toMatchObject({ number: expect.stringMatching(/^JU-2610-/) as string, owed: '539000', carried: '0' })
  expect([await at('2-1400'), await at('1-1600'), await at('2-1410')]).toEqual([0n, 0n, -539_000n])
  expect(await desk.do(vatRecap, { period: '2026-10' })).toMatchObject({
    ...{ bookedOut: '808500', bookedIn: '269500', owed: '539000', closing: { number: closed.number } },
  })
  await expect(desk.do(closeVat, { period: '2026-10' })).rejects.toMatchObject({ code: 'vat.closed' })
  await desk.do(reopenVat, { period: '2026-10', reason: 'Faktur susulan' })
  expect(await at('2-1410')).toBe(0n)
  await input('700000')
  // More came in than went out: the rest goes along to November.
  expect(await desk.do(closeVat, { period: '2026-10' })).toMatchObject({ owed: '0', carried: '161000' })
  expect([await at('2-1400'), await at('1-1600'), await at('2-1410')]).toEqual([0n, 161_000n, 0n])
  await expect(desk.do(closeVat, { period: '2026-11' })).rejects.toMatchObject({ code: 'vat.nothing' })
})

test('income tax of a month tells what was held back from us, and the slip that is missing', async () => {
  const recap = await desk.do(pphRecap, { period: '2026-10' })
  expect(recap.accounts).toMatchObject([
    { code: '1-1620', side: 'prepaid', before: '0', raised: '147000', settled: '0', after: '147000' },
  ])
  expect(recap.missing).toEqual({ byUs: 0, fromUs: 1 })
  expect(recap.slips).toMatchObject([{ side: 'from-us', kind: 'pph23', amount: '147000', proofNo: null }])
})

test('what December gives back of PPh 21 raises less and settles nothing; what is paid to the state settles it', async () => {
  const payroll = (on: string, owed: bigint) =>
    db.withTx((tx) =>
      post(tx, shop.actor, {
        ...{ on: day(on), area: 'finance', source: { kind: 'payroll-run', id: newId() }, memo: 'Gaji' },
        lines: [debit('6-1000', money(owed), NO_DIMS), credit('2-1500', money(owed), NO_DIMS)],
      }),
    )
  const settle = (amount: string) =>
    desk.do(addManualJournal, {
      ...{ date: '2025-12-12', memo: 'Setor PPh 21 November' },
      lines: [
        { account: '2-1500', debit: amount, credit: '0' },
        { account: '2-1700', debit: '0', credit: amount },
      ],
    })
  await payroll('2025-11-30', 900_000n)
  await payroll('2025-12-30', 250_000n)
  await payroll('2025-12-31', -400_000n)
  await settle('900000')
  const { accounts } = await desk.do(pphRecap, { period: '2025-12' })
  expect(accounts.find(({ code }) => code === '2-1500')).toMatchObject({
    ...{ before: '900000', raised: '-150000', settled: '900000', after: '-150000' },
  })
})

test('PPN and PPh of a cash entry reach the books and both recaps, and what is missing of them is named', async () => {
  const [place] = await desk.do(cashStandings, {})
  const about = { date: '2026-09-10', cashAccountId: place?.id ?? '', partyName: 'CV Sewa Alat' }
  const tax = { ppn: '110000', pph: '20000', pphKind: 'pph23' as const, taxInvoiceNo: '04002600000000001' }
  const out = await desk.do(addCashEntry, {
    ...{ ...about, kind: 'keluar', lines: [{ account: '5-4000', amount: '1110000', tax }] },
  })
  await desk.do(addCashEntry, {
    ...{ ...about, kind: 'masuk' },
    lines: [{ account: '7-1000', amount: '555000', tax: { ppn: '55000', pph: '50000', pphKind: 'pph-final' } }],
  })
  const shown = await desk.do(openCashEntry, { id: out.id })
  expect(shown).toMatchObject({ amount: '1090000', lines: [{ tax: { ppn: '110000', pphBase: '1000000' } }] })
  const period = '2026-09'
  expect(await desk.do(vatRecap, { period })).toMatchObject({
    ...{ out: '55000', in: '110000', bookedOut: '55000', bookedIn: '110000', missing: { out: 1, in: 0 } },
    documents: [
      { side: 'keluaran', dpp: '500000' },
      { side: 'masukan', party: 'CV Sewa Alat', dpp: '1000000' },
    ],
  })
  const pph = await desk.do(pphRecap, { period })
  expect(pph).toMatchObject({ missing: { byUs: 1, fromUs: 1 } })
  expect(pph.slips.map(({ side, kind, base, amount }) => [side, kind, base, amount])).toEqual([
    ['by-us', 'pph23', '1000000', '20000'],
    ['from-us', 'pph-final', '500000', '50000'],
  ])
  expect(await findBreaches(db.read, financeChecks)).toEqual([])
  await desk.do(voidCashEntry, { id: out.id, version: shown.version, reason: 'Salah' })
  expect((await desk.do(vatRecap, { period })).documents).toHaveLength(1)
  expect(await findBreaches(db.read, financeChecks)).toEqual([])
})
