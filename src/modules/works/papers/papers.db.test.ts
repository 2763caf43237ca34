import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { readPdf } from '#kit/paper/read-pdf.ts'
import { aProject } from '#modules/projects/cast/site.ts'
import { projects } from '#modules/projects/contract.ts'
import { projectRoutes } from '#modules/projects/routes.ts'
import { aShop } from '#modules/sales/cast/shop.ts'
import { billProject, signProject } from '../billing/contract.ts'
import { approveChange, askChange, saveChange } from '../changes/contract.ts'
import { handedOver } from '../cast/handed-over.ts'
import { aColleague, anAgreedRab, anAgreedSchedule } from '../cast/small.ts'
import { aSubcontract } from '../cast/subcontract.ts'
import { approveProgress, openProgress, saveProgress } from '../progress/contract.ts'
import { worksRoutes } from '../routes.ts'
import { openTerminPack, saveTerminWish, type PackPaper } from './contract.ts'
import { openSubcontract } from '../subcontract/contract.ts'
import { pressedAddendum } from './addendum-paper.ts'
import { pressedOpname } from './opname-paper.ts'
import { pressedHandover, pressedPack } from './press.ts'
import { pressedSchedule } from './schedule-paper.ts'
import { pressedSubcontract } from './subcontract-paper.ts'

let db: Database
beforeAll(async () => {
  db = await testDatabase()
})

const told = async (content: Buffer) => (await readPdf(content)).map((page) => page.text).join(' ')

/** A contract of which two termins were billed: weeks 1 and 2, then week 3. */
async function aBilledSite() {
  const shop = await aShop(db)
  const { actor } = shop
  const desk = deskOf(db, actor, worksRoutes)
  const add = { name: 'Ruko Cibinong', customerId: shop.customerId, startDate: '2025-03-03', endDate: '2025-04-27' }
  const { id } = await deskOf(db, actor, projectRoutes).do(projects.add, add)
  const row = { number: '1', name: 'Galian tanah', unit: 'm2', volume: '400', unitPrice: '250000' }
  await anAgreedRab(db, actor, { projectId: id, rows: [row as never] })
  await desk.do(signProject, { id, date: '2025-03-01', downPaymentPercent: null, retentionPercent: '5' })
  const { lines } = await desk.do(openProgress, { id })
  const measure = async (week: number, volume: string) => {
    const done = [{ workItemId: lines[0]?.workItemId ?? '', volume }]
    const date = `2025-03-${String(2 + 7 * week).padStart(2, '0')}`
    const saved = await desk.do(saveProgress, { id, version: null, week, date, lines: done })
    const other = deskOf(db, aColleague(actor), worksRoutes)
    await other.do(approveProgress, { id, reportId: saved.id, version: saved.version })
  }
  await measure(1, '100')
  await measure(2, '60.5')
  const first = await desk.do(billProject, { id, kind: 'sale', date: '2025-03-17' })
  await measure(3, '40.25')
  const second = await desk.do(billProject, { id, kind: 'sale', date: '2025-03-24' })
  const pressed = (invoiceId: string, seadanya?: 'ya') =>
    db.withTx((tx) => pressedPack(tx, actor, { id, invoiceId, seadanya }))
  return { shop, desk, id, workItemId: lines[0]?.workItemId ?? '', first, second, pressed }
}

