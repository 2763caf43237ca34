import { NO_DIMS } from '#ground/dims.ts'
import { beforeAll, expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import { quantity, quantityText } from '#ground/quantity.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { findBreaches } from '#kit/posting/check.ts'
import { journalChecks } from '#modules/journal/checks.ts'
import { stockChecks } from '#modules/stock/checks.ts'
import * as stock from '#modules/stock/face.ts'
import { warehouseChecks } from '#modules/warehouse/checks.ts'
import type { Condition, StockDocumentType } from '#modules/warehouse/columns.ts'
import { listStock } from '#modules/warehouse/contract.ts'
import { openStockDocument } from '#modules/warehouse/documents/open-document.ts'
import * as save from '#modules/warehouse/documents/save-document.ts'
import { voidStockDocument } from '#modules/warehouse/documents/void-document.ts'
import { warehouseRoutes } from '#modules/warehouse/routes.ts'
import { aHouse, type House } from '../../../../tests/cast/house.ts'

// In what condition goods come, where they are put, and which paper they belong to.
let db: Database
let house: House

beforeAll(async () => {
  db = await testDatabase()
  house = await aHouse(db)
})

interface Line {
  readonly itemId: string
  readonly qty: string
  readonly value?: bigint
  readonly condition?: Condition
  readonly rack?: string
}
const asked = (type: StockDocumentType, lines: readonly Line[], reference: string | null = null) => ({
  type,
  on: day('2026-11-21'),
  warehouseId: house.main,
  projectId: null,
  requestedBy: null,
  receivedBy: null,
  reference,
  notes: null,
  lines: lines.map(({ qty, value, ...line }) => ({
    ...NO_DIMS,
    ...line,
    qty: quantity(qty),
    unit: null,
    value: value === undefined ? null : money(value),
    note: null,
  })),
})
const put = (type: StockDocumentType, lines: readonly Line[], reference?: string) =>
  db.withTx((tx) => save.addStock(tx, house.actor, { ...asked(type, lines, reference), post: true }))
const see = (id: string) => openStockDocument(db.read, house.actor, id)
const apart = async (type: 'rusak' | 'karantina') => (await db.withTx((tx) => stock.ownPlace(tx, house.actor, type))).id
const lies = async (itemId: string, warehouseId = house.main) => {
  const [place] = await stock.availability(db.read, house.companyId, [itemId], warehouseId)
  return place ? [quantityText(place.onHand), place.value] : ['0', 0n]
}
const rowsOf = async (itemId: string) =>
  (await deskOf(db, house.actor, warehouseRoutes).do(listStock, { itemId, sort: 'warehouseName' })).rows
const sound = async () =>
  expect(await findBreaches(db.read, [...journalChecks, ...stockChecks, ...warehouseChecks])).toEqual([])

test('what comes damaged or is to be inspected lies apart, is nobody’s supply, and goes again with its document', async () => {
  const tile = await house.item({ name: 'Keramik' })
  const { id } = await put('penerimaan', [
    { ...NO_DIMS, itemId: tile, qty: '6', value: 600n },
    { ...NO_DIMS, itemId: tile, qty: '1', value: 100n, condition: 'rusak' },
    { ...NO_DIMS, itemId: tile, qty: '3', value: 300n, condition: 'karantina' },
  ])
  expect(await lies(tile)).toEqual(['6', 600n])
  expect(await lies(tile, await apart('rusak'))).toEqual(['1', 100n])
  expect(await lies(tile, await apart('karantina'))).toEqual(['3', 300n])
  expect((await rowsOf(tile)).map((row) => [row.warehouseName, row.status])).toEqual([
    ['Barang rusak', null],
    ['Gudang Utama', 'aman'],
    ['Karantina', null],
  ])
  const page = await see(id)
  expect(page.lines.map((line) => line.condition)).toEqual(['baik', 'rusak', 'karantina'])
  await sound()

  await db.withTx((tx) => voidStockDocument(tx, house.actor, { id, version: page.version, reason: 'uji' }))
  expect(await lies(tile, await apart('karantina'))).toEqual(['0', 0n])
  await sound()
})

test('goods are set aside to be inspected, keep their value, and come back by a document from there', async () => {
  const pump = await house.item({ name: 'Pompa' })
  await put('saldo_awal', [{ itemId: pump, qty: '4', value: 400n }])
  const { id } = await put('karantina', [{ itemId: pump, qty: '2' }])
  expect(await lies(pump)).toEqual(['2', 200n])
  expect(await lies(pump, await apart('karantina'))).toEqual(['2', 200n])
  expect(await see(id)).toMatchObject({ toWarehouseName: 'Karantina', lines: [{ value: '200' }], can: ['void'] })
  const again = db.withTx(async (tx) =>
    save.addStock(tx, house.actor, {
      ...asked('karantina', [{ itemId: pump, qty: '1' }]),
      warehouseId: await apart('karantina'),
      post: true,
    }),
  )
  await expect(again).rejects.toMatchObject({ code: 'stock.same-warehouse' })
  await sound()
})

test('the rack of a line is where its goods are found; who says none leaves them where they are', async () => {
  const [nail, wire] = [await house.item({ name: 'Paku' }), await house.item({ name: 'Kawat' })]
  await put('penerimaan', [
    { ...NO_DIMS, itemId: nail, qty: '5', value: 50n, rack: 'A-1' },
    { ...NO_DIMS, itemId: wire, qty: '5', value: 50n },
  ])
  expect([(await rowsOf(nail))[0]?.rack, (await rowsOf(wire))[0]?.rack]).toEqual(['A-1', null])
  await put('penerimaan', [{ itemId: nail, qty: '5', value: 50n }])
  expect((await rowsOf(nail))[0]?.rack).toBe('A-1')
  const moved = await put('penerimaan', [{ itemId: nail, qty: '5', value: 50n, rack: 'B-2' }])
  expect((await rowsOf(nail))[0]?.rack).toBe('B-2')
  expect((await see(moved.id)).lines).toMatchObject([{ rack: 'B-2' }])
})

test('a draft keeps condition, rack and reference until it is posted as it stands', async () => {
  const lamp = await house.item({ name: 'Lampu' })
  const line = { itemId: lamp, qty: '2', value: 20n, condition: 'karantina' as const, rack: 'K-1' }
  const { id } = await db.withTx((tx) =>
    save.addStock(tx, house.actor, { ...asked('penerimaan', [line], 'PB-2611-0007'), post: false }),
  )
  expect(await lies(lamp, await apart('karantina'))).toEqual(['0', 0n])
  await db.withTx((tx) => save.postStockDocument(tx, house.actor, { id, version: 1 }))
  expect(await lies(lamp, await apart('karantina'))).toEqual(['2', 20n])
  expect(await see(id)).toMatchObject({
    reference: 'PB-2611-0007',
    lines: [{ condition: 'karantina', rack: 'K-1' }],
  })
})

test('what is to be inspected is not used; what it turns out to be missing may be written off', async () => {
  const tile = await house.item({ name: 'Keramik karantina' })
  await put('penerimaan', [{ itemId: tile, qty: '3', value: 300n, condition: 'karantina' }])
  const from = async (type: StockDocumentType) => {
    const warehouseId = await apart('karantina')
    const given = { ...asked(type, [{ itemId: tile, qty: '1' }]), warehouseId, post: true }
    return db.withTx((tx) => save.addStock(tx, house.actor, given))
  }
  await expect(from('pengeluaran')).rejects.toMatchObject({ code: 'stock.uninspected' })
  await from('hilang')
  expect(await lies(tile, await apart('karantina'))).toEqual(['2', 200n])
  await sound()
})
