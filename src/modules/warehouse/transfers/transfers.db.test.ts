import { NO_DIMS } from '#ground/dims.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import { quantity, quantityText } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { documentDifferences } from '#kit/document/document-check.ts'
import { Forbidden } from '#kit/http/failures.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { listOf } from '#kit/list/list.ts'
import { findBreaches } from '#kit/posting/check.ts'
import { journalChecks } from '#modules/journal/checks.ts'
import * as journal from '#modules/journal/face.ts'
import { stockChecks } from '#modules/stock/checks.ts'
import * as stock from '#modules/stock/face.ts'
import { warehouseChecks } from '#modules/warehouse/checks.ts'
import type { TransferRow } from '#modules/warehouse/transfers/contract.ts'
import { transferSource } from '#modules/warehouse/transfers/open-store.ts'
import { openTransfer } from '#modules/warehouse/transfers/open-transfer.ts'
import { sendTransfer } from '#modules/warehouse/transfers/send-transfer.ts'
import * as settle from '#modules/warehouse/transfers/settle-transfer.ts'
import { transfer } from '#modules/warehouse/transfers/transfer.ts'
import * as write from '#modules/warehouse/transfers/write-transfer.ts'
import { aHouse, type House } from '../../../../tests/cast/house.ts'
import { aReceipt } from '../cast/receipt.ts'

const on = day('2026-11-21')

let db: Database
let house: House
let cement: string

beforeAll(async () => {
  db = await testDatabase()
  house = await aHouse(db)
  cement = await house.item({ name: 'Semen 50 kg' })
  await aReceipt(db, house, { itemId: cement, qty: '100', value: 6_800_000n })
})

const draft = (qty: string, given: { send?: boolean; actor?: Actor; to?: string } = {}) =>
  db.withTx((tx) =>
    write.createTransfer(tx, given.actor ?? house.actor, {
      date: on,
      fromWarehouseId: house.main,
      toWarehouseId: given.to ?? house.site,
      driverName: null,
      vehiclePlate: null,
      requestedBy: null,
      notes: null,
      lines: [{ ...NO_DIMS, itemId: cement, qty: quantity(qty), unit: null, note: null }],
      send: given.send ?? true,
    }),
  )
const see = (id: string, actor = house.actor) => openTransfer(db.read, actor, id)
const act = async <T>(id: string, work: (asked: { id: string; version: number; date: typeof on }) => Promise<T>) =>
  work({ id, version: (await see(id)).version, date: on })
const receive = (id: string, qty?: string) =>
  act(id, async (asked) => {
    const lineId = (await see(id)).lines[0]?.id ?? ''
    const lines = qty === undefined ? undefined : [{ lineId, qty: quantity(qty) }]
    return db.withTx((tx) => settle.receiveTransfer(tx, house.actor, { ...asked, receivedBy: 'Andi', lines }))
  })
const explain = (id: string, kind: 'kembali' | 'hilang' | 'rusak', qty: string) =>
  act(id, async (asked) => {
    const lines = [{ lineId: (await see(id)).lines[0]?.id ?? '', qty: quantity(qty) }]
    return db.withTx((tx) => settle.settleTransfer(tx, house.actor, { ...asked, kind, reason: 'karung robek', lines }))
  })
const lies = async (warehouseId: string) => {
  const [place] = await stock.availability(db.read, house.companyId, [cement], warehouseId)
  return place ? [quantityText(place.onHand), place.value] : ['0', 0n]
}
const between = async () => lies((await db.withTx((tx) => stock.ownPlace(tx, house.actor, 'transit'))).id)
const sound = async () =>
  expect(await findBreaches(db.read, [...journalChecks, ...stockChecks, ...warehouseChecks])).toEqual([])

