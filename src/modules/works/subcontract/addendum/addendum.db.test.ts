import { beforeAll, expect, test } from 'vitest'
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
import { aColleague, anAgreedRab } from '../../cast/small.ts'
import { worksChecks } from '../../checks.ts'
import { openControl } from '../../control/contract.ts'
import { openProgress } from '../../progress/contract.ts'
import { worksRoutes } from '../../routes.ts'
import { worksTasks } from '../../tasks.ts'
import * as spk from '../contract.ts'
import { subcontractAddendum } from './addendum.ts'
import * as contract from './contract.ts'

let db: Database
beforeAll(async () => {
  db = await testDatabase()
})

/** A roof of 100 m2 at 205.000 given away with an advance of 20 %, of which 60 m2 may be measured. */
async function aGivenRoof() {
  const { actor, supplierId } = await aBuyer(db)
  const { id: projectId } = await aProject(db, actor)
  await anAgreedRab(db, actor, { projectId })
  const desk = deskOf(db, actor, worksRoutes)
  const second = aColleague(actor)
  const other = deskOf(db, second, worksRoutes)
  const { lines: items } = await desk.do(openProgress, { id: projectId })
  const workItemId = items.find((line) => line.code === 'B.4')?.workItemId ?? ''
  const draft = await desk.do(spk.addSubcontract, {
    ...{ projectId, supplierId, date: '2025-03-17', subject: 'Pekerjaan atap', advance: '20', retention: '5' },
    ...{ withholdingKind: 'pph-final', withholdingRate: '1.75' },
    lines: [{ workItemId, description: 'Rangka dan penutup atap', unit: 'm2', volume: '100', price: '205000' }],
  })
  const { id } = await desk.do(spk.issueSubcontractDoor, { id: draft.id, version: draft.version })
  const seen = () => desk.do(spk.openSubcontract, { id })
  const lineId = (await seen()).lines[0]?.id ?? ''
  const of = { workItemId, description: 'Rangka dan penutup atap', unit: 'm2', price: '205000' }
  const write = (volume: string, more: object = {}, date = '2025-04-10') =>
    desk.do(contract.addSubcontractAddendum, {
      ...{ subcontractId: id, date, reason: 'Teras ikut diatapi' },
      lines: [{ ...of, lineId, volume, ...more }],
    })
  const agree = async (saved: { readonly id: string; readonly version: number }) => {
    const asked = await desk.do(contract.askSubcontractAddendum, { id: saved.id, version: saved.version })
    return other.do(contract.approveSubcontractAddendum, { id: saved.id, version: asked.version })
  }
  const measure = async (line: string, volume: string, date: string) => {
    const input = { subcontractId: id, date, note: null, lines: [{ lineId: line, volume, reason: 'Menyusul' }] }
    const opname = await desk.do(spk.addSubcontractOpname, input)
    await other.do(spk.approveSubcontractOpname, { id: opname.id, version: opname.version })
    return opname.id
  }
  const committed = async (on?: string) => (await desk.do(openControl, { id: projectId, ...(on && { on }) })).committed
  const sound = async () =>
    expect(await findBreaches(db.read, [...journalChecks, ...purchasingChecks, ...worksChecks])).toEqual([])
  return { actor, second, desk, other, projectId, id, lineId, of, seen, write, agree, measure, committed, sound }
}

test('the declaration equals its tables', async () => {
  expect(await documentDifferences(db.read, subcontractAddendum)).toEqual([])
})

