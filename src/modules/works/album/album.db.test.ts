import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { aPhoto, phoneExif } from '#kit/files/cast/pictures.ts'
import { aShelf, handsOf } from '#kit/files/cast/shelf.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { sharedPaper } from '#kit/paper/links/shared-papers.ts'
import { readPdf } from '#kit/paper/read-pdf.ts'
import { aProject, type SiteCast } from '#modules/projects/cast/site.ts'
import { aHouse, type House } from '../../../../tests/cast/house.ts'
import { aSiteReport } from '../cast/diary.ts'
import { anAgreedRab } from '../cast/small.ts'
import { openSiteReport } from '../diary/contract.ts'
import { openProgress } from '../progress/contract.ts'
import { worksRoutes } from '../routes.ts'
import * as contract from './contract.ts'

const shelf = aShelf()
let db: Database
let house: House
let desk: Desk
let site: SiteCast

beforeAll(async () => {
  db = await testDatabase()
  house = await aHouse(db)
  desk = deskOf(db, house.actor, worksRoutes)
  site = await aProject(db, house.actor)
  const { draft } = handsOf(db, house.actor)
  const files: string[] = []
  for (const seed of [1, 2, 3, 4, 5]) {
    const photo = await aPhoto(seed, 320, 240).withExif(phoneExif).jpeg().toBuffer()
    files.push((await draft(photo, `foto${seed}.jpg`)).id)
  }
  // The photos were taken at -6.175283; 106.827222.
  await db.pool.query('update project set lat = $2, lng = $3, geofence_m = 100 where id = $1', [
    site.id,
    '-6.176283',
    '106.827222',
  ])
  await aSiteReport(db, house.actor, { projectId: site.id, files })
})
afterAll(() => shelf.clear())

const choices = () => desk.do(contract.albumChoices, { projectId: site.id, month: '2026-11' })
const textOf = async (content: Buffer) => (await readPdf(content)).map((page) => page.text)

test('an album shows the chosen photos, as many to a page as was said, with what, when and where', async () => {
  const photos = await choices()
  expect(photos.map(({ date, caption, metres, isFar }) => [date, caption, metres, isFar])).toEqual(
    Array.from({ length: 5 }, () => ['2026-11-20', 'Bersih-bersih lokasi', 111, true]),
  )
  const chosen = photos.map(({ id: fileId }, at) => ({ fileId, caption: at === 0 ? 'Galian as 1' : null }))
  const about = { projectId: site.id, title: 'Pekan ke-3', photos: chosen }
  const pages = []
  for (const perPage of contract.photosPerPage) {
    const { id } = await desk.do(contract.addAlbum, { ...about, perPage })
    pages.push(await textOf((await sharedPaper('album-foto').press(db.read, house.actor, id, {})).content))
  }
  expect(pages.map((each) => each.length)).toEqual([3, 2, 1])
  const [all = ''] = pages[2] ?? []
  for (const said of [
    'Pekan ke-3',
    'Galian as 1',
    'Bersih-bersih lokasi',
    '20 November 2026',
    '-6,',
    '111 m dari proyek',
  ]) {
    expect(all).toContain(said)
  }
  expect(await desk.do(contract.listAlbums, { projectId: site.id })).toMatchObject([
    { title: 'Pekan ke-3', perPage: 6, photos: 5 },
    { perPage: 4 },
    { perPage: 2 },
  ])
})

test('who opens it by its link sees the album and nothing of other houses; a photo hidden since is left out, a removed album is gone', async () => {
  const [first, second] = await choices()
  const photos = [first, second].map((one) => ({ fileId: one?.id ?? '', caption: null }))
  const { id } = await desk.do(contract.addAlbum, { projectId: site.id, title: 'Untuk pemilik', perPage: 2, photos })
  const guest = { ...house.actor, userId: newId(), can: () => false, permissions: new Set<string>() }
  const paper = sharedPaper('album-foto')
  expect(await paper.standing(db.read, guest, id)).toMatchObject({ title: 'Album foto Untuk pemilik', isVoid: false })
  const told = async () => (await textOf((await paper.press(db.read, guest, id, {})).content)).join(' ')
  expect((await told()).match(/Bersih-bersih lokasi/g)).toHaveLength(2)
  await db.pool.query('update file set is_private = true where id = $1', [second?.id])
  expect((await told()).match(/Bersih-bersih lokasi/g)).toHaveLength(1)
  const other = { ...guest, companyId: newId() }
  await expect(paper.press(db.read, other, id, {})).rejects.toThrow(NotFound)
  await desk.do(contract.removeAlbum, { id })
  await expect(paper.standing(db.read, guest, id)).rejects.toThrow(NotFound)
})

test('only photos that the site of the project sent are shown', async () => {
  const elsewhere = await aProject(db, house.actor, { name: 'Gudang Tajur' })
  const [first] = await choices()
  const asked = { title: 'X', perPage: 4 as const, photos: [{ fileId: first?.id ?? '', caption: null }] }
  await expect(desk.do(contract.addAlbum, { ...asked, projectId: elsewhere.id })).rejects.toMatchObject({
    code: 'album.photo',
    field: 'photos.0.fileId',
  })
  const narrowed = { ...house.actor, scope: { ...house.actor.scope, projects: [elsewhere.id] } }
  const list = deskOf(db, narrowed, worksRoutes).do(contract.listAlbums, { projectId: site.id })
  await expect(list).rejects.toThrow(NotFound)
})

