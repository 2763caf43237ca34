import { NO_DIMS } from '#ground/dims.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import { quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { listOf } from '#kit/list/list.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { findBreaches } from '#kit/posting/check.ts'
import { today } from '#kit/posting/today.ts'
import { journalChecks } from '#modules/journal/checks.ts'
import * as journal from '#modules/journal/face.ts'
import { stockChecks } from '#modules/stock/checks.ts'
import * as stock from '#modules/stock/face.ts'
import { addStock } from '#modules/warehouse/documents/save-document.ts'
import type { warehouseTypes } from '#modules/warehouse/columns.ts'
import { warehouseChecks } from '#modules/warehouse/checks.ts'
import type { StockDocumentType, StockRow, WarehouseRow } from '#modules/warehouse/contract.ts'
import { stockSource, warehouseSource } from '#modules/warehouse/list-sources.ts'
import { openStockDocument } from '#modules/warehouse/documents/open-document.ts'
import { addWarehouse, changeWarehouse } from '#modules/warehouse/save-warehouse.ts'
import { openStock, stockCard } from '#modules/warehouse/stock-card.ts'
import { changeStockSettings } from '#modules/warehouse/stock-settings.ts'
import { voidStockDocument } from '#modules/warehouse/documents/void-document.ts'
import { aHouse, type House } from '../../../tests/cast/house.ts'

let db: Database
let house: House

beforeAll(async () => {
  db = await testDatabase()
  house = await aHouse(db)
})

type Line = { itemId: string; qty: string; value?: bigint; unit?: string }
const post = (type: StockDocumentType, lines: Line[], { actor = house.actor, on = day('2026-11-21') } = {}) =>
  db.withTx((tx) =>
    addStock(tx, actor, {
      type,
      on,
      warehouseId: house.main,
      notes: null,
      projectId: null,
      requestedBy: null,
      receivedBy: null,
      post: true,
      lines: lines.map((line) => ({
        ...NO_DIMS,
        itemId: line.itemId,
        qty: quantity(line.qty),
        unit: line.unit ?? null,
        value: line.value === undefined ? null : money(line.value),
        note: null,
      })),
    }),
  )
const blind = (actor: Actor): Actor => ({ ...actor, can: (permission) => permission !== 'view biaya' })
const elsewhere = (actor: Actor): Actor => ({ ...actor, scope: { ...actor.scope, warehouses: [house.site] } })
const rowOf = async (itemId: string, actor = house.actor) =>
  (await listOf<StockRow>(db.read, stockSource(actor), actor, { size: 25, itemId: [itemId] })).rows[0]
const sound = async () =>
  expect(await findBreaches(db.read, [...journalChecks, ...stockChecks, ...warehouseChecks])).toEqual([])

describe('a stock document', () => {
  test('brings opening stock into both books', async () => {
    const own = house
    const cement = await own.item({ kind: 'bahan_baku' })
    const door = await own.item({ kind: 'produk_jadi' })
    const posted = await post('saldo_awal', [
      { ...NO_DIMS, itemId: cement, qty: '100', value: 6_800_000n },
      { ...NO_DIMS, itemId: door, qty: '3', value: 1_000_001n },
    ])
    expect(posted.number).toBe('ST-2611-0001')
    expect(await journal.balanceOf(db.read, own.companyId, '1-1500')).toBe(6_800_000n)
    expect(await journal.balanceOf(db.read, own.companyId, '1-1520')).toBe(1_000_001n)
    expect(await journal.balanceOf(db.read, own.companyId, '3-1000')).toBe(-7_800_001n)
    expect(await rowOf(cement)).toMatchObject({ onHand: '100', averageCost: '68000', value: '6800000', status: 'aman' })
    await sound()
  })

  test('is not of a day still to come', async () => {
    const itemId = await house.item()
    const tomorrow = addDays(today(house.actor), 1)
    const coming = post('penerimaan', [{ ...NO_DIMS, itemId, qty: '3', value: 100n }], { on: tomorrow })
    await expect(coming).rejects.toMatchObject({ code: 'date.ahead', field: 'on' })
    await post('penerimaan', [{ ...NO_DIMS, itemId, qty: '3', value: 100n }], { on: today(house.actor) })
  })

  test('takes goods out at their average and shows it', async () => {
    const cement = await house.item()
    await post('penerimaan', [{ ...NO_DIMS, itemId: cement, qty: '3', value: 100n }])
    const out = await post('pengeluaran', [{ ...NO_DIMS, itemId: cement, qty: '1' }])
    expect(await openStockDocument(db.read, house.actor, out.id)).toMatchObject({
      state: 'posted',
      number: out.number,
      lines: [{ qty: '1', value: '33' }],
      can: ['void'],
    })
    await sound()
  })

  test('counts other units in base units', async () => {
    const cement = await house.item({ unit: 'kg' })
    await db.pool.query(
      `insert into item_unit (id, company_id, item_id, line_no, unit, num, den) values (gen_random_uuid(), $1, $2, 1, 'zak', 50, 1)`,
      [house.companyId, cement],
    )
    await post('penerimaan', [{ ...NO_DIMS, itemId: cement, qty: '2.5', unit: 'zak', value: 100n }])
    expect(await rowOf(cement)).toMatchObject({ onHand: '125', unit: 'kg' })
    const unknown = post('penerimaan', [{ ...NO_DIMS, itemId: cement, qty: '1', unit: 'ton', value: 1n }])
    await expect(unknown).rejects.toMatchObject({ code: 'item.no-such-unit' })
  })

  test('must say what comes in is worth, and what it is', async () => {
    await expect(post('saldo_awal', [{ ...NO_DIMS, itemId: await house.item(), qty: '1' }])).rejects.toMatchObject({
      code: 'stock-document.no-value',
      field: 'lines.0.value',
    })
    const foreign = await (await aHouse(db)).item()
    await expect(post('saldo_awal', [{ ...NO_DIMS, itemId: foreign, qty: '1', value: 1n }])).rejects.toThrow(NotFound)
  })

  test('voided, gives back what it booked at original cost, differences included', async () => {
    const cement = await house.item()
    const first = await post('penerimaan', [{ ...NO_DIMS, itemId: cement, qty: '10', value: 1000n }])
    await post('penerimaan', [{ ...NO_DIMS, itemId: cement, qty: '10', value: 3000n }])
    await post('pengeluaran', [{ ...NO_DIMS, itemId: cement, qty: '10' }])
    await db.withTx((tx) => voidStockDocument(tx, house.actor, { id: first.id, version: 2, reason: 'salah hitung' }))
    expect(await rowOf(cement)).toMatchObject({ onHand: '0', value: '0', status: 'habis' })
    expect(await openStockDocument(db.read, house.actor, first.id)).toMatchObject({
      state: 'void',
      voidReason: 'salah hitung',
      can: [],
    })
    await sound()

    const again = db.withTx((tx) => voidStockDocument(tx, house.actor, { id: first.id, version: 3, reason: 'lagi' }))
    await expect(again).rejects.toMatchObject({ code: 'document.wrong-state' })
    const stale = db.withTx((tx) => voidStockDocument(tx, house.actor, { id: first.id, version: 1, reason: 'lagi' }))
    await expect(stale).rejects.toMatchObject({ code: 'document.changed' })
  })
})

