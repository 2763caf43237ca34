import { expect, test } from 'vitest'
import { testDatabase } from '#kit/db/test-database.ts'
import { period } from '#ground/period.ts'
import * as bill from '#modules/purchasing/bills/contract.ts'
import { anOffice } from '#modules/purchasing/cast/office.ts'
import { payManyBills } from '#modules/purchasing/payments/many-contract.ts'
import { deskOf } from '#kit/http/desk.ts'
import { financeRoutes } from '#modules/finance/routes.ts'
import { saveTaxObject } from '#modules/finance/tax-objects/contract.ts'
import { reportRoutes } from '../routes.ts'
import { pphRecap } from './contract.ts'
import { bpuFile } from './bpu-file.ts'

test('PPh final that was held back of a supplier is a slip for Coretax, once both have a tax number', async () => {
  const db = await testDatabase()
  const office = await anOffice(db)
  const { companyId } = office.actor
  const supplierId = await office.supplier({ name: 'CV Borong Jaya' })
  const receipt = await office.received({ supplierId })
  const { id } = await office.do(bill.createBill, {
    ...{ supplierId, supplierInvoiceNo: 'INV/77', date: '2026-11-06', confirmDuplicates: true },
    ...{ lines: [{ receiptLineId: receipt.lines[0]!.id }], withholdingKind: 'pph-final', withholdingRate: '2.65' },
  })
  const bank = await db.pool.query<{ id: string }>(
    `select id from cash_account where company_id = $1 and kind = 'bank' limit 1`,
    [companyId],
  )
  await office.do(payManyBills, { date: '2026-11-10', cashAccountId: bank.rows[0]!.id, billIds: [id] })
  const made = (month: string, of: 'final' | '22-23' = 'final') =>
    db.withTx((tx) => bpuFile(tx, office.actor, { period: period(month), of }))
  await db.pool.query('update company set npwp = null where id = $1', [companyId])
  await expect(made('2026-11')).rejects.toMatchObject({ code: 'bpu.no-npwp' })
  await db.pool.query(`update company set npwp = '0012345678912000' where id = $1`, [companyId])
  await db.pool.query('update supplier set npwp = null, nik = null, nitku = null where id = $1', [supplierId])
  await expect(made('2026-11')).rejects.toMatchObject({ code: 'bpu.no-tax-number', facts: { names: 'CV Borong Jaya' } })
  await db.pool.query(`update supplier set npwp = '0098765432109000' where id = $1`, [supplierId])
  const { body, name } = await made('2026-11')
  expect(name).toBe('BPU 2026-11.xml')
  expect(String(body)).toContain('<TaxObjectCode>28-409-24</TaxObjectCode>')
  expect(String(body)).toContain('<TaxBase>10000</TaxBase>')
  expect(String(body)).toContain('<DocumentNumber>INV/77</DocumentNumber>')
  expect(String(body)).toContain('<WithholdingDate>2026-11-10</WithholdingDate>')
  await expect(made('2026-12')).rejects.toMatchObject({ code: 'bpu.nothing' })

  // The same payment as one of PPh 23: what was paid for is said first, and proposed for what comes after.
  await expect(made('2026-11', '22-23')).rejects.toMatchObject({ code: 'bpu.nothing' })
  await db.pool.query(
    `update purchase_settlement set withholding_kind = 'pph23', withholding_rate = 2, withheld = 200 where bill_id = $1`,
    [id],
  )
  await expect(made('2026-11', '22-23')).rejects.toMatchObject({ code: 'bpu.no-object' })
  const desk = deskOf(db, office.actor, [...financeRoutes, ...reportRoutes])
  await desk.do(saveTaxObject, { id, code: '24-104-29' })
  const { slips } = await desk.do(pphRecap, { period: '2026-11' })
  expect(slips).toMatchObject([{ kind: 'pph23', objectOf: id, objectCode: '24-104-29' }])
  const other = await made('2026-11', '22-23')
  expect(other.name).toBe('BPU PPh 22-23 2026-11.xml')
  expect(String(other.body)).toContain('<TaxObjectCode>24-104-29</TaxObjectCode>')
  await expect(desk.do(saveTaxObject, { id: supplierId, code: '24-104-29' })).rejects.toThrow()
})
