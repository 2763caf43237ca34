import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { aProject, type SiteCast } from '#modules/projects/cast/site.ts'
import { aBuyer } from '#modules/purchasing/cast/buyer.ts'
import { createPurchase } from '#modules/purchasing/orders/contract.ts'
import { openRequest, voidRequest, submitRequest } from '#modules/purchasing/requests/contract.ts'
import { anApprovedRap } from '../cast/rap.ts'
import { anAgreedRab, anAgreedSchedule } from '../cast/small.ts'
import { listRap } from '../rap/contract.ts'
import { worksRoutes } from '../routes.ts'
import { openNeed, requestNeed, tieMaterial, untieMaterial } from './contract.ts'

let db: Database
let actor: Actor
let desk: Desk
let buyer: Awaited<ReturnType<typeof aBuyer>>
let site: SiteCast
let stone: string
let cement: string

beforeAll(async () => {
  db = await testDatabase()
  buyer = await aBuyer(db)
  actor = buyer.actor
  desk = deskOf(db, actor, worksRoutes)
  site = await aProject(db, actor)
  await anAgreedRab(db, actor, { projectId: site.id })
  stone = await buyer.house.item({ name: 'Batu kali', unit: 'm3' })
  cement = await buyer.house.item({ name: 'Semen Tiga Roda 50 kg', unit: 'zak' })
  const { bill } = await desk.do(listRap, { id: site.id })
  const of = (code: string) => bill.find((line) => line.code === code)?.workItemId ?? ''
  const line = (code: string, description: string, unit: string, qty: string) => ({
    ...{ workItemId: of(code), head: 'material' as const, description, unit, qty, unitCost: '1000' },
  })
  const unsplit = bill.find((one) => one.code === 'B.1')
  await anApprovedRap(db, actor, {
    projectId: site.id,
    lines: [
      line('A.3', 'batu kali', 'M³', '40'),
      line('A.3', 'Semen PC', 'kg', '5000'),
      line('B.1', 'Semen PC', 'kg', '2500'),
      line('B.1', unsplit?.name ?? '', unsplit?.unit ?? '', '1'),
    ],
  })
  await anAgreedSchedule(db, actor, { projectId: site.id })
})

const shown = async () => (await desk.do(openNeed, { id: site.id })).materials
const ask = (itemIds: string[], through: number | null) =>
  desk.do(requestNeed, { id: site.id, itemIds, through, neededBy: '2099-01-01' })

test('the words of a plan become an item by their name, or as somebody says', async () => {
  const need = await desk.do(openNeed, { id: site.id })
  expect(need).toMatchObject({ basis: 'rap', weekOne: '2025-03-03', unsplit: 1 })
  expect(need.materials.map(({ name, itemId, total, unit }) => [name, itemId, total, unit])).toEqual([
    ['Batu kali', stone, '40', 'm3'],
    ['Semen PC', null, '7500', 'kg'],
  ])
  const words = { name: 'Semen PC', unit: 'kg' }
  const bare = desk.do(tieMaterial, { ...words, itemId: cement, perBase: null })
  await expect(bare).rejects.toMatchObject({ code: 'need.unit' })
  await desk.do(tieMaterial, { ...words, itemId: cement, perBase: '50' })
  const [, tied] = await shown()
  expect(tied).toMatchObject({ itemId: cement, unit: 'zak', total: '150', short: '150' })
  await desk.do(untieMaterial, words)
  expect((await shown())[1]).toMatchObject({ itemId: null })
  await desk.do(tieMaterial, { ...words, itemId: cement, perBase: '50' })
})

test('what is short becomes one request by work item, and is never asked twice', async () => {
  await buyer.do(createPurchase, {
    ...{ supplierId: buyer.supplierId, date: '2026-11-03', warehouseId: buyer.house.main, projectId: site.id },
    ...{ submit: true, lines: [{ itemId: stone, qty: '15', price: '1000', projectId: site.id, workItemId: null }] },
  })
  const { id } = await ask([stone, cement], null)
  const request = await buyer.do(openRequest, { id })
  expect(request).toMatchObject({ status: 'draft', projectId: site.id, warehouseId: site.warehouseId })
  expect(request.lines.map(({ itemId, qty, unit }) => [itemId, qty, unit])).toEqual(
    expect.arrayContaining([
      [stone, '25', 'm3'],
      [cement, '100', 'zak'],
      [cement, '50', 'zak'],
    ]),
  )
  expect(new Set(request.lines.map(({ workItemId }) => workItemId)).size).toBe(2)
  expect((await shown()).map(({ requested, ordered, short }) => [requested, ordered, short])).toEqual([
    ['25', '15', '0'],
    ['150', '0', '0'],
  ])
  await expect(ask([stone, cement], null)).rejects.toMatchObject({ code: 'need.nothing-short' })
  const { version } = await buyer.do(submitRequest, { id, version: request.version })
  await buyer.do(voidRequest, { id, version, reason: 'Salah' })
  const weeks = (await shown())[1]?.weeks ?? []
  const first = weeks[0]?.week ?? 0
  const early = await ask([cement], first)
  const asked = (await buyer.do(openRequest, { id: early.id })).lines.map(({ qty }) => qty)
  expect(asked).toEqual([weeks[0]?.qty])
  await expect(ask([cement], first)).rejects.toMatchObject({ code: 'need.nothing-short' })
})

test('nobody sees or asks for the need of a project they may not see', async () => {
  const blind = deskOf(db, { ...actor, can: (right) => right !== 'view daftar-proyek' }, worksRoutes)
  await expect(blind.do(openNeed, { id: site.id })).rejects.toThrow()
  const asked = blind.do(requestNeed, { id: site.id, itemIds: [stone], through: null, neededBy: '2099-01-01' })
  await expect(asked).rejects.toThrow(NotFound)
})
