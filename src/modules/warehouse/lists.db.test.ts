import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { beforeAll, describe, expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import type { InputOf } from '#kit/http/endpoint.ts'
import { deskOf } from '#kit/http/desk.ts'
import { Forbidden } from '#kit/http/failures.ts'
import { exportValuation, listWarehouses } from '#modules/warehouse/contract.ts'
import * as documents from '#modules/warehouse/documents/contract.ts'
import * as counts from '#modules/warehouse/opname/contract.ts'
import { warehouseRoutes } from '#modules/warehouse/routes.ts'
import * as transfers from '#modules/warehouse/transfers/contract.ts'
import { aHouse, type House } from '../../../tests/cast/house.ts'

// The papers of all warehouses, as their lists ask for them.
let db: Database
let house: House
let cement: string

beforeAll(async () => {
  db = await testDatabase()
  house = await aHouse(db)
  cement = await house.item({ name: 'Semen 50 kg' })
  for (let on = 1; on <= 28; on += 1) await receive(house.main, `2026-10-${String(on).padStart(2, '0')}`)
  await receive(house.site, '2026-11-01')
  await desk().do(documents.addStock, { ...receipt(house.site, '2026-11-02'), post: false })
  const route = { fromWarehouseId: house.main, toWarehouseId: house.site }
  await send({ ...route, reference: 'SPK-77' })
  await send({ fromWarehouseId: house.site, toWarehouseId: house.main })
  await send({ ...route, send: false })
  await desk().do(counts.createCount, {
    date: day('2026-11-03'),
    warehouseId: house.site,
    categories: null,
    racks: null,
  })
})

const desk = (who: Actor = house.actor) => deskOf(db, who, warehouseRoutes)
const keeper = (): Actor => ({ ...house.actor, scope: { ...house.actor.scope, warehouses: [house.site] } })
const blind = (): Actor => ({ ...house.actor, can: (permission) => permission !== 'view biaya' })
const receipt = (warehouseId: string, on: string) => ({
  type: 'penerimaan' as const,
  on: day(on),
  warehouseId,
  lines: [{ itemId: cement, qty: '10', value: '1000' }],
})
const receive = (warehouseId: string, on: string) => desk().do(documents.addStock, receipt(warehouseId, on))
const send = (given: { fromWarehouseId: string; toWarehouseId: string; reference?: string; send?: boolean }) =>
  desk().do(transfers.createTransfer, { date: day('2026-11-02'), lines: [{ itemId: cement, qty: '1' }], ...given })
const seen = async (asked: InputOf<typeof documents.listStockDocuments>, who?: Actor) =>
  desk(who).do(documents.listStockDocuments, asked)
const moved = async (asked: InputOf<typeof transfers.listTransfers>, who?: Actor) =>
  (await desk(who).do(transfers.listTransfers, asked)).rows
const taken = async (file: unknown) => (await text((file as { body: Readable }).body)).trim().split('\r\n')

describe('stock documents of all warehouses', () => {
  test('are walked page by page, the newest first, each once', async () => {
    const first = await seen({})
    const second = await seen({ after: first.next ?? '' })
    expect([first.count, first.rows.length, second.rows.length, second.next]).toEqual([30, 25, 5, undefined])
    const days = [...first.rows, ...second.rows].map((row) => row.date)
    expect(days).toEqual(days.toSorted().toReversed())
    expect(new Set([...first.rows, ...second.rows].map((row) => row.id)).size).toBe(30)
  })

  test('are narrowed by warehouse, state and period, and found by number', async () => {
    expect((await seen({ warehouseId: house.site })).count).toBe(2)
    expect((await seen({ warehouseId: house.site, state: 'draft' })).count).toBe(1)
    expect((await seen({ dateFrom: '2026-10-27', dateTo: '2026-11-01' })).count).toBe(3)
    const [one] = (await seen({ q: 'ST-2610-0003' })).rows
    expect(one).toMatchObject({ number: 'ST-2610-0003', date: '2026-10-03', warehouseName: 'Gudang Utama' })
  })

  test('of other warehouses do not exist for who keeps one, in the list and in the file', async () => {
    const rows = (await seen({}, keeper())).rows
    expect(rows.map((row) => row.warehouseId)).toEqual([house.site, house.site])
    expect(await taken(await desk(keeper()).do(documents.exportStockDocuments, { format: 'csv' }))).toHaveLength(3)
    const others = await aHouse(db)
    expect((await seen({}, others.actor)).count).toBe(0)
  })

  test('go into a file with what they are worth for who may see it only', async () => {
    const asked = { format: 'csv' as const, warehouseId: house.site, state: 'posted' }
    const [head = '', row = ''] = await taken(await desk().do(documents.exportStockDocuments, asked))
    expect(head).toContain('Nilai')
    expect(row).toMatch(/ST-2611-0001.*1000/)
    const [less = ''] = await taken(await desk(blind()).do(documents.exportStockDocuments, asked))
    expect(less).not.toContain('Nilai')
  })
})

describe('transfers of all warehouses', () => {
  test('are narrowed to those from or to any of some, by status, and found by their reference', async () => {
    expect(await moved({})).toHaveLength(3)
    expect(await moved({ gudang: house.site })).toHaveLength(3)
    expect(await moved({ gudang: `${house.main},${house.site}`, status: 'sent' })).toHaveLength(2)
    expect(await moved({ toId: house.main })).toMatchObject([{ fromId: house.site, status: 'sent' }])
    expect(await moved({ q: 'spk-77' })).toMatchObject([{ reference: 'SPK-77', number: 'TRF-2611-0001' }])
  })

  test('are seen from either end, and by nobody else', async () => {
    expect(await moved({}, keeper())).toHaveLength(3)
    const elsewhere: Actor = { ...house.actor, scope: { ...house.actor.scope, warehouses: [] } }
    expect(await moved({}, elsewhere)).toEqual([])
    const file = await desk(elsewhere).do(transfers.exportTransfers, { format: 'csv', gudang: house.main })
    expect(await taken(file)).toHaveLength(1)
    expect(await taken(await desk().do(transfers.exportTransfers, { format: 'csv', status: 'sent' }))).toHaveLength(3)
  })
})

test('counts of all warehouses are narrowed and taken as a file', async () => {
  const { rows } = await desk().do(counts.listCounts, { state: 'counting', warehouseId: house.site })
  expect(rows).toMatchObject([{ number: 'OPN-2611-0001', warehouseName: 'Gudang Proyek' }])
  expect((await desk().do(counts.listCounts, { state: 'review' })).count).toBe(0)
  const [, row = ''] = await taken(await desk().do(counts.exportCounts, { format: 'csv' }))
  expect(row).toContain('OPN-2611-0001')
})

test('what stock was worth on a day is a file of every item, in order, for who may see cost', async () => {
  const asked = { on: day('2026-10-31'), format: 'csv' as const }
  const [head = '', ...rows] = await taken(await desk().do(exportValuation, asked))
  expect(head).toContain('Harga rata-rata')
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatch(/Semen 50 kg.*Gudang Utama.*280.*28000/)
  const later = await taken(await desk().do(exportValuation, { ...asked, on: day('2026-11-30') }))
  expect(later.slice(1).map((row) => /Barang dalam perjalanan|Gudang \w+/.exec(row)?.[0])).toEqual([
    'Barang dalam perjalanan',
    'Gudang Proyek',
    'Gudang Utama',
  ])
  const ofOne = { ...asked, on: day('2026-11-30'), warehouseId: house.site }
  expect(await taken(await desk().do(exportValuation, ofOne))).toHaveLength(2)
  expect(await taken(await desk(keeper()).do(exportValuation, { ...asked, on: day('2026-11-30') }))).toHaveLength(2)
  await expect(desk(blind()).do(exportValuation, asked)).rejects.toBeInstanceOf(Forbidden)
})

test('warehouses are sorted by what lies in them', async () => {
  const values = async (sort: 'value' | '-value') =>
    (await desk().do(listWarehouses, { sort })).rows.map((row) => Number(row.value))
  const up = await values('value')
  expect(up.length).toBeGreaterThan(2)
  expect(up).toEqual(up.toSorted((a, b) => a - b))
  expect(await values('-value')).toEqual(up.toReversed())
  await expect(desk(blind()).do(listWarehouses, { sort: 'value' })).rejects.toBeInstanceOf(Forbidden)
})

test('a warehouse says when it was made and changed', async () => {
  const { rows } = await desk().do(listWarehouses, {})
  expect(rows.length).toBeGreaterThan(2)
  for (const { createdAt, updatedAt } of rows) {
    expect(new Date(createdAt).toISOString()).toBe(createdAt)
    expect(updatedAt >= createdAt).toBe(true)
  }
})
