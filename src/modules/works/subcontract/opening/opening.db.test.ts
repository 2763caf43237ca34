import { beforeAll, expect, test } from 'vitest'
import { allChecks } from '#app/cli/check-books.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { findBreaches } from '#kit/posting/check.ts'
import { aProject } from '#modules/projects/cast/site.ts'
import { aBuyer } from '#modules/purchasing/cast/buyer.ts'
import { openOutlook } from '#modules/works/outlook/contract.ts'
import { aColleague, anAgreedRab } from '../../cast/small.ts'
import { openControl } from '../../control/contract.ts'
import { openProgress } from '../../progress/contract.ts'
import { worksRoutes } from '../../routes.ts'
import * as addenda from '../addendum/contract.ts'
import * as contract from '../contract.ts'
import type { SubcontractBillKind } from '../seen.ts'
import { openRunningSubcontract, voidSubcontractOpening } from './contract.ts'

let db: Database
beforeAll(async () => {
  db = await testDatabase()
})

/** A roof of 100 m2 at 1 jt with 20 % ahead and 5 % held back, given away before the books began. */
async function aRunningRoof() {
  const buyer = await aBuyer(db)
  const { actor, supplierId } = buyer
  const { id: projectId } = await aProject(db, actor)
  await anAgreedRab(db, actor, { projectId })
  const desk = deskOf(db, actor, worksRoutes)
  const other = deskOf(db, aColleague(actor), worksRoutes)
  const { lines } = await desk.do(openProgress, { id: projectId })
  const workItemId = lines.find((line) => line.code === 'B.4')?.workItemId ?? ''
  const line = { workItemId, description: 'Rangka atap', unit: 'm2', volume: '100', price: '1000000' }
  const terms = { advance: '20', retention: '5', withholdingKind: 'pph-final' as const, withholdingRate: '1.75' }
  const head = { projectId, supplierId, date: '2025-03-17' as const, subject: 'Pekerjaan atap', ...terms }
  const saved = await desk.do(contract.addSubcontract, { ...head, lines: [line] })
  const { id } = await desk.do(contract.issueSubcontractDoor, { id: saved.id, version: saved.version })
  const seen = () => desk.do(contract.openSubcontract, { id })
  const lineId = (await seen()).lines[0]?.id ?? ''
  const open = (volume: string | null, more: object = {}) =>
    desk.do(openRunningSubcontract, {
      ...{ id, on: '2025-06-30', advance: '12000000', retention: '2000000', withCost: true, ...more },
      lines: volume ? [{ lineId, volume }] : [],
    })
  const undo = () => desk.do(voidSubcontractOpening, { id, reason: 'Salah angka' })
  const measure = async (volume: string, date: string) => {
    const rows = [{ lineId, volume, reason: 'Menyusul' }]
    const opname = await desk.do(contract.addSubcontractOpname, { subcontractId: id, date, note: null, lines: rows })
    return other.do(contract.approveSubcontractOpname, { id: opname.id, version: opname.version })
  }
  const bill = (kind: SubcontractBillKind, date: string) =>
    desk.do(contract.billSubcontractWork, {
      ...{ id, kind, date, supplierInvoiceNo: `${kind}/${date}`, supplierInvoiceDate: null, dueDate: null },
    })
  const books = async () =>
    Promise.all(['1-1410', '2-1120', '5-3000', '3-1000'].map(async (code) => Number(await buyer.balance(code))))
  return { buyer, desk, other, projectId, workItemId, id, lineId, seen, open, undo, measure, bill, books }
}

const sound = async () => expect(await findBreaches(db.read, allChecks)).toEqual([])

