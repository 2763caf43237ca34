import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { aPhoto } from '#kit/files/cast/pictures.ts'
import { aShelf, handsOf } from '#kit/files/cast/shelf.ts'
import { deskOf } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { readPdf } from '#kit/paper/read-pdf.ts'
import { projects } from '#modules/projects/contract.ts'
import { projectRoutes } from '#modules/projects/routes.ts'
import { aShop } from '#modules/sales/cast/shop.ts'
import { billProject, signProject } from '../billing/contract.ts'
import { aToldDay } from '../cast/diary.ts'
import { aColleague, anAgreedRab } from '../cast/small.ts'
import { addSiteReport } from '../diary/contract.ts'
import { openTerminPack } from '../papers/contract.ts'
import { pressedPack } from '../papers/press.ts'
import { approveProgress, openProgress, saveProgress } from '../progress/contract.ts'
import { worksRoutes } from '../routes.ts'
import * as album from './contract.ts'

const shelf = aShelf()
let db: Database
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => shelf.clear())

const digging = { number: '1', name: 'Galian tanah', unit: 'm3', volume: '100', unitPrice: '100000' }
const roofing = { number: '2', name: 'Atap galvalum', unit: 'm2', volume: '100', unitPrice: '400000' }

test('a photo shows a work item from the phone on, and is counted, sifted and put into the pack of a termin by it', async () => {
  const shop = await aShop(db)
  const { actor } = shop
  const desk = deskOf(db, actor, worksRoutes)
  const add = { name: 'Kios Sentul', customerId: shop.customerId, startDate: '2026-11-01' }
  const { id: projectId } = await deskOf(db, actor, projectRoutes).do(projects.add, add)
  await anAgreedRab(db, actor, { projectId, rows: [digging, roofing] as never })
  const [dug, roof] = (await desk.do(openProgress, { id: projectId })).lines.map(({ workItemId }) => workItemId)
  const { draft } = handsOf(db, actor)
  let seed = 0
  const told = async (date: string, shown: readonly (string | null)[]) => {
    const files: string[] = []
    for (const _ of shown)
      files.push(
        (
          await draft(
            await aPhoto((seed += 1), 320, 240)
              .jpeg()
              .toBuffer(),
            `f${seed}.jpg`,
          )
        ).id,
      )
    // What was said of a photo that was thrown away again names no file of the report.
    const shows = shown.flatMap((workItemId, at) => (workItemId ? [{ fileId: files[at] ?? '', workItemId }] : []))
    const lines = [
      { workItemId: dug!, volume: null, note: null },
      { workItemId: roof!, volume: null, note: null },
    ]
    const day = aToldDay({ projectId, date, lines, files, shows: [...shows, { fileId: 'f0', workItemId: dug! }] })
    await desk.do(addSiteReport, day)
    return files
  }
  await told('2026-11-02', [dug!, null])
  const [late] = await told('2026-11-09', [dug!])
  const counted = async () => (await desk.do(openProgress, { id: projectId })).lines.map(({ photos }) => photos)
  // One of the photos shows no work item: it is of both that were worked on that day.
  expect(await counted()).toEqual([3, 1])
  const of = async (workItemId: string) => {
    const photos = await desk.do(album.photosOfWork, { projectId, workItemId })
    return photos.map(({ date, work }) => [date, work?.code ?? null])
  }
  expect(await of(dug!)).toEqual([
    ['2026-11-09', '1'],
    ['2026-11-02', '1'],
    ['2026-11-02', null],
  ])

  // Afterwards, in the album: another work item; without one said, it stays.
  const note = { projectId, fileId: late ?? '', caption: 'Rangka', spot: null }
  await desk.do(album.savePhotoNote, { ...note, version: 1, workItemId: roof! })
  await desk.do(album.savePhotoNote, { ...note, version: 2 })
  expect(await counted()).toEqual([2, 2])
  const strange = desk.do(album.savePhotoNote, { ...note, version: 3, workItemId: newId() })
  await expect(strange).rejects.toMatchObject({ code: 'work-item.unknown', field: 'workItemId' })
  await desk.do(album.savePhotoNote, { ...note, version: 3, workItemId: dug! })

  await desk.do(signProject, { id: projectId, date: '2026-11-01', downPaymentPercent: null, retentionPercent: null })
  const lines = [{ workItemId: dug!, volume: '60' }]
  const saved = await desk.do(saveProgress, { id: projectId, version: null, week: 1, date: '2026-11-08', lines })
  const other = deskOf(db, aColleague(actor), worksRoutes)
  await other.do(approveProgress, { id: projectId, reportId: saved.id, version: saved.version })
  const bill = await desk.do(billProject, { id: projectId, kind: 'sale', date: '2026-11-10' })
  const which = { id: projectId, invoiceId: bill.id }
  const pack = await desk.do(openTerminPack, which)
  // The day after the last week it bills is of the next termin.
  expect(pack.lines.find(({ paper }) => paper === 'foto')?.said).toBe('2 foto, 1 pekerjaan')
  const { content } = await db.withTx((tx) => pressedPack(tx, actor, { ...which, seadanya: 'ya' }))
  const text = (await readPdf(content)).map((page) => page.text).join(' ')
  for (const said of ['FOTO PEKERJAAN', '1 Galian tanah', '0%, 2 November 2026']) expect(text).toContain(said)
})