test('the pack of a termin names what is missing, and is one PDF of the weeks it bills', async () => {
  const { shop, desk, id, workItemId, first, second, pressed } = await aBilledSite()
  // Those that are named are wanted no more; what else is wanted stays.
  const wanted = async (...no: readonly PackPaper[]) => {
    for (const paper of no) await desk.do(saveTerminWish, { id, paper, isWanted: false })
  }
  const pack = await desk.do(openTerminPack, { id, invoiceId: second.id })
  expect(pack.number).toBe(second.number)
  const missing = pack.lines.filter((line) => line.isWanted && line.missing !== null).map((line) => line.paper)
  expect(missing).toEqual(['foto', 'faktur'])
  await expect(pressed(second.id)).rejects.toMatchObject({ code: 'termin-pack.missing' })
  const some = await told((await pressed(second.id, 'ya')).content)
  expect(some).toContain('KWITANSI')
  expect(some).toContain('BERITA ACARA PROGRES PEKERJAAN')

  await wanted('invoice', 'kwitansi', 'foto', 'faktur')
  const said = await told((await pressed(second.id)).content)
  for (const part of ['160,5', '40,25', '200,75', '50,1875', 'RINCIAN VOLUME']) expect(said).toContain(part)
  expect(said).not.toContain('KWITANSI')
  // A change of the contract that came later rewrites no paper that went out.
  const change = await desk.do(saveChange, {
    ...{ id, changeId: null, version: null, date: '2025-03-25', kind: 'permintaan', reason: 'Tambah', days: 0 },
    lines: [
      { workItemId: workItemId, isNew: false, number: null, name: null, unit: null, volume: '100', unitPrice: null },
    ],
  })
  const asked = await desk.do(askChange, { id, changeId: change.id, version: change.version })
  await deskOf(db, aColleague(shop.actor), worksRoutes).do(approveChange, {
    id,
    changeId: change.id,
    version: asked.version,
  })
  expect(await told((await pressed(second.id)).content)).toContain('50,1875')

  const before = await told((await pressed(first.id)).content)
  expect(before).toContain('60,5')
  expect(before).not.toContain('40,25')
  const other = await aBilledSite()
  await expect(other.desk.do(openTerminPack, { id, invoiceId: second.id })).rejects.toThrow(NotFound)
  await expect(desk.do(openTerminPack, { id, invoiceId: newId() })).rejects.toThrow(NotFound)
  await wanted('progres', 'volume')
  await expect(pressed(second.id)).rejects.toMatchObject({ code: 'termin-pack.nothing' })
})

test('a schedule that holds is printed on A3, the curve and the weeks on one sheet', async () => {
  const { actor } = await aShop(db)
  const { id } = await aProject(db, actor)
  const pressed = () => db.withTx((tx) => pressedSchedule(tx, actor, id))
  await anAgreedRab(db, actor, { projectId: id })
  await expect(pressed()).rejects.toThrow(NotFound)
  await anAgreedSchedule(db, actor, { projectId: id })
  const pages = await readPdf((await pressed()).content)
  expect(pages).toHaveLength(1)
  for (const said of ['KURVA S', 'Rencana kumulatif', '100,00', 'minggu 1 mulai 3 Maret 2025'])
    expect(pages[0]?.text).toContain(said)
})

test('a handover and a subcontract are printed for who may see them', async () => {
  const { shop, desk, id } = await aBilledSite()
  const { actor } = shop
  const bast = (which: '1' | '2', as = actor) => db.withTx((tx) => pressedHandover(tx, as, { id, which }))
  await expect(bast('1')).rejects.toThrow(NotFound)
  await handedOver(desk, id, { first: '2025-05-01', days: 90, final: '2025-07-30' })
  const first = await told((await bast('1')).content)
  for (const said of ['SERAH TERIMA PERTAMA', 'BAST-1/01', '90 hari', '100.000.000']) expect(first).toContain(said)
  expect(await told((await bast('2')).content)).toContain('BAST-2/01')
  const can = (right: string) => right === 'view daftar-proyek'
  const foreman = { ...aColleague(actor), can }
  expect(await told((await bast('1', foreman)).content)).not.toContain('100.000.000')

  const spk = await aSubcontract(db, actor, id)
  const paper = await db.withTx((tx) => pressedSubcontract(tx, actor, spk))
  const said = await told(paper.content)
  for (const part of ['SURAT PERINTAH KERJA', 'Atap galvalum', '205.000', '20.500.000']) expect(said).toContain(part)
  await expect(db.withTx((tx) => pressedSubcontract(tx, foreman, spk))).rejects.toThrow(NotFound)

  const { addenda, opnames, number } = await desk.do(openSubcontract, { id: spk })
  expect(said).toContain(`Sudah termasuk ${addenda[0]?.number ?? 'x'}`)
  const more = await db.withTx((tx) => pressedAddendum(tx, actor, addenda[0]?.id ?? ''))
  const toldMore = await told(more.content)
  for (const part of [
    'ADDENDUM SURAT PERINTAH KERJA',
    'Kanopi',
    number ?? 'x',
    '18.450.000',
    '20.500.000',
    '2.050.000',
  ])
    expect(toldMore).toContain(part)
  await expect(db.withTx((tx) => pressedAddendum(tx, foreman, addenda[0]?.id ?? ''))).rejects.toThrow(NotFound)
  // The draft of the second: 60 before, 40 now.
  const record = await db.withTx((tx) => pressedOpname(tx, actor, opnames[1]?.id ?? ''))
  const toldRecord = await told(record.content)
  for (const part of ['BERITA ACARA OPNAME', '100 60 40 100', '8.200.000']) expect(toldRecord).toContain(part)
  await expect(db.withTx((tx) => pressedOpname(tx, foreman, opnames[1]?.id ?? ''))).rejects.toThrow(NotFound)
})