test('an SPK that was running comes in by one journal; opname, bill, retention and addendum go on from it to the last rupiah', async () => {
  const roof = await aRunningRoof()
  const { desk, other, id } = roof
  const before = Number(await roof.buyer.balance('3-1000'))
  expect(await roof.seen()).toMatchObject({ isOpenable: true, opening: null })
  const { number } = await roof.open('40')
  expect(number).toMatch(/^KU-2506-/)
  expect(await roof.books()).toEqual([12_000_000, -2_000_000, 40_000_000, before - 50_000_000])
  expect(await roof.seen()).toMatchObject({
    ...{ isOpenable: false, measured: '40000000', billed: '40000000', advanceOpen: '12000000', ready: [], bills: [] },
    ...{ retentionHeld: '2000000', opening: { on: '2025-06-30', number, billed: '40000000' } },
    opnames: [{ billNumber: 'Saldo awal' }],
  })
  const control = await desk.do(openControl, { id: roof.projectId })
  expect(control).toMatchObject({ committed: '60000000', actual: '40000000' })
  const { rows } = await desk.do(openOutlook, { id: roof.projectId })
  // 60 jt of work less 3 jt held back and 12 jt paid ahead, and 5 jt of retention in the end.
  expect(rows.map(({ kind, amount }) => [kind, amount]).toSorted()).toMatchObject([
    ['subcontract', '45000000'],
    ['subcontract_retention', '5000000'],
  ])
  await sound()

  const more = { lineId: roof.lineId, workItemId: roof.workItemId, description: 'Rangka atap', unit: 'm2' }
  const change = (volume: string) =>
    desk.do(addenda.addSubcontractAddendum, {
      ...{ subcontractId: id, date: '2025-07-02', reason: 'Teras' },
      lines: [{ ...more, price: '1000000', volume }],
    })
  await expect(change('-61')).rejects.toMatchObject({ code: 'subcontract.below-measured' })
  const saved = await change('10')
  const asked = await desk.do(addenda.askSubcontractAddendum, { id: saved.id, version: saved.version })
  await other.do(addenda.approveSubcontractAddendum, { id: saved.id, version: asked.version })

  await roof.measure('70', '2025-08-01')
  expect((await roof.seen()).ready).toMatchObject([
    { kind: 'progress', gross: '70000000', advance: '12000000', retention: '3500000' },
  ])
  await roof.bill('progress', '2025-08-02')
  expect((await roof.books()).slice(0, 3)).toEqual([0, -5_500_000, 110_000_000])
  await roof.bill('retention', '2025-12-01')
  expect((await roof.books()).slice(0, 3)).toEqual([0, 0, 110_000_000])
  await expect(roof.undo()).rejects.toMatchObject({ code: 'subcontract-opening.followed' })
  await sound()
})

test('an opening is taken back by its mirror and written anew, its cost told elsewhere; not once something followed it', async () => {
  const roof = await aRunningRoof()
  const start = await roof.books()
  await roof.open('40')
  await expect(roof.open('10')).rejects.toMatchObject({ code: 'subcontract-opening.twice' })
  const [opname] = (await roof.seen()).opnames
  const alone = roof.desk.do(contract.voidSubcontractOpname, { id: opname!.id, version: 1, reason: 'Salah' })
  await expect(alone).rejects.toMatchObject({ code: 'subcontract.billed' })
  const next = await roof.measure('10', '2025-07-10')
  await expect(roof.undo()).rejects.toMatchObject({ code: 'subcontract-opening.followed' })
  await roof.other.do(contract.voidSubcontractOpname, { id: next.id, version: next.version, reason: 'Salah' })
  await roof.undo()
  expect(await roof.books()).toEqual(start)
  expect(await roof.seen()).toMatchObject({ isOpenable: true, measured: '0', billed: '0', retentionHeld: '0' })
  await sound()
  await expect(roof.undo()).rejects.toMatchObject({ code: 'subcontract-opening.none' })
  await roof.open('40', { withCost: false })
  const [advance, retention, cost, capital] = start as [number, number, number, number]
  expect(await roof.books()).toEqual([advance + 12_000_000, retention - 2_000_000, cost, capital - 10_000_000])
  await sound()
})

test('no opening beyond the SPK, before its day, over what happened here, or by strangers', async () => {
  const roof = await aRunningRoof()
  await expect(roof.open('101')).rejects.toMatchObject({ code: 'subcontract.beyond', field: 'lines.0.volume' })
  await expect(roof.open('40', { retention: '40000001' })).rejects.toMatchObject({ field: 'retention' })
  await expect(roof.open('40', { advance: '60000001' })).rejects.toMatchObject({ field: 'advance' })
  await expect(roof.open(null, { advance: '0' })).rejects.toMatchObject({ code: 'subcontract-opening.empty' })
  await expect(roof.open('40', { on: '2025-03-16' })).rejects.toMatchObject({ field: 'on' })
  const stranger = deskOf(db, { ...roof.buyer.actor, companyId: roof.id }, worksRoutes)
  await expect(stranger.do(voidSubcontractOpening, { id: roof.id, reason: 'X' })).rejects.toThrow(NotFound)
  await roof.measure('10', '2025-07-10')
  await expect(roof.open('40')).rejects.toMatchObject({ code: 'subcontract-opening.moved' })
})
