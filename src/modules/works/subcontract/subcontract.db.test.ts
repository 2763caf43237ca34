import { beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { documentDifferences } from '#kit/document/document-check.ts'
import { deskOf } from '#kit/http/desk.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { findBreaches } from '#kit/posting/check.ts'
import { journalChecks } from '#modules/journal/checks.ts'
import { aProject } from '#modules/projects/cast/site.ts'
import { aBuyer } from '#modules/purchasing/cast/buyer.ts'
import { purchasingChecks } from '#modules/purchasing/checks.ts'
import { voidBill } from '#modules/purchasing/bills/change-contract.ts'
import { openBill } from '#modules/purchasing/bills/contract.ts'
import { paySupplier } from '#modules/purchasing/payments/contract.ts'
import small from '../../../../tests/vectors/projects/project_small.json' with { type: 'json' }
import { aColleague, anAgreedRab } from '../cast/small.ts'
import { worksChecks } from '../checks.ts'
import { openControl } from '../control/contract.ts'
import { openProgress, saveProgress, approveProgress } from '../progress/contract.ts'
import { worksRoutes } from '../routes.ts'
import * as contract from './contract.ts'
import { subcontractOpname } from './opname.ts'
import type { SubcontractBillKind } from './seen.ts'
import { subcontract } from './subcontract.ts'

let db: Database
beforeAll(async () => {
  db = await testDatabase()
})

const event = (no: number) =>
  small.events.find((one) => one.no === no)?.expected as never as {
    readonly document: Readonly<Record<string, number>>
    readonly balances_after: Readonly<Record<string, number>>
  }
const codes = ['1-1410', '1-1600', '2-1100', '2-1120', '2-1520', '5-3000', '5-3100']

/** A project whose roof is given away, with who does what on it. */
async function aRoof(terms: object = {}) {
  const buyer = await aBuyer(db)
  const { actor, supplierId } = buyer
  const { id: projectId } = await aProject(db, actor)
  await anAgreedRab(db, actor, { projectId })
  const desk = deskOf(db, actor, worksRoutes)
  const other = deskOf(db, aColleague(actor), worksRoutes)
  const { lines } = await desk.do(openProgress, { id: projectId })
  const workItemId = lines.find((line) => line.code === 'B.4')?.workItemId ?? ''
  const draft = {
    ...{ projectId, supplierId, date: '2025-03-17', subject: 'Pekerjaan atap', advance: null, retention: '5' },
    ...{ withholdingKind: 'pph-final' as const, withholdingRate: '1.75', ...terms },
    lines: [{ workItemId, description: 'Rangka dan penutup atap', unit: 'm2', volume: '135.5', price: '205000' }],
  } as const
  const saved = await desk.do(contract.addSubcontract, draft)
  const { id, number } = await desk.do(contract.issueSubcontractDoor, { id: saved.id, version: saved.version })
  const seen = () => desk.do(contract.openSubcontract, { id })
  const measure = async (volume: string, date: string, reason: string | null = 'Pemberi kerja menyetujui menyusul') => {
    const lineId = (await seen()).lines[0]?.id ?? ''
    const input = { subcontractId: id, date, note: null, lines: [{ lineId, volume, reason }] }
    const opname = await desk.do(contract.addSubcontractOpname, input)
    await other.do(contract.approveSubcontractOpname, { id: opname.id, version: opname.version })
    return opname.id
  }
  const bill = (kind: SubcontractBillKind, date: string, more: object = {}) =>
    desk.do(contract.billSubcontractWork, {
      ...{ id, kind, date, supplierInvoiceNo: `${kind}/${date}`, supplierInvoiceDate: null, dueDate: null, ...more },
    })
  const pay = async (billId: string, date: string) => {
    const { openDue, withholdingAmount, withholdingKind, withholdingBase } = await buyer.do(openBill, { id: billId })
    const cash = String(BigInt(openDue) - BigInt(withholdingAmount))
    await buyer.do(paySupplier, {
      ...{ supplierId, date, amount: cash, method: 'tunai', confirmDuplicates: true },
      allocations: [
        {
          billId,
          amount: openDue,
          withheld: withholdingAmount,
          withholdingKind,
          withholdingBase,
          withholdingRate: '1.75',
        },
      ],
    } as never)
    return { cash: Number(cash), pph: Number(withholdingAmount) }
  }
  const books = async () =>
    Object.fromEntries(await Promise.all(codes.map(async (code) => [code, Number(await buyer.balance(code))])))
  const sound = async () =>
    expect(await findBreaches(db.read, [...journalChecks, ...purchasingChecks, ...worksChecks])).toEqual([])
  return { buyer, desk, other, projectId, workItemId, id, number, seen, measure, bill, pay, books, sound }
}

test('the declarations equal their tables', async () => {
  expect(await documentDifferences(db.read, subcontract)).toEqual([])
  expect(await documentDifferences(db.read, subcontractOpname)).toEqual([])
})

test('a roof is given away, measured, billed, paid with PPh, and its retention released, as was worked out', async () => {
  const roof = await aRoof()
  const control = () => roof.desk.do(openControl, { id: roof.projectId })
  expect(roof.number).toMatch(/^SUB-/)
  expect(await control()).toMatchObject({ committed: '27777500', actual: '0' })

  await roof.measure('135.5', '2025-04-18')
  const ready = (await roof.seen()).ready
  expect(ready).toMatchObject([{ kind: 'progress', gross: '27777500', retention: '1388875', ppn: '2902749' }])
  const work = await roof.bill('progress', '2025-04-18')
  expect(await roof.books()).toMatchObject({ ...event(18).balances_after, '1-1600': 2_902_749 })
  expect(await control()).toMatchObject({
    ...{ committed: '0', actual: '27777500' },
    heads: [{ head: 'subkon', committed: '0', actual: '27777500' }],
  })
  expect(await roof.pay(work.id, '2025-05-05')).toEqual({ cash: 28_829_573, pph: 461_801 })
  expect(await roof.books()).toMatchObject({ '2-1100': 0, '2-1520': -461_801 })

  const release = await roof.bill('retention', '2025-08-14')
  expect(await roof.books()).toMatchObject({ '1-1600': 2_902_749 + 152_776, '2-1100': -1_541_651, '2-1120': 0 })
  expect(await roof.pay(release.id, '2025-08-15')).toEqual({ cash: 1_517_346, pph: 24_305 })
  expect(await roof.books()).toEqual({
    ...{
      '1-1410': 0,
      '1-1600': 3_055_525,
      '2-1100': 0,
      '2-1120': 0,
      '2-1520': -486_106,
      '5-3000': 27_777_500,
      '5-3100': 0,
    },
  })
  expect(await roof.seen()).toMatchObject({
    ...{ measured: '27777500', billed: '27777500', paid: '30833025', retentionHeld: '0', ready: [] },
    bills: [{ paid: '29291374' }, { paid: '1541651' }],
  })
  const { rows } = await db.pool.query(
    `select account_code, sum(debit - credit)::bigint as amount from project_balance
     where project_id = $1 and work_item_id = $2 and account_code = '5-3000' group by 1`,
    [roof.projectId, roof.workItemId],
  )
  expect(rows).toEqual([{ account_code: '5-3000', amount: 27_777_500n }])
  await roof.sound()
})

test('an advance is billed, recovered by its share, and what material cost is charged back without PPN', async () => {
  const roof = await aRoof({ advance: '20' })
  const advance = await roof.bill('advance', '2025-03-18')
  expect(await roof.books()).toMatchObject({ '1-1410': 5_555_500, '1-1600': 611_105, '2-1100': -6_166_605 })
  expect(await roof.pay(advance.id, '2025-03-19')).toEqual({ cash: 6_069_384, pph: 97_221 })
  await roof.measure('60', '2025-04-01')
  await roof.bill('progress', '2025-04-02', { backCharge: '500000', backChargeNote: 'Seng dari gudang kami' })
  // 12.300.000 − 2.460.000 − 615.000 = 9.225.000, PPN 1.014.750; then 500.000 off.
  expect(await roof.books()).toMatchObject({
    ...{ '1-1410': 3_095_500, '2-1100': -9_739_750, '2-1120': -615_000, '5-3000': 12_300_000, '5-3100': -500_000 },
  })
  const { rows } = await db.pool.query(
    `select work_item_id, sum(debit - credit)::bigint as amount from project_balance
     where project_id = $1 and account_code = '5-3100' group by 1`,
    [roof.projectId],
  )
  expect(rows).toEqual([{ work_item_id: roof.workItemId, amount: -500_000n }])
  await roof.measure('75.5', '2025-04-20')
  const last = await roof.bill('progress', '2025-04-20')
  expect(await roof.books()).toMatchObject({ '1-1410': 0, '2-1120': -1_388_875, '5-3000': 27_777_500 })
  await roof.sound()

  // Back in reverse order, to nothing.
  const [, first] = (await roof.seen()).bills
  const back = (billId: string) =>
    roof.desk.do(contract.takeSubcontractBillBack, { id: roof.id, billId, reason: 'Salah' })
  await expect(back(first?.billId ?? '')).rejects.toMatchObject({ code: 'subcontract.later-bill' })
  const { version } = await roof.buyer.do(openBill, { id: last.id })
  const byPurchasing = roof.buyer.do(voidBill, { id: last.id, version, reason: 'Salah' })
  await expect(byPurchasing).rejects.toMatchObject({ code: 'bill.of-subcontract' })
  await back(last.id)
  await back(first?.billId ?? '')
  expect(await roof.books()).toMatchObject({ '1-1410': 5_555_500, '2-1100': 0, '2-1120': 0, '5-3000': 0, '5-3100': 0 })
  await expect(back(advance.id)).rejects.toMatchObject({ code: 'bill.has-payments' })
  for (const opname of (await roof.seen()).opnames.toReversed())
    await roof.desk.do(contract.voidSubcontractOpname, { id: opname.id, version: opname.version, reason: 'Salah' })
  expect((await roof.seen()).opnames).toEqual([])
  await roof.sound()
})

describe('an opname', () => {
  test('never stands above the SPK, nor without a reason above what the owner approved', async () => {
    const roof = await aRoof()
    await expect(roof.measure('135.6', '2025-04-18')).rejects.toMatchObject({ code: 'subcontract.beyond' })
    await expect(roof.measure('10', '2025-04-18', null)).rejects.toMatchObject({ code: 'subcontract.above-owner' })
    const lines = [{ workItemId: roof.workItemId, volume: '10' }]
    const sheet = { id: roof.projectId, version: null, week: 1, date: '2025-04-10', note: null, lines }
    const { id, version } = await roof.desk.do(saveProgress, sheet)
    await roof.other.do(approveProgress, { id: roof.projectId, reportId: id, version })
    await roof.measure('10', '2025-04-18', null)
    await expect(roof.measure('1', '2025-04-19', null)).rejects.toMatchObject({ code: 'subcontract.above-owner' })
  })

  test('is approved by somebody else, taken back from the last, and never under its bill', async () => {
    const roof = await aRoof()
    const { lines, version } = await roof.seen()
    const input = {
      subcontractId: roof.id,
      date: '2025-04-01',
      note: null,
      lines: [{ lineId: lines[0]!.id, volume: '5', reason: 'x' }],
    }
    const draft = await roof.desk.do(contract.addSubcontractOpname, input)
    const own = roof.desk.do(contract.approveSubcontractOpname, { id: draft.id, version: draft.version })
    await expect(own).rejects.toMatchObject({ code: 'subcontract.own-approval' })
    const twice = roof.desk.do(contract.addSubcontractOpname, input)
    await expect(twice).rejects.toMatchObject({ code: 'subcontract.opname-draft' })
    await roof.desk.do(contract.deleteSubcontractOpname, { id: draft.id })
    const first = await roof.measure('5', '2025-04-01')
    await roof.measure('5', '2025-04-08')
    const early = roof.desk.do(contract.voidSubcontractOpname, { id: first, version: 2, reason: 'Salah' })
    await expect(early).rejects.toMatchObject({ code: 'subcontract.later-opname' })
    const begun = roof.desk.do(contract.voidSubcontractDoor, { id: roof.id, version, reason: 'Batal' })
    await expect(begun).rejects.toMatchObject({ code: 'subcontract.begun' })
  })
})

test('the subcontracts of a project are for who sees it and its costs', async () => {
  const roof = await aRoof()
  const { actor } = roof.buyer
  const blind = deskOf(db, { ...actor, scope: { ...actor.scope, projects: [] } }, worksRoutes)
  await expect(blind.do(contract.listSubcontracts, { id: roof.projectId })).rejects.toThrow(NotFound)
  await expect(blind.do(contract.openSubcontract, { id: roof.id })).rejects.toThrow(NotFound)
  expect(await roof.desk.do(contract.listSubcontracts, { id: roof.projectId })).toMatchObject([
    { id: roof.id, status: 'running', total: '27777500', measured: '0', billed: '0', retentionHeld: '0' },
  ])
  const close = blind.do(contract.closeSubcontractDoor, { id: roof.id, version: 2 })
  await expect(close).rejects.toThrow(NotFound)
  const billing = blind.do(contract.billSubcontractWork, {
    ...{
      id: roof.id,
      kind: 'progress',
      date: '2025-04-18',
      supplierInvoiceNo: 'X',
      supplierInvoiceDate: null,
      dueDate: null,
    },
  })
  await expect(billing).rejects.toThrow(NotFound)
})
