import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { readPdf } from '#kit/paper/read-pdf.ts'
import { projects } from '#modules/projects/contract.ts'
import { projectRoutes } from '#modules/projects/routes.ts'
import { aShop } from '#modules/sales/cast/shop.ts'
import { signProject } from '../billing/contract.ts'
import { aSiteReport } from '../cast/diary.ts'
import { aColleague, anAgreedRab } from '../cast/small.ts'
import { pressedChange } from '../changes/change-paper.ts'
import { approveChange, askChange, openChanges, saveChange } from '../changes/contract.ts'
import { pressedDay } from '../diary/day-paper.ts'
import { pressedRecap } from '../diary/recap-paper.ts'
import { pressedRab } from '../rab/rab-paper.ts'
import { worksRoutes } from '../routes.ts'

let db: Database
let actor: Actor
let id: string
let rabId: string
let workItemId: string

const rows = [
  { number: 'I', name: 'Struktur', unit: null, volume: null, unitPrice: null },
  { number: '1', name: 'Beton sloof', unit: 'm3', volume: '12.5', unitPrice: '1450000' },
]

beforeAll(async () => {
  db = await testDatabase()
  const shop = await aShop(db)
  actor = shop.actor
  const site = { name: 'Ruko Cibinong', customerId: shop.customerId, startDate: '2026-11-02', endDate: '2027-04-27' }
  id = (await deskOf(db, actor, projectRoutes).do(projects.add, site)).id
  rabId = await anAgreedRab(db, actor, { projectId: id, rows: rows as never })
  const desk = deskOf(db, actor, worksRoutes)
  await desk.do(signProject, { id, date: '2026-11-02', downPaymentPercent: null, retentionPercent: '5' })
  workItemId = (await desk.do(openChanges, { id })).rows.find(({ name }) => name === 'Beton sloof')?.workItemId ?? ''
})

type Pressing = (tx: Parameters<typeof pressedRab>[0], as: Actor) => Promise<{ content: Buffer }>
const read = async (press: Pressing, as = actor) => {
  const { content } = await db.withTx((tx) => press(tx, as))
  return (await readPdf(content))
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
}
const bare = (): Actor => ({ ...actor, can: (right) => /^view (daftar|dokumentasi)-proyek$/.test(right) })
const stranger = (): Actor => ({ ...actor, scope: { ...actor.scope, projects: [] } })
const holds = (text: string, ...parts: readonly string[]) => {
  for (const part of parts) expect(text).toContain(part)
}

test('a bill of quantities is printed with its sums and weights, without prices for who may not see them', async () => {
  const press: Pressing = (tx, as) => pressedRab(tx, as, { id, rabId } as never)
  const paper = await read(press)
  holds(paper, 'RENCANA ANGGARAN BIAYA', 'Beton sloof', '12,5', '1.450.000', '18.125.000', '100,0000', 'PT Maju Jaya')
  holds(paper, 'Jumlah harga pekerjaan', 'Delapan belas juta seratus dua puluh lima ribu rupiah')
  const unpriced = await read(press, bare())
  holds(unpriced, 'Beton sloof', '12,5')
  expect(unpriced).not.toMatch(/1\.450\.000|18\.125\.000|Delapan belas/)
  await expect(read(press, stranger())).rejects.toThrow(NotFound)
})

test('a change of the contract is printed before and after, as it stood when it was approved', async () => {
  const desk = deskOf(db, actor, worksRoutes)
  const write = async (volume: string, days: number) => {
    const line = { isNew: false, workItemId, number: null, name: null, unit: null, volume, unitPrice: null }
    const about = { kind: 'permintaan' as const, reason: 'Sloof diperdalam', requestedBy: 'Bu Ratna' }
    return desk.do(saveChange, {
      ...{ id, changeId: null, version: null, date: '2026-11-10', ...about, addendumNo: 'ADD/01', days, lines: [line] },
    })
  }
  const first = await write('2.5', 7)
  const press =
    (changeId: string): Pressing =>
    (tx, as) =>
      pressedChange(tx, as, { id, changeId } as never)
  const draft = await read(press(first.id))
  holds(draft, 'PERUBAHAN KONTRAK', 'CCO-1', '12,5', '15', '3.625.000', 'DRAF', 'Menjadi Rp21.750.000')
  const asked = await desk.do(askChange, { id, changeId: first.id, version: first.version })
  const yes = { id, changeId: first.id, version: asked.version }
  await deskOf(db, aColleague(actor), worksRoutes).do(approveChange, yes)
  const second = await write('-1', -2)
  const approved = await read(press(first.id))
  holds(approved, 'Semula Rp18.125.000', 'Bertambah Rp3.625.000', 'Bertambah 7 hari', 'Bu Ratna', 'ADD/01')
  expect(approved).not.toContain('DRAF')
  holds(await read(press(second.id)), '15', '14', '(1.450.000)', 'Berkurang Rp1.450.000', 'Berkurang 2 hari')
  expect(await read(press(first.id), bare())).not.toMatch(/3\.625\.000|18\.125\.000/)
  await expect(read(press(first.id), stranger())).rejects.toThrow(NotFound)
})

test('the report of a day is printed for three to sign, and a week of them together; a draft is in no recap', async () => {
  const work = { workItemId, volume: '1.5', note: 'Cor as A' }
  const day = await aSiteReport(db, actor, { projectId: id, date: '2026-11-16', lines: [work] })
  await aSiteReport(db, actor, { projectId: id, date: '2026-11-17', lines: [{ ...work, volume: '0.75' }] })
  await aSiteReport(db, actor, { projectId: id, date: '2026-11-18', lines: [{ ...work, volume: '9' }], send: false })
  const press: Pressing = (tx, as) => pressedDay(tx, as, day.id)
  const paper = await read(press, bare())
  holds(paper, 'LAPORAN HARIAN', '12 orang: Mandor 1, Tukang 11', 'hujan 1,5 jam', 'Cor as A', 'Besi telat')
  holds(paper, 'Konsultan pengawas', 'PT Maju Jaya', 'Pagi Cerah, siang Hujan')
  await expect(read(press, stranger())).rejects.toThrow(NotFound)

  const recap =
    (from: string, to: string): Pressing =>
    (tx, as) =>
      pressedRecap(tx, as, { projectId: id, from, to } as never)
  const week = await read(recap('2026-11-16', '2026-11-22'))
  holds(week, 'LAPORAN MINGGUAN', '24 orang-hari: Tukang 22, Mandor 2', 'berhenti karena hujan 3 jam', '2,25')
  holds(week, '2 dari 7 hari', '18 Nov', 'Supplier: 2 kali, 4 jam', '17 Nov 2026: Bahan terlambat')
  holds(await read(recap('2026-11-01', '2026-11-30')), 'LAPORAN BULANAN', '2 dari 30 hari')
  await expect(read(recap('2026-11-16', '2026-11-15'))).rejects.toMatchObject({ code: 'site-report.span' })
  await expect(read(recap('2026-11-16', '2026-11-22'), stranger())).rejects.toThrow(NotFound)
})