test('an addendum moves nothing until a second person approves it; then lines, value and commitment at once, and back from the last', async () => {
  const roof = await aGivenRoof()
  const draft = await roof.write('35.5')
  expect(await roof.seen()).toMatchObject({
    total: '20500000',
    signed: '20500000',
    addenda: [{ net: '7277500', isOwn: true }],
  })
  const asked = await roof.desk.do(contract.askSubcontractAddendum, { id: draft.id, version: draft.version })
  const which = { id: draft.id, version: asked.version }
  await expect(roof.desk.do(contract.approveSubcontractAddendum, which)).rejects.toMatchObject({
    code: 'subcontract.own-addendum',
  })
  const find = worksTasks.find(({ kind }) => kind === 'subcontract-addendum')!.find
  expect((await find(db.read, roof.actor)).count).toBe(0)
  expect((await find(db.read, roof.second)).rows).toMatchObject([{ amount: '7277500' }])
  expect(await roof.committed()).toBe('20500000')

  const back = await roof.other.do(contract.returnSubcontractAddendum, { ...which, reason: 'Ukur ulang' })
  expect((await roof.seen()).addenda).toMatchObject([{ state: 'draft', remark: 'Ukur ulang' }])
  const approved = await roof.agree({ id: draft.id, version: back.version })
  expect(approved.number).toMatch(/^ADS-/)
  expect(await roof.seen()).toMatchObject({
    ...{ total: '27777500', signed: '20500000', lines: [{ volume: '135.5', amount: '27777500' }] },
    addenda: [{ state: 'approved', totalBefore: '20500000', totalAfter: '27777500', isLast: true }],
  })
  expect([await roof.committed(), await roof.committed('2025-04-09'), await roof.committed('2025-04-10')]).toEqual([
    ...['27777500', '20500000', '27777500'],
  ])

  const second = await roof.agree(await roof.write('-5.5', {}, '2025-04-12'))
  const first = { id: draft.id, version: approved.version, reason: 'Salah' }
  await expect(roof.desk.do(contract.voidSubcontractAddendum, first)).rejects.toMatchObject({
    code: 'subcontract.later-addendum',
  })
  await roof.desk.do(contract.voidSubcontractAddendum, { id: second.id, version: second.version, reason: 'Salah' })
  await roof.measure(roof.lineId, '110', '2025-04-18')
  await expect(roof.desk.do(contract.voidSubcontractAddendum, first)).rejects.toMatchObject({
    code: 'subcontract.addendum-measured',
  })
  expect((await roof.seen()).addenda).toMatchObject([{ state: 'approved' }, { state: 'void', voidReason: 'Salah' }])
  await roof.sound()
})

test('a new line comes with another price and goes again while nothing was measured of it; its opname is valued at it', async () => {
  const roof = await aGivenRoof()
  const line = { lineId: null, description: 'Talang seng', unit: 'm', price: '90000' }
  const added = await roof.agree(await roof.write('24', line))
  const [, gutter] = (await roof.seen()).lines
  expect(await roof.seen()).toMatchObject({
    total: '22660000',
    lines: [{}, { description: 'Talang seng', volume: '24' }],
  })
  const opname = await roof.measure(gutter?.id ?? '', '10', '2025-04-18')
  expect((await roof.seen()).measured).toBe('900000')
  const back = { id: added.id, version: added.version, reason: 'Tidak jadi' }
  await expect(roof.desk.do(contract.voidSubcontractAddendum, back)).rejects.toMatchObject({
    code: 'subcontract.addendum-measured',
  })
  const price = roof.write('1', { lineId: gutter?.id ?? null, price: '95000' })
  await expect(price).rejects.toMatchObject({ code: 'subcontract.price-of-measured' })
  await roof.desk.do(spk.voidSubcontractOpname, { id: opname, version: 2, reason: 'Salah' })
  await roof.desk.do(contract.voidSubcontractAddendum, back)
  expect(await roof.seen()).toMatchObject({ total: '20500000', lines: [{ id: roof.lineId }] })
  await roof.sound()
})

test('it waits for an opname in draft, stays above the advance, comes one at a time, and only to a running SPK', async () => {
  const roof = await aGivenRoof()
  await roof.desk.do(spk.billSubcontractWork, {
    ...{ id: roof.id, kind: 'advance', date: '2025-03-18', supplierInvoiceNo: 'UM/1' },
    ...{ supplierInvoiceDate: null, dueDate: null },
  })
  await expect(roof.write('-80')).rejects.toMatchObject({ code: 'subcontract.advance-stays' })
  const draft = await roof.write('-40')
  await expect(roof.write('-10')).rejects.toMatchObject({ code: 'subcontract.addendum-open' })
  const input = {
    subcontractId: roof.id,
    date: '2025-04-01',
    lines: [{ lineId: roof.lineId, volume: '70', reason: 'x' }],
  }
  const opname = await roof.desk.do(spk.addSubcontractOpname, input)
  await expect(roof.agree(draft)).rejects.toMatchObject({ code: 'subcontract.opname-draft' })
  await roof.other.do(spk.approveSubcontractOpname, { id: opname.id, version: opname.version })
  const late = roof.other.do(contract.approveSubcontractAddendum, { id: draft.id, version: 2 })
  await expect(late).rejects.toMatchObject({ code: 'subcontract.below-measured' })
  const { version } = await roof.seen()
  await roof.desk.do(spk.closeSubcontractDoor, { id: roof.id, version })
  const closed = roof.other.do(contract.approveSubcontractAddendum, { id: draft.id, version: 2 })
  await expect(closed).rejects.toMatchObject({ code: 'subcontract.not-running' })
  const blind = deskOf(db, { ...roof.second, scope: { ...roof.second.scope, projects: [] } }, worksRoutes)
  await expect(blind.do(contract.approveSubcontractAddendum, { id: draft.id, version: 2 })).rejects.toThrow(NotFound)
  await roof.sound()
})
