import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { balanceOf } from '#modules/journal/face.ts'
import { projects } from '#modules/projects/contract.ts'
import { projectRoutes } from '#modules/projects/routes.ts'
import { allLaws, aShop } from '#modules/sales/cast/shop.ts'
import { openInvoice, voidInvoice } from '#modules/sales/invoices/contract.ts'
import { openPayment, payOrder, voidPayment } from '#modules/sales/payments/contract.ts'
import { decideWriteOff, voidWriteOff, writeOffInvoice } from '#modules/sales/write-offs/contract.ts'
import { writeOffRoutes } from '#modules/sales/write-offs/routes.ts'
import { billProject, openBilling, signProject } from '../billing/contract.ts'
import { aColleague, anAgreedRab } from '../cast/small.ts'
import { approveProgress, openProgress, saveProgress } from '../progress/contract.ts'
import { worksRoutes } from '../routes.ts'
import { saveFirstHandover } from './contract.ts'

let db: Database
beforeAll(async () => {
  db = await testDatabase()
})

/** A contract of 100 jt (20 % down, 5 % retention, PPh 1,75 %), its one termin of 75 jt DPP, 12 days late: a penalty of 1,2 jt. */
async function aLateSite() {
  const shop = await aShop(db)
  const { actor } = shop
  const desk = deskOf(db, actor, worksRoutes)
  const add = { name: 'Gudang telat', customerId: shop.customerId, startDate: '2025-03-03', endDate: '2025-04-27' }
  const { id } = await deskOf(db, actor, projectRoutes).do(projects.add, add)
  const row = { number: '1', name: 'Pembangunan', unit: 'ls', volume: '1', unitPrice: '100000000' }
  await anAgreedRab(db, actor, { projectId: id, rows: [row as never] })
  const terms = { downPaymentPercent: '20', retentionPercent: '5', finalTax: '1.75' }
  const { orderId } = await desk.do(signProject, { id, date: '2025-03-01', ...terms })
  await desk.do(billProject, { id, kind: 'down_payment', date: '2025-03-02' })
  await shop.do(payOrder, { id: orderId, date: '2025-03-03' })
  const { lines } = await desk.do(openProgress, { id })
  const done = { workItemId: lines[0]?.workItemId ?? '', volume: '1' }
  const week = await desk.do(saveProgress, { id, version: null, week: 9, date: '2025-05-02', lines: [done] })
  const other = deskOf(db, aColleague(actor), worksRoutes)
  await other.do(approveProgress, { id, reportId: week.id, version: week.version })
  const termin = await desk.do(billProject, { id, kind: 'sale', date: '2025-05-10' })
  const first = { id, version: null, date: '2025-05-09', number: 'BAST-1/05', maintenanceDays: 90 }
  await desk.do(saveFirstHandover, { ...first, penaltyPerMille: '1', penaltyCap: '5', penaltyBase: null })
  const seen = () => shop.do(openInvoice, { id: termin.id })
  const penalty = (await desk.do(openBilling, { id })).contract?.handover?.penalty ?? ''
  const deduct = async () => {
    const { version } = await seen()
    const asked = {
      id: termin.id,
      version,
      date: '2025-05-20',
      against: 'penalty' as const,
      reason: 'Terlambat 12 hari',
    }
    const held = await shop.do(writeOffInvoice, { ...asked, amount: penalty })
    const yes = { id: held.id, version: held.version, decision: 'approve' as const, note: null }
    return deskOf(db, aColleague(actor), writeOffRoutes).do(decideWriteOff, yes)
  }
  const pay = async (amount?: string) => {
    const asked = { id: orderId, date: '2025-05-21', confirmDuplicates: true }
    const { id: paymentId } = await shop.do(payOrder, { ...asked, ...(amount && { amount }) })
    const { version, amount: cash, withheldTotal } = await shop.do(openPayment, { id: paymentId })
    return { undo: { id: paymentId, version, reason: 'Salah' }, told: [cash, withheldTotal].map(Number) }
  }
  const books = () =>
    Promise.all(
      ['1-1300', '1-1310', '2-1200', '2-1400', '4-1000', '4-3100', '8-1000'].map(async (code) =>
        Number(await balanceOf(db.read, actor.companyId, code)),
      ),
    )
  return { shop, desk, id, termin, seen, deduct, pay, books, penalty }
}