describe('a transfer', () => {
  test('is declared as its tables are', async () => {
    expect(await documentDifferences(db.read, transfer)).toEqual([])
  })

  test('waits as a draft without moving anything, then lies in between until it arrives', async () => {
    const { id } = await draft('10', { send: false })
    expect(await see(id)).toMatchObject({ status: 'draft', number: null, can: ['edit', 'send', 'delete'] })
    expect(await lies(house.main)).toEqual(['100', 6_800_000n])

    await act(id, (asked) => db.withTx((tx) => sendTransfer(tx, house.actor, asked)))
    expect(await see(id)).toMatchObject({ status: 'sent', number: 'TRF-2611-0001', can: ['receive', 'settle', 'void'] })
    expect([await lies(house.main), await between()]).toEqual([
      ['90', 6_120_000n],
      ['10', 680_000n],
    ])
    await sound()

    await receive(id)
    expect(await see(id)).toMatchObject({ status: 'received', outcomes: [{ kind: 'diterima', receivedBy: 'Andi' }] })
    expect([await between(), await lies(house.site)]).toEqual([
      ['0', 0n],
      ['10', 680_000n],
    ])
    await sound()
  })

  test('stays partly received until every difference is explained', async () => {
    const expenseBefore = await journal.balanceOf(db.read, house.companyId, '7-2000')
    const { id } = await draft('10')
    await receive(id, '6')
    expect(await see(id)).toMatchObject({ status: 'partial', lines: [{ open: '4', received: '6' }] })
    await explain(id, 'kembali', '1')
    await explain(id, 'hilang', '2')
    await explain(id, 'rusak', '1')
    expect(await see(id)).toMatchObject({
      status: 'received',
      lines: [{ open: '0', received: '6', returned: '1', lost: '2', damaged: '1' }],
    })
    expect(await between()).toEqual(['0', 0n])
    expect(await journal.balanceOf(db.read, house.companyId, '7-2000')).toBe(money(expenseBefore + 136_000n))
    const damaged = await db.withTx((tx) => stock.ownPlace(tx, house.actor, 'rusak'))
    expect(await lies(damaged.id)).toEqual(['1', 68_000n])
    await sound()
  })

  test('keeps the cost it left with, whatever else lies in between', async () => {
    const first = await draft('3')
    await aReceipt(db, house, { itemId: cement, qty: '10', value: 1_000_000n })
    const second = await draft('3')
    const values = await Promise.all([first, second].map(async ({ id }) => (await see(id)).lines[0]?.value))
    const siteBefore = (await lies(house.site))[1] as bigint
    await receive(second.id)
    expect((await lies(house.site))[1]).toBe(siteBefore + BigInt(values[1] ?? ''))
    await receive(first.id)
    expect((await lies(house.site))[1]).toBe(siteBefore + BigInt(values[0] ?? '') + BigInt(values[1] ?? ''))
    expect(await between()).toEqual(['0', 0n])
    await sound()
  })

  test('is called off while nothing became of it, at the cost it left with', async () => {
    const before = await lies(house.main)
    const { id } = await draft('5')
    const off = () =>
      act(id, (asked) => db.withTx((tx) => settle.voidTransfer(tx, house.actor, { ...asked, reason: 'batal kirim' })))
    await receive(id, '1')
    await expect(off()).rejects.toMatchObject({ code: 'transfer.arrived' })

    const outcomeId = (await see(id)).outcomes[0]?.id ?? ''
    const undo = () =>
      act(id, (asked) =>
        db.withTx((tx) => settle.undoOutcome(tx, house.actor, { ...asked, outcomeId, reason: 'salah hitung' })),
      )
    await undo()
    await expect(undo()).rejects.toMatchObject({ code: 'transfer.undone' })
    expect(await see(id)).toMatchObject({ status: 'sent', outcomes: [{ isUndone: true }] })
    await off()
    expect(await see(id)).toMatchObject({ status: 'void', can: [] })
    expect(await lies(house.main)).toEqual(before)
    await sound()
  })

  test('never brings more than was sent, nor twice, nor nowhere', async () => {
    const { id } = await draft('2')
    await expect(receive(id, '3')).rejects.toMatchObject({ code: 'transfer.too-much', facts: { open: '2' } })
    await receive(id)
    await expect(receive(id)).rejects.toMatchObject({ code: 'transfer.nothing-open' })
    await expect(draft('1', { to: house.main })).rejects.toMatchObject({ code: 'stock.same-warehouse' })
    await expect(draft('10000')).rejects.toMatchObject({ code: 'stock.short' })
    const transit = await db.withTx((tx) => stock.ownPlace(tx, house.actor, 'transit'))
    await expect(draft('1', { to: transit.id })).rejects.toMatchObject({ code: 'warehouse.in-between' })
  })

  test('is seen from either end, sent from one and received at the other', async () => {
    const keeper = (warehouseId: string): Actor => ({
      ...house.actor,
      scope: { ...house.actor.scope, warehouses: [warehouseId] },
    })
    const { id } = await draft('1')
    expect((await see(id, keeper(house.site))).can).toEqual(['receive', 'settle'])
    expect((await see(id, keeper(house.main))).can).toEqual(['settle', 'void'])
    await expect(see(id, keeper(newId()))).rejects.toThrow(NotFound)
    await expect(draft('1', { actor: keeper(house.site) })).rejects.toThrow(NotFound)
    const asked = { id, version: (await see(id)).version, date: on, receivedBy: null }
    const act = db.withTx((tx) => settle.receiveTransfer(tx, keeper(house.main), asked))
    await expect(act).rejects.toThrow(NotFound)
    await expect(see(id, (await aHouse(db)).actor)).rejects.toThrow(NotFound)
    const { rows } = await listOf<TransferRow>(db.read, transferSource(house.actor, [house.site]), house.actor, {
      size: 25,
      status: ['sent'],
    })
    expect(rows.map((row) => row.id)).toEqual([id])
    const blind: Actor = { ...house.actor, can: (permission) => permission !== 'view biaya' }
    expect(JSON.stringify(await see(id, blind))).not.toContain('value')
  })

  test('a draft is written anew, or thrown away', async () => {
    const { id } = await draft('2', { send: false })
    const change = {
      id,
      version: 1,
      date: on,
      fromWarehouseId: house.main,
      toWarehouseId: house.site,
      driverName: 'Budi',
      vehiclePlate: 'B 1 A',
      requestedBy: null,
      notes: null,
      lines: [{ ...NO_DIMS, itemId: cement, qty: quantity('4'), unit: null, note: 'rapi' }],
      send: false,
    }
    await db.withTx((tx) => write.updateTransfer(tx, house.actor, change))
    expect(await see(id)).toMatchObject({ version: 2, driverName: 'Budi', lines: [{ qty: '4', note: 'rapi' }] })
    await expect(db.withTx((tx) => write.updateTransfer(tx, house.actor, change))).rejects.toMatchObject({
      code: 'document.changed',
    })
    await db.withTx((tx) => write.deleteTransfer(tx, house.actor, id))
    await expect(see(id)).rejects.toThrow(NotFound)
  })

  test('says first that it stands elsewhere by now, then that it was changed since', async () => {
    const { id, version } = await draft('1', { send: false })
    const late = (at: number) => db.withTx((tx) => sendTransfer(tx, house.actor, { id, version: at }))
    await expect(late(version + 1)).rejects.toMatchObject({ code: 'document.changed' })
    await late(version)
    await expect(late(version)).rejects.toMatchObject({ code: 'document.wrong-state', facts: { needs: 'draft' } })
    const other: Actor = { ...house.actor, can: (permission) => permission !== 'create stock' }
    const { id: second } = await draft('1', { send: false })
    const alone = db.withTx((tx) => sendTransfer(tx, other, { id: second, version: 1 }))
    await expect(alone).rejects.toThrow(Forbidden)
    await db.withTx((tx) => write.deleteTransfer(tx, house.actor, second))
    await act(id, (asked) => db.withTx((tx) => settle.voidTransfer(tx, house.actor, { ...asked, reason: 'uji' })))
  })
})
