import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { period } from '#ground/period.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { financeRoutes } from '#modules/finance/routes.ts'
import { saveTaxObject } from '#modules/finance/tax-objects/contract.ts'
import { changeBillWithholding } from '#modules/purchasing/bills/change-contract.ts'
import * as bill from '#modules/purchasing/bills/contract.ts'
import { anOffice, type Office } from '#modules/purchasing/cast/office.ts'
import { payManyBills } from '#modules/purchasing/payments/many-contract.ts'
import { payAdvance, startAdvance } from '#modules/purchasing/payments/contract.ts'
import { reportRoutes } from '../routes.ts'
import { bpuFile } from './bpu-file.ts'
import { pphRecap } from './contract.ts'

let db: Database
let office: Office
let desk: Desk
let bank: string
let papers = 0

beforeAll(async () => {
  db = await testDatabase()
  office = await anOffice(db)
  const { actor } = office
  desk = deskOf(db, actor, [...financeRoutes, ...reportRoutes])
  const places = await db.pool.query<{ id: string }>(
    `select id from cash_account where company_id = $1 and kind = 'bank' limit 1`,
    [actor.companyId],
  )
  bank = places.rows[0]!.id
  await db.pool.query(`update company set npwp = '0012345678912000' where id = $1`, [actor.companyId])
}, 60_000)
afterAll(() => db?.close())

async function aSupplier(name: string) {
  const id = await office.supplier({ name })
  await db.pool.query(`update supplier set npwp = '0098765432109000', pph_type = 'pph23' where id = $1`, [id])
  return id
}

async function aBill(supplierId: string, given: object = {}) {
  const receipt = await office.received({ supplierId })
  const { id } = await office.do(bill.createBill, {
    ...{ supplierId, supplierInvoiceNo: `OB-${++papers}`, date: '2026-11-06', confirmDuplicates: true },
    ...{ lines: [{ receiptLineId: receipt.lines[0]!.id }], withholdingKind: 'pph23', withholdingRate: '2', ...given },
  })
  return id
}

const seen = (id: string) => office.do(bill.openBill, { id })
const pay = (billIds: string[], date: string) => office.do(payManyBills, { date, cashAccountId: bank, billIds })
const slipsOf = async (month: string) => (await desk.do(pphRecap, { period: month })).slips
const fileOf = (month: string) => db.withTx((tx) => bpuFile(tx, office.actor, { period: period(month), of: '22-23' }))

test('what a bill is held back for is said when it is recorded, and stands in the recap and the file of Coretax', async () => {
  const supplierId = await aSupplier('CV Pasang Mesin')
  const id = await aBill(supplierId, { withholdingObject: '24-104-28' })
  expect(await seen(id)).toMatchObject({ withholdingObject: '24-104-28' })
  await pay([id], '2026-11-10')
  expect(await slipsOf('2026-11')).toMatchObject([{ objectOf: id, objectCode: '24-104-28' }])
  expect(String((await fileOf('2026-11')).body)).toContain('<TaxObjectCode>24-104-28</TaxObjectCode>')

  // The recap corrects it; the bill says the same.
  await desk.do(saveTaxObject, { id, code: '24-104-29' })
  expect(await seen(id)).toMatchObject({ withholdingObject: '24-104-29' })
})

test('the last code of a supplier is proposed, and meant where none is typed; other suppliers have their own', async () => {
  const [supplierId, other] = [await aSupplier('CV Sewa Alat'), await aSupplier('CV Angkut')]
  const first = await aBill(supplierId, { withholdingObject: '24-100-02' })
  const proposals = async (id: string) => (await office.do(bill.listBillable, { id })).withholdings
  const of23 = async (id: string) => (await proposals(id)).find(({ kind }) => kind === 'pph23')?.objectCode
  expect(await of23(supplierId)).toBe('24-100-02')
  expect((await proposals(supplierId)).find(({ kind }) => kind === 'pph22')?.objectCode).toBeNull()
  expect(await of23(other)).toBeNull()
  const next = await aBill(supplierId)
  expect(await seen(next)).toMatchObject({ withholdingObject: '24-100-02' })
  expect(await seen(await aBill(other))).toMatchObject({ withholdingObject: null })

  // What comes later does not rewrite what was said.
  await aBill(supplierId, { withholdingObject: '24-104-40' })
  expect(await seen(first)).toMatchObject({ withholdingObject: '24-100-02' })
  expect(await seen(next)).toMatchObject({ withholdingObject: '24-100-02' })
  expect(await of23(supplierId)).toBe('24-104-40')
})

test('a bill whose PPh is changed says what it is of anew; without PPh it says nothing', async () => {
  const id = await aBill(await aSupplier('CV Rancang'), { withholdingObject: '24-104-10' })
  const change = async (given: object) => {
    const { version } = await seen(id)
    const said = { withholdingKind: 'pph23' as const, withholdingRate: '2', reason: 'SKB', ...given }
    return office.do(changeBillWithholding, { id, version, ...said })
  }
  await change({})
  expect(await seen(id)).toMatchObject({ withholdingObject: '24-104-10' })
  await change({ withholdingObject: '24-104-08' })
  expect(await seen(id)).toMatchObject({ withholdingObject: '24-104-08' })
  await change({ withholdingKind: null, withholdingRate: null })
  expect(await seen(id)).toMatchObject({ withholdingObject: null })
})

test('a code that Coretax does not write so is refused at its field', async () => {
  const given = { supplierId: await aSupplier('CV Salah'), withholdingObject: '24104' }
  await expect(aBill(given.supplierId, given)).rejects.toThrow(/24-104-29|withholdingObject/)
})

test('an advance says it as well', async () => {
  const supplierId = await aSupplier('CV Bor')
  const paying = {
    id: supplierId,
    buys: 'jasa' as const,
    amount: '1110000',
    date: '2026-11-12',
    method: 'transfer' as const,
  }
  const paid = await office.do(payAdvance, { ...paying, cashAccountId: bank, withholdingObject: '24-104-47' })
  const slips = await slipsOf('2026-11')
  expect(slips.filter(({ objectOf }) => objectOf === paid.id)).toMatchObject([{ objectCode: '24-104-47' }])
  const { withholdings } = await office.do(startAdvance, { id: supplierId })
  expect(withholdings.find(({ kind }) => kind === 'pph23')?.objectCode).toBe('24-104-47')
})
