import { afterAll, beforeAll, expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { aPaper } from '#kit/files/cast/pdf.ts'
import { aShelf, handsOf } from '#kit/files/cast/shelf.ts'
import { keptFiles } from '#kit/files/see-file.ts'
import { deskOf } from '#kit/http/desk.ts'
import { addStock, listStockDocuments } from '#modules/warehouse/documents/contract.ts'
import { warehouseRoutes } from '#modules/warehouse/routes.ts'
import { createTransfer, openTransfer, receiveTransfer, settleTransfer } from '#modules/warehouse/transfers/contract.ts'
import { aHouse, type House } from '../../../tests/cast/house.ts'

// What somebody photographs of goods that break, come or go is kept with the paper that says so.
const shelf = aShelf()
let db: Database
let house: House
let cement: string
const on = day('2026-11-21')

beforeAll(async () => {
  db = await testDatabase()
  house = await aHouse(db)
  cement = await house.item({ name: 'Semen 50 kg' })
  const lines = [{ itemId: cement, qty: '20', value: '2000' }]
  await desk().do(addStock, { type: 'penerimaan', on, warehouseId: house.main, lines })
})
afterAll(() => shelf.clear())

const desk = () => deskOf(db, house.actor, warehouseRoutes)
const photo = async (name: string, of = house) => (await handsOf(db, of.actor).draft(aPaper(), name)).id
const goods = () => [{ itemId: cement, qty: '2' }]
const kept = async (subject: string, ownerId: string) =>
  (await keptFiles(db.read, house.actor, { subject, ownerId })).map((file) => file.name).toSorted()

test.each(['rusak', 'hilang', 'pengeluaran'] as const)(
  'goods written down as %s take their photo along',
  async (type) => {
    const asked = { type, on, warehouseId: house.main, lines: goods(), files: [await photo('bukti.pdf')] }
    const { id } = await desk().do(addStock, asked)
    expect(await kept('mutasi-stok', id)).toEqual(['bukti.pdf'])
  },
)

test('a transfer keeps what was photographed when it left, arrived, and fell short', async () => {
  const route = { date: on, fromWarehouseId: house.main, toWarehouseId: house.site }
  const { id } = await desk().do(createTransfer, { ...route, lines: goods(), files: [await photo('muat.pdf')] })
  const seen = async () => desk().do(openTransfer, { id })
  const lineId = (await seen()).lines[0]?.id ?? ''
  const parts = [{ lineId, qty: '1' }]
  const at = async () => ({ id, version: (await seen()).version, date: on, lines: parts })
  await desk().do(receiveTransfer, { ...(await at()), files: [await photo('tiba.pdf')] })
  await desk().do(settleTransfer, {
    ...(await at()),
    kind: 'rusak',
    reason: 'basah',
    files: [await photo('basah.pdf')],
  })
  expect(await kept('transfer-stok', id)).toEqual(['basah.pdf', 'muat.pdf', 'tiba.pdf'])
})

test('a photo of another company, or one that is gone, lets nothing move', async () => {
  const others = await aHouse(db)
  const before = (await desk().do(listStockDocuments, {})).count
  const asked = {
    type: 'rusak' as const,
    on,
    warehouseId: house.main,
    lines: goods(),
    files: [await photo('x.pdf', others)],
  }
  await expect(desk().do(addStock, asked)).rejects.toMatchObject({ code: 'file.gone' })
  expect((await desk().do(listStockDocuments, {})).count).toBe(before)
})
