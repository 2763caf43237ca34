import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { aPhoto } from '#kit/files/cast/pictures.ts'
import { aShelf, handsOf } from '#kit/files/cast/shelf.ts'
import { filesOf } from '#kit/files/contract.ts'
import { fileRoutes } from '#kit/files/routes.ts'
import { deskOf } from '#kit/http/desk.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { readPdf } from '#kit/paper/read-pdf.ts'
import { aProject } from '#modules/projects/cast/site.ts'
import { worksRoutes } from '#modules/works/routes.ts'
import { aHouse, type House } from '../../../../tests/cast/house.ts'
import { listGuarantees, removeGuarantee, saveGuarantee } from './contract.ts'
import { pressedGuarantee, pressedGuarantees } from './guarantee-papers.ts'

const shelf = aShelf()
let db: Database
let house: House
let projectId: string

beforeAll(async () => {
  db = await testDatabase()
  house = await aHouse(db)
  projectId = (await aProject(db, house.actor)).id
})
afterAll(() => shelf.clear())

const told = async (content: Buffer) => (await readPdf(content)).map((page) => page.text).join(' ')
const paper = (number: string) => ({
  ...{ id: projectId, guaranteeId: null, version: null, kind: 'pelaksanaan' as const, number, issuer: 'Bank Jabar' },
  ...{ amount: '50000000', validFrom: '2026-01-05', validTo: '2099-12-31', note: null, returnedOn: null },
})

test('the scan of a guarantee hangs on it, is counted in its row, and keeps it in the list', async () => {
  const desk = deskOf(db, house.actor, worksRoutes)
  const scan = await handsOf(db, house.actor).draft(await aPhoto(1, 320, 240).jpeg().toBuffer(), 'jaminan.jpg')
  const { id } = await desk.do(saveGuarantee, { ...paper('BG/1'), files: [scan.id] })
  const row = (await desk.do(listGuarantees, { id: projectId })).find((one) => one.id === id)
  expect(row?.files).toBe(1)
  await expect(desk.do(removeGuarantee, { id: projectId, guaranteeId: id })).rejects.toMatchObject({
    code: 'guarantee.files',
  })
  const asked = { subject: 'jaminan', ownerId: id }
  expect(await deskOf(db, house.actor, fileRoutes).do(filesOf, asked)).toMatchObject([{ name: 'jaminan.jpg' }])
  const stranger = { ...house.actor, scope: { ...house.actor.scope, projects: [] } }
  await expect(deskOf(db, stranger, fileRoutes).do(filesOf, asked)).rejects.toThrow(NotFound)
})

test('the guarantees of a project are a list on paper; the letter of one says whether it goes or came back', async () => {
  const desk = deskOf(db, house.actor, worksRoutes)
  const saved = await desk.do(saveGuarantee, paper('BG/2'))
  const asked = { id: projectId, guaranteeId: saved.id }
  const letter = async () => told((await db.withTx((tx) => pressedGuarantee(tx, house.actor, asked))).content)
  const list = async () => told((await db.withTx((tx) => pressedGuarantees(tx, house.actor, projectId))).content)
  const going = await letter()
  for (const part of ['SURAT PENGANTAR JAMINAN', 'BG/2', 'Bank Jabar', 'Lima puluh juta rupiah'])
    expect(going.toLowerCase()).toContain(part.toLowerCase())
  expect(await list()).toContain('2 jaminan, Rp100.000.000')

  const back = { ...paper('BG/2'), guaranteeId: saved.id, version: saved.version, returnedOn: '2026-11-02' }
  await desk.do(saveGuarantee, back)
  const returned = await letter()
  for (const part of ['TANDA TERIMA PENGEMBALIAN JAMINAN', '2 November 2026']) expect(returned).toContain(part)
  const all = await list()
  for (const part of ['DAFTAR JAMINAN', 'Sudah kembali', '1 jaminan, Rp50.000.000']) expect(all).toContain(part)

  const stranger = { ...house.actor, scope: { ...house.actor.scope, projects: [] } }
  await expect(db.withTx((tx) => pressedGuarantee(tx, stranger, asked))).rejects.toThrow(NotFound)
  await expect(db.withTx((tx) => pressedGuarantees(tx, stranger, projectId))).rejects.toThrow(NotFound)
})
