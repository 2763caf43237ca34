import { NO_DIMS } from '#ground/dims.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { quantity } from '#ground/quantity.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { closePress } from '#kit/paper/make-pdf.ts'
import { readPdf } from '#kit/paper/read-pdf.ts'
import { addStock } from '#modules/warehouse/documents/save-document.ts'
import { createCount, saveCounted, submitCount } from '#modules/warehouse/opname/count-stock.ts'
import { openCount } from '#modules/warehouse/opname/open-count.ts'
import type { WarehousePaperKind } from '#modules/warehouse/papers/contract.ts'
import { pressedPaper, pressedValuation } from '#modules/warehouse/papers/pressed.ts'
import { createTransfer } from '#modules/warehouse/transfers/write-transfer.ts'
import { valuationTotal } from '#modules/warehouse/valuation.ts'
import { aHouse, type House } from '../../../../tests/cast/house.ts'
import { aReceipt } from '../cast/receipt.ts'
import { A4_WIDTH, rightmost } from '../cast/rightmost.ts'

const on = day('2026-11-21')
let db: Database
let house: House
let cement: string

beforeAll(async () => {
  db = await testDatabase()
  house = await aHouse(db)
  cement = await house.item({ name: 'Semen 50 kg' })
})
afterAll(closePress)

const textOf = async (pressed: Promise<{ content: Buffer }>) =>
  (await readPdf((await pressed).content)).map((page) => page.text).join('\n')
const paper = (kind: WarehousePaperKind, id: string, actor = house.actor) =>
  textOf(pressedPaper(db.read, actor, { kind, id }))

test('a move of goods has its paper, with values only for who may see cost', async () => {
  const { id, number } = await aReceipt(db, house, { ...NO_DIMS, itemId: cement, qty: '100', value: 6_800_000n })
  const said = await paper('mutasi', id)
  for (const words of ['BUKTI MUTASI BARANG', number, 'Semen 50 kg', '6.800.000', 'Gudang Utama'])
    expect(said).toContain(words)
  const blind = { ...house.actor, can: (permission: string) => permission !== 'view biaya' }
  expect(await paper('mutasi', id, blind)).not.toContain('6.800.000')
})

test('a transfer travels with its surat jalan, a sheet for each who keeps one, without prices', async () => {
  const { id, number } = await db.withTx((tx) =>
    createTransfer(tx, house.actor, {
      date: on,
      fromWarehouseId: house.main,
      toWarehouseId: house.site,
      driverName: 'Budi',
      vehiclePlate: 'B 1234 XYZ',
      requestedBy: null,
      notes: null,
      lines: [{ ...NO_DIMS, itemId: cement, qty: quantity('10'), unit: null, note: null }],
      send: true,
    }),
  )
  const said = await paper('transfer', id)
  for (const words of ['SURAT JALAN ANTAR GUDANG', number ?? '', 'Gudang Proyek', 'Budi', 'Lembar 3 – Sopir'])
    expect(said).toContain(words)
  expect(said).not.toContain('680.000')
})

test('goods that have not left are printed as a draft', async () => {
  const lines = [{ ...NO_DIMS, itemId: cement, qty: quantity('1'), unit: null, value: null, note: null }]
  const fields = {
    on,
    warehouseId: house.main,
    projectId: null,
    requestedBy: 'Andi',
    receivedBy: null,
    notes: null,
    lines,
  }
  const out = await db.withTx((tx) => addStock(tx, house.actor, { ...fields, type: 'pengeluaran', post: false }))
  const route = { fromWarehouseId: house.main, toWarehouseId: house.site, driverName: null, vehiclePlate: null }
  const moved = await db.withTx((tx) =>
    createTransfer(tx, house.actor, { date: on, ...route, requestedBy: 'Andi', notes: null, lines, send: false }),
  )
  for (const said of [await paper('mutasi', out.id), await paper('transfer', moved.id)]) {
    expect(said).toContain('DRAF')
    expect(said).toContain('Semen 50 kg')
  }
})