describe('the stock card', () => {
  test('runs newest first with the balance after each move, page by page', async () => {
    const cement = await house.item()
    await post('penerimaan', [{ ...NO_DIMS, itemId: cement, qty: '60', value: 6000n }])
    for (let n = 0; n < 51; n += 1) await post('pengeluaran', [{ ...NO_DIMS, itemId: cement, qty: '1' }])
    const id = (await rowOf(cement))?.id ?? ''
    const first = await stockCard(db.read, house.actor, { id })
    expect(first.lines).toHaveLength(50)
    expect(first.lines[0]).toMatchObject({
      in: null,
      out: '1',
      balance: '9',
      balanceValue: '900',
      document: { number: expect.stringMatching(/^ST-/) },
    })
    const rest = await stockCard(db.read, house.actor, { id, ...(first.next && { after: first.next }) })
    expect(rest.lines.map((line) => line.balance)).toEqual(['59', '60'])
    expect(rest.next).toBeUndefined()
    expect(first.closing).toEqual({ qty: '9', value: '900' })
  })

  test('can be read as of a day, and hides money from those who may not see cost', async () => {
    const cement = await house.item()
    await post('penerimaan', [{ ...NO_DIMS, itemId: cement, qty: '5', value: 500n }])
    const id = (await rowOf(cement))?.id ?? ''
    const before = await stockCard(db.read, house.actor, { id, until: day('2026-11-20') })
    expect(before).toEqual({ lines: [], closing: { qty: '0', value: '0' } })
    const card = await stockCard(db.read, blind(house.actor), { id })
    expect(JSON.stringify(card)).not.toMatch(/value|cost/i)
    expect(await rowOf(cement, blind(house.actor))).not.toHaveProperty('value')
    expect(await openStock(db.read, blind(house.actor), id)).not.toHaveProperty('averageCost')
  })

  test('shows how a stock went', async () => {
    const cement = await house.item()
    await post('penerimaan', [{ ...NO_DIMS, itemId: cement, qty: '5', value: 500n }])
    const id = (await rowOf(cement))?.id ?? ''
    const detail = await openStock(db.read, house.actor, id)
    expect(detail).toMatchObject({ onHand: '5', minQty: null, version: 1, trend: { openingQty: '0' } })
  })
})