test('a penalty goes off the money: PPN and PPh stay those of the termin, and all is taken back from the last', async () => {
  const { shop, desk, id, termin, seen, deduct, pay, books, penalty } = await aLateSite()
  expect(penalty).toBe('1200000')
  // 75 jt + PPN 8,25 jt; PPh 1,75 % of 75 jt. The down payment bore 2,2 jt of PPN and 350.000 of PPh.
  const billed = [83_250_000, 5_000_000, 0, -10_450_000, -100_000_000, 0, 350_000]
  expect(await books()).toEqual(billed)
  expect(await seen()).toMatchObject({ total: '83250000', withholdingOpen: '1312500', netOpen: '75000000' })
  const held = await deduct()
  const late = [82_050_000, 5_000_000, 0, -10_450_000, -100_000_000, 1_200_000, 350_000]
  expect(await books()).toEqual(late)
  expect(await seen()).toMatchObject({
    dpp: '75000000',
    ppn: '8250000',
    openDue: '82050000',
    withholdingOpen: '1312500',
  })
  await allLaws(db)

  const paid = await pay()
  expect(paid.told).toEqual([80_737_500, 1_312_500])
  expect(await books()).toEqual([0, 5_000_000, 0, -10_450_000, -100_000_000, 1_200_000, 1_662_500])
  expect(await seen()).toMatchObject({ status: 'paid', openDue: '0', withholdingOpen: '0' })
  await allLaws(db)

  const early = shop.do(voidInvoice, { id: termin.id, version: (await seen()).version, reason: 'Salah' })
  await expect(early).rejects.toMatchObject({ code: 'invoice.has-payments' })
  await shop.do(voidPayment, paid.undo)
  expect(await books()).toEqual(late)
  const still = shop.do(voidInvoice, { id: termin.id, version: (await seen()).version, reason: 'Salah' })
  await expect(still).rejects.toMatchObject({ code: 'invoice.has-payments' })
  await shop.do(voidWriteOff, { id: held.id, version: held.version, reason: 'Salah' })
  expect(await books()).toEqual(billed)
  expect(await seen()).toMatchObject({ withholdingOpen: '1312500' })
  await shop.do(voidInvoice, { id: termin.id, version: (await seen()).version, reason: 'Salah' })
  expect(await books()).toEqual([0, 0, -20_000_000, -2_200_000, 0, 0, 350_000])
  expect((await desk.do(openBilling, { id })).contract?.ready).toMatchObject([{ kind: 'sale', gross: '100000000' }])
  await allLaws(db)
})

test('a penalty between two payments leaves their PPh together that of the termin; one that is given up later brings money alone', async () => {
  const { shop, seen, deduct, pay, books } = await aLateSite()
  // The money bears its share of the tax: 1,3125 jt × 39.368.468 / 81.937.500.
  const first = await pay('39368468')
  expect(first.told).toEqual([39_368_468, 630_616])
  const held = await deduct()
  const rest = await pay()
  expect(rest.told).toEqual([83_250_000 - 1_200_000 - 1_312_500 - 39_368_468, 1_312_500 - 630_616])
  expect(await seen()).toMatchObject({ status: 'paid', openDue: '0' })
  await shop.do(voidWriteOff, { id: held.id, version: held.version, reason: 'Denda dihapus' })
  expect(await seen()).toMatchObject({ openDue: '1200000', withholdingOpen: '0' })
  expect((await pay()).told).toEqual([1_200_000, 0])
  expect((await books()).slice(5)).toEqual([0, 1_662_500])
  await allLaws(db)
})