test('what a photo shows is written after it was sent, once by each; it stands in the album, and before it in the history', async () => {
  const [first, second, third] = (await choices()).map(({ id }) => id)
  const note = { projectId: site.id, fileId: first ?? '', version: 0, caption: 'Sebelum digali', spot: 'Titik 4' }
  expect(await desk.do(contract.savePhotoNote, note)).toEqual({ id: first, version: 1 })
  await expect(desk.do(contract.savePhotoNote, note)).rejects.toMatchObject({ code: 'document.changed' })
  await desk.do(contract.savePhotoNote, { ...note, version: 1, caption: 'Galian as C' })
  await desk.do(contract.savePhotoNote, { ...note, fileId: second ?? '', caption: null, spot: 'titik 4' })
  const { rows } = await db.pool.query<{ changes: unknown }>(
    `select changes from history where act = 'note-photo' and company_id = $1 order by id`,
    [house.actor.companyId],
  )
  expect(rows[1]?.changes).toEqual({ caption: ['Sebelum digali', 'Galian as C'] })

  const spots = await desk.do(contract.photoSpots, { projectId: site.id })
  expect(spots.map(({ spot, photos }) => [spot.toLowerCase(), photos.length])).toEqual([['titik 4', 2]])
  const photos = [third, first, second].map((fileId) => ({ fileId: fileId ?? '', caption: null }))
  const about = {
    projectId: site.id,
    title: 'Titik',
    perPage: 4 as const,
    pairs: true,
    lines: ['own' as const],
    photos,
  }
  const { id } = await desk.do(contract.addAlbum, about)
  const pages = await textOf((await sharedPaper('album-foto').press(db.read, house.actor, id, {})).content)
  expect(pages.map((page) => page.toLowerCase().includes('titik 4'))).toEqual([true, false])
  expect(pages[0]).toContain('Galian as C')
  expect(pages.join(' ')).not.toContain('Bersih-bersih lokasi')

  const elsewhere = await aProject(db, house.actor, { name: 'Kantor Dramaga' })
  const strange = desk.do(contract.savePhotoNote, { ...note, projectId: elsewhere.id, version: 2 })
  await expect(strange).rejects.toThrow(NotFound)
  const narrowed = deskOf(
    db,
    { ...house.actor, scope: { ...house.actor.scope, projects: [elsewhere.id] } },
    worksRoutes,
  )
  await expect(narrowed.do(contract.photoSpots, { projectId: site.id })).rejects.toThrow(NotFound)
  await expect(narrowed.do(contract.savePhotoNote, { ...note, version: 2 })).rejects.toThrow(NotFound)
})

test('an opname tells how many photos the site sent of the days on which a line was worked, to who sees its reports', async () => {
  const other = await aProject(db, house.actor, { name: 'Pagar' })
  await anAgreedRab(db, house.actor, { projectId: other.id })
  const [line, idle] = (await desk.do(openProgress, { id: other.id })).lines
  const { draft } = handsOf(db, house.actor)
  const sent = async (seed: number) => (await draft(await aPhoto(seed, 320, 240).jpeg().toBuffer(), `p${seed}.jpg`)).id
  const worked = { workItemId: line?.workItemId ?? '', volume: '1', note: null }
  const days = [
    { date: '2026-11-18', files: [await sent(21), await sent(22)], lines: [worked, worked] },
    { date: '2026-11-19', files: [await sent(23)] },
    { date: '2026-11-20', files: [await sent(24)], lines: [worked] },
  ]
  for (const day of days) await aSiteReport(db, house.actor, { projectId: other.id, ...day })
  const sheet = await desk.do(openProgress, { id: other.id })
  const photosOf = (id: string | undefined) => sheet.lines.find((one) => one.workItemId === id)?.photos
  expect([photosOf(line?.workItemId), photosOf(idle?.workItemId)]).toEqual([3, 0])
  const builder = { ...house.actor, can: (right: string) => right !== 'view dokumentasi-proyek' }
  const blind = await deskOf(db, builder as never, worksRoutes).do(openProgress, { id: other.id })
  expect(blind.lines[0]?.photos).toBeNull()
})

test('a photo that was used in another report is told on both, by name only to who sees the other', async () => {
  const other = await aProject(db, house.actor, { name: 'Gapura' })
  const { draft } = handsOf(db, house.actor)
  const bytes = await aPhoto(61, 320, 240).jpeg().toBuffer()
  const files = async () => [(await draft(bytes, 'sama.jpg')).id]
  const first = await aSiteReport(db, house.actor, { projectId: other.id, date: '2026-11-17', files: await files() })
  const fresh = [(await draft(await aPhoto(62, 320, 240).jpeg().toBuffer(), 'lain.jpg')).id]
  const again = { projectId: site.id, date: '2026-11-18', files: [...(await files()), ...fresh] }
  const second = await aSiteReport(db, house.actor, again)
  const told = async (id: string, who = desk) => (await who.do(openSiteReport, { id })).photosAgain
  const report = { projectId: other.id, projectName: 'Gapura', date: '2026-11-17', id: first.id }
  expect(await told(second.id)).toEqual([{ photos: 1, report }])
  expect(await told(first.id)).toMatchObject([{ photos: 1, report: { id: second.id } }])
  const scope = { ...house.actor.scope, projects: [site.id] }
  const narrowed = deskOf(db, { ...house.actor, scope }, worksRoutes)
  expect(await told(second.id, narrowed)).toEqual([{ photos: 1, report: null }])
})