describe('warehouses', () => {
  const fields = {
    code: 'G-3',
    name: 'Gudang Timur',
    type: 'utama',
    address: null,
    city: 'Surabaya',
    keeper: null,
    racks: [],
    allowNegative: false,
  } satisfies Parameters<typeof addWarehouse>[2]

  test('are added, changed, and archived only when empty', async () => {
    const { id } = await db.withTx((tx) => addWarehouse(tx, house.actor, fields))
    const taken = db.withTx((tx) => addWarehouse(tx, house.actor, { ...fields, code: 'g-3' }))
    await expect(taken).rejects.toMatchObject({ code: 'warehouse.code-taken', field: 'code' })

    const change = (version: number, isArchived: boolean) =>
      db.withTx((tx) => changeWarehouse(tx, house.actor, { ...fields, name: 'Gudang Barat', id, version, isArchived }))
    await change(1, false)
    await expect(change(1, false)).rejects.toMatchObject({ code: 'document.changed' })
    await change(2, true)
    const cement = await house.item()
    const receive = db.withTx((tx) =>
      stock.receive(tx, house.actor, {
        document: { kind: 'x', id },
        on: day('2026-11-21'),
        lines: [{ ...NO_DIMS, itemId: cement, warehouseId: id, qty: quantity('1'), value: money(1n) }],
      }),
    )
    await expect(receive).rejects.toMatchObject({ code: 'stock.warehouse-archived' })
  })

  test('with goods in them stay open, and tell what they hold', async () => {
    await post('penerimaan', [{ ...NO_DIMS, itemId: await house.item(), qty: '1', value: 5n }])
    const { rows } = await listOf<WarehouseRow>(db.read, warehouseSource(house.actor, house.main), house.actor, {
      size: 25,
    })
    expect(rows[0]?.itemCount).toBeGreaterThan(0)
    expect(BigInt(rows[0]?.value ?? '0')).toBeGreaterThan(0n)
    const close = db.withTx((tx) =>
      changeWarehouse(tx, house.actor, { ...fields, code: 'GU', id: house.main, version: 1, isArchived: true }),
    )
    await expect(close).rejects.toMatchObject({ code: 'warehouse.not-empty' })
  })

  test('do not change sides while goods lie there; what lies in between stays in between', async () => {
    await post('penerimaan', [{ ...NO_DIMS, itemId: await house.item(), qty: '1', value: 5n }])
    const change = (id: string, type: keyof typeof warehouseTypes) =>
      db.withTx(async (tx) => {
        const { version, code } = await stock.warehouseOf(tx, house.companyId, id)
        return changeWarehouse(tx, house.actor, { ...fields, code, type, id, version, isArchived: false })
      })
    await change(house.main, 'proyek')
    await change(house.main, 'utama')
    const kept = { field: 'type', facts: { warehouse: 'Gudang Timur' } }
    for (const type of ['karantina', 'rusak'] as const) {
      await expect(change(house.main, type)).rejects.toMatchObject({ code: 'warehouse.type-kept', ...kept })
    }
    await expect(change(house.main, 'transit')).rejects.toMatchObject({ code: 'warehouse.no-transit' })
    const between = await db.withTx((tx) => stock.ownPlace(tx, house.actor, 'transit'))
    await expect(change(between.id, 'utama')).rejects.toMatchObject({ code: 'warehouse.is-transit' })
    const another = db.withTx((tx) => addWarehouse(tx, house.actor, { ...fields, code: 'TR-2', type: 'transit' }))
    await expect(another).rejects.toMatchObject({ code: 'warehouse.no-transit', field: 'type' })
    const { id } = await db.withTx((tx) => addWarehouse(tx, house.actor, { ...fields, code: 'G-4' }))
    await change(id, 'karantina')
    await change(id, 'utama')
  })

  test('outside a person’s scope do not exist for them', async () => {
    const cement = await house.item()
    const { id: documentId } = await post('penerimaan', [{ ...NO_DIMS, itemId: cement, qty: '1', value: 5n }])
    const id = (await rowOf(cement))?.id ?? ''
    const narrow = elsewhere(house.actor)
    expect(await rowOf(cement, narrow)).toBeUndefined()
    await expect(openStock(db.read, narrow, id)).rejects.toThrow(NotFound)
    await expect(stockCard(db.read, narrow, { id })).rejects.toThrow(NotFound)
    await expect(openStockDocument(db.read, narrow, documentId)).rejects.toThrow(NotFound)
    await expect(
      post('penerimaan', [{ ...NO_DIMS, itemId: cement, qty: '1', value: 5n }], { actor: narrow }),
    ).rejects.toThrow(NotFound)
    const foreign = (await aHouse(db)).actor
    await expect(openStock(db.read, foreign, id)).rejects.toThrow(NotFound)
  })

  test('keep a minimum and a rack per item', async () => {
    const cement = await house.item()
    await post('penerimaan', [{ ...NO_DIMS, itemId: cement, qty: '5', value: 5n }])
    const id = (await rowOf(cement))?.id ?? ''
    await db.withTx((tx) =>
      changeStockSettings(tx, house.actor, { id, version: 1, minQty: quantity('8'), rack: 'A-1', reorderQty: null }),
    )
    expect(await rowOf(cement)).toMatchObject({ minQty: '8', rack: 'A-1', status: 'menipis' })
    const told = await db.pool.query(`select changes from history where subject = 'stock' and subject_id = $1`, [id])
    expect(told.rows).toEqual([{ changes: { minQty: [null, '8'], rack: [null, 'A-1'] } }])
    const stale = db.withTx((tx) =>
      changeStockSettings(tx, house.actor, { id, version: 1, minQty: null, rack: null, reorderQty: null }),
    )
    await expect(stale).rejects.toMatchObject({ code: 'document.changed' })
  })
})