test('a bon asks for goods until they are handed out', async () => {
  const own = await aHouse(db)
  const itemId = await own.item({ name: 'Paku campur' })
  await aReceipt(db, own, { itemId, qty: '10', value: 200_000n })
  const bon = async (post: boolean) => {
    const fields = {
      on,
      warehouseId: own.main,
      projectId: null,
      requestedBy: 'Andi',
      receivedBy: null,
      notes: null,
      post,
    }
    const lines = [{ ...NO_DIMS, itemId, qty: quantity('1'), unit: null, value: null, note: null }]
    const { id } = await db.withTx((tx) => addStock(tx, own.actor, { ...fields, type: 'pengeluaran', lines }))
    return paper('mutasi', id, own.actor)
  }
  expect(await bon(false)).toContain('BON PERMINTAAN BARANG')
  expect(await bon(true)).toContain('BON PENGELUARAN BARANG')
})

test('the stock card tells every move, and the valuation what all of it was worth', async () => {
  const [row] = (
    await db.pool.query('select id from stock_balance where item_id = $1 and warehouse_id = $2', [cement, house.main])
  ).rows
  const card = await paper('kartu-stok', row.id)
  for (const words of ['KARTU STOK', 'Semen 50 kg', 'TRF-2611-0001', 'Saldo akhir', '90 zak', '6.120.000'])
    expect(card).toContain(words)
  const worth = await textOf(pressedValuation(db.read, house.actor, { on }))
  for (const words of ['NILAI PERSEDIAAN', '21 November 2026', 'Gudang Utama', '6.800.000'])
    expect(worth).toContain(words)
})

test('what all of it was worth is told by place, and beside the ledger only for who sees every place', async () => {
  const whole = await valuationTotal(db.read, house.actor, { on })
  expect(whole.places.find(({ name }) => name === 'Gudang Utama')).toMatchObject({ items: 1, value: '6120000' })
  expect(whole.places).toHaveLength(2)
  expect(whole).toMatchObject({ value: '6800000', accounts: [{ stock: '6800000', ledger: '6800000' }] })

  const one = { value: '6120000', places: [{ items: 1, value: '6120000' }], accounts: [] }
  expect(await valuationTotal(db.read, house.actor, { on, warehouseId: house.main })).toMatchObject(one)
  const keeper = { ...house.actor, scope: { ...house.actor.scope, warehouses: [house.main] } }
  expect(await valuationTotal(db.read, keeper, { on })).toMatchObject(one)
})

test('no column of the stock card runs out of the sheet', async () => {
  const { rows } = await db.pool.query('select id from stock_balance where item_id = $1 and warehouse_id = $2', [
    cement,
    house.main,
  ])
  const { content } = await pressedPaper(db.read, house.actor, { kind: 'kartu-stok', id: rows[0].id })
  expect(await rightmost(content)).toBeLessThanOrEqual(A4_WIDTH - 36)
})

test('a count has a sheet to write on and a report of what was found', async () => {
  const { id } = await db.withTx((tx) =>
    createCount(tx, house.actor, {
      date: on,
      warehouseId: house.main,
      categories: null,
      racks: null,
      isStill: false,
      isBlind: true,
      notes: 'opname akhir tahun',
      start: true,
    }),
  )
  const sheet = await paper('lembar-opname', id)
  expect(sheet).toContain('LEMBAR OPNAME')
  expect(sheet).not.toContain('Sistem')
  const lines = [{ itemId: cement, counted: quantity('88.0005'), damaged: quantity('1'), reason: 'karung basah' }]
  await db.withTx((tx) => saveCounted(tx, house.actor, { id, lines }))
  const { version } = await openCount(db.read, house.actor, id)
  await db.withTx((tx) => submitCount(tx, house.actor, { id, version }))
  const report = await paper('berita-acara-opname', id)
  for (const words of [
    'BERITA ACARA OPNAME',
    'OPN-2611-0001',
    '88,0005',
    '−1,9995',
    'karung basah',
    '135.966',
    'opname akhir tahun',
  ])
    expect(report).toContain(words)
})
