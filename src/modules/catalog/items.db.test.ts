import * as z from 'zod/mini'
import { beforeAll, describe, expect, test } from 'vitest'
import { aCompany } from '../../../tests/cast/company.ts'
import { addDays, day, dayIn } from '#ground/day.ts'
import { dayFormat } from '#ground/day-format.ts'
import { price } from '#ground/price.ts'
import type { Actor } from '#kit/access/actor.ts'
import { now } from '#kit/clock.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { historyOf } from '#kit/history/history.ts'
import { Forbidden } from '#kit/http/failures.ts'
import { NotFound } from '#kit/http/not-found.ts'
import type { ListAsked } from '#kit/list/columns.ts'
import { listOf } from '#kit/list/list.ts'
import { historyRows } from '#kit/record/history-rows.ts'
import { recordDifferences } from '#kit/record/table-check.ts'
import { items, type ItemEdit, type ItemInput, type ItemRow } from '#modules/catalog/contract.ts'
import { itemsOf, markMoved, sellPricesOn } from '#modules/catalog/face.ts'
import { itemRecord } from '#modules/catalog/item.record.ts'
import { itemSource } from '#modules/catalog/list-source.ts'
import { openItem, unitChoices } from '#modules/catalog/open-item.ts'
import { pickItems } from '#modules/catalog/pick-store.ts'
import { addItem, editItem, setPrice } from '#modules/catalog/save-item.ts'
import { keepTerm } from '#modules/catalog/terms/store.ts'

let db: Database
let actor: Actor
let stranger: Actor
const today = dayIn('Asia/Jakarta', now())

const add = (given: Partial<ItemInput> = {}, who = actor) =>
  db.withTx((tx) => addItem(tx, who, z.parse(items.add.input, { name: 'Semen Tiga Roda', baseUnit: 'kg', ...given })))
const edit = (given: ItemEdit, who = actor) => db.withTx((tx) => editItem(tx, who, z.parse(items.edit.input, given)))
const list = (asked: z.input<typeof items.list.input> = {}, who = actor) => {
  const read = z.parse(items.list.input, asked) as ListAsked
  return listOf<ItemRow>(db.read, itemSource(who, read), who, read)
}
const blinded = (who: Actor): Actor => ({ ...who, can: (permission) => permission !== 'view biaya' })

beforeAll(async () => {
  db = await testDatabase()
  actor = await aCompany(db, 'WBP')
  stranger = await aCompany(db, 'LAIN')
})

describe('an item', () => {
  test('is declared as its tables are made', async () => {
    expect(await recordDifferences(db.read, itemRecord)).toEqual([])
  })

  test('gets a code of its kind', async () => {
    const who = await aCompany(db, 'KODE')
    const codes: string[] = []
    for (const kind of ['bahan_baku', 'bahan_baku', 'jasa', 'produk_jadi'] as const) {
      codes.push((await openItem(db.read, who, (await add({ kind }, who)).id)).code ?? '')
    }
    expect(codes).toEqual(['BB-0001', 'BB-0002', 'JS-0001', 'PJ-0001'])
  })

  test('keeps ratios of its units and tells them to the picker', async () => {
    const { id } = await add({ name: 'Pasir Cilegon', units: [{ unit: 'truk', num: 7, den: 2 }] })
    expect(await pickItems(db.read, actor, { q: 'cilegon' })).toMatchObject([
      { id, baseUnit: 'kg', price: null, units: [{ unit: 'truk', num: 7, den: 2 }] },
    ])
    // Those that are chosen already are told by their ids, whatever else stands there.
    const other = await add({ name: 'Pasir Bangka' })
    const told = await pickItems(db.read, actor, { ids: `${id},${other.id},bukan-id,${id}` })
    expect(told.map((each) => each.id).toSorted()).toEqual([id, other.id].toSorted())
    expect(await pickItems(db.read, actor, { ids: '' })).toEqual([])
    expect(await pickItems(db.read, stranger, { ids: id })).toEqual([])
  })

  test.each([
    [[{ unit: 'KG', num: 1 }]],
    [
      [
        { unit: 'sak', num: 50 },
        { unit: 'Sak', num: 40 },
      ],
    ],
  ])('refuses a unit that is there already: %o', async (units) => {
    await expect(add({ units })).rejects.toMatchObject({ code: 'item.unit-twice' })
  })

  test('refuses a ratio of nothing', () => {
    const asked = { name: 'x', baseUnit: 'kg', units: [{ unit: 'sak', num: 0 }] }
    expect(z.safeParse(items.add.input, asked).error?.issues[0]?.path).toEqual(['units', 0, 'num'])
  })

  test('has a price from a day on, and another that is still to come', async () => {
    const { id } = await add({ name: 'Bata Merah', sellPrice: '850.50' })
    await db.withTx((tx) => setPrice(tx, actor, { id, from: addDays(today, 7), price: price('900'), level: 'eceran' }))
    await db.withTx((tx) => setPrice(tx, actor, { id, from: today, price: price('800'), level: 'proyek' }))

    expect((await list({ q: 'bata' })).rows[0]).toMatchObject({ sellPrice: '850.5' })
    expect(await openItem(db.read, actor, id)).toMatchObject({
      sellPrice: '850.5',
      prices: [{ from: addDays(today, 7), price: '900', level: 'eceran' }, { from: today }, { from: today }],
    })
    const on = async (when: string, level?: string) =>
      (await sellPricesOn(db.read, actor.companyId, [id], { on: day(when), ...(level && { level }) })).get(id)
    expect(await on(today)).toBe(price('850.5'))
    expect(await on(addDays(today, 7))).toBe(price('900'))
    expect(await on(addDays(today, -1))).toBeUndefined()
    expect(await on(today, 'proyek')).toBe(price('800'))
    expect(await on(today, 'langganan')).toBe(price('850.5'))
    // A picker tells both, so that a line takes the one of its customer.
    expect(await pickItems(db.read, actor, { id })).toMatchObject([{ price: '850.5', levelPrices: { proyek: '800' } }])
    const told = await historyOf(db.read, actor.companyId, 'item', id)
    expect(told.map(({ act, reason }) => [act, reason])).toEqual([
      ['price', 'Proyek'],
      ['price', `mulai ${dayFormat(addDays(today, 7), 'short')}`],
      ['price', null],
      ['add', null],
    ])
  })

  test('an unchanged price writes no new row', async () => {
    const { id } = await add({ sellPrice: '1000' })
    await edit({ id, version: 1, sellPrice: '1000.00', notes: 'x' })
    expect((await openItem(db.read, actor, id)).prices).toHaveLength(1)
  })

  test('shows and takes cost only with the right, in every door', async () => {
    const blind = blinded(actor)
    const { id } = await add({ name: 'Besi Rahasia', minPrice: '11111', estCost: '9999' })
    expect(await openItem(db.read, actor, id)).toMatchObject({ minPrice: '11111', estCost: '9999' })
    const unseen = [
      await openItem(db.read, blind, id),
      await list({ q: 'rahasia' }, blind),
      await pickItems(db.read, blind, { q: 'rahasia' }),
      historyRows(await historyOf(db.read, actor.companyId, 'item', id), itemRecord, (permission) =>
        blind.can(permission),
      ),
    ]
    expect(JSON.stringify(unseen)).not.toMatch(/11111|9999/)

    await expect(edit({ id, version: 1, minPrice: '1' }, blind)).rejects.toBeInstanceOf(Forbidden)
    await expect(add({ estCost: '1' }, blind)).rejects.toBeInstanceOf(Forbidden)
    await edit({ id, version: 1, minPrice: null, notes: 'tanpa hak' }, blind)
    expect(await openItem(db.read, actor, id)).toMatchObject({ minPrice: '11111', notes: 'tanpa hak' })
    expect((await add({ name: 'Tanpa harga' }, blind)).version).toBe(1)

    const changed = await edit({ id, version: 2, minPrice: '12345' })
    const lines = await historyOf(db.read, actor.companyId, 'item', id)
    expect(historyRows(lines, itemRecord, () => true)[0]?.changes).toMatchObject([
      { label: 'Harga jual terendah', to: 'Rp12.345' },
    ])
    expect(historyRows(lines, itemRecord, (permission) => blind.can(permission))[0]?.changes).toEqual([])
    expect(changed.version).toBe(3)
  })

  test('keeps kind and base unit once its stock moved', async () => {
    const { id } = await add()
    await edit({ id, version: 1, baseUnit: 'ton', kind: 'bahan_baku' })
    await db.withTx((tx) => markMoved(tx, actor.companyId, [id]))
    await expect(edit({ id, version: 2, baseUnit: 'kg' })).rejects.toMatchObject({
      code: 'item.unit-fixed',
      facts: { unit: 'ton' },
    })
    await expect(edit({ id, version: 2, kind: 'jasa' })).rejects.toMatchObject({ code: 'item.kind-fixed' })
    await edit({ id, version: 2, baseUnit: 'ton', name: 'Sama satuannya' })
  })

  test('nonaktif is not offered, but stays in the list', async () => {
    const { id } = await add({ name: 'Genteng Lawas', status: 'nonaktif' })
    expect(await pickItems(db.read, actor, { q: 'lawas' })).toEqual([])
    expect((await list({ q: 'lawas' })).count).toBe(1)
    expect((await itemsOf(db.read, actor.companyId, [id])).get(id)?.isActive).toBe(false)
  })

  test('is offered by kind', async () => {
    await add({ name: 'Jasa Pasang Rangka', kind: 'jasa' })
    expect(await pickItems(db.read, actor, { q: 'rangka', kind: 'bahan_baku,barang' })).toEqual([])
    expect(await pickItems(db.read, actor, { q: 'rangka', kind: 'bahan_baku,jasa' })).toHaveLength(1)
    for (let n = 0; n < 25; n += 1) await add({ name: `Paku beton ${n}` })
    expect(await pickItems(db.read, actor, { q: 'paku' })).toHaveLength(20)
  })

  test('takes only a tax code that holds today', async () => {
    await expect(add({ taxCode: 'PPN-LAMA' })).rejects.toMatchObject({ code: 'tax.no-rate', field: 'taxCode' })
    const { id } = await add({ taxCode: 'PPN' })
    await expect(edit({ id, version: 1, taxCode: 'X' })).rejects.toMatchObject({
      code: 'tax.no-rate',
      field: 'taxCode',
    })
    await edit({ id, version: 1, taxCode: '' })
    expect((await openItem(db.read, actor, id)).taxCode).toBeNull()
  })

  test('refuses a barcode twice', async () => {
    await add({ barcode: '899123' })
    await expect(add({ barcode: '899123' })).rejects.toMatchObject({ code: 'record.taken', field: 'barcode' })
  })

  test('of another company is nowhere', async () => {
    const { id } = await add({ name: 'Formula X' })
    await expect(openItem(db.read, stranger, id)).rejects.toBeInstanceOf(NotFound)
    await expect(edit({ id, version: 1, name: 'x' }, stranger)).rejects.toBeInstanceOf(NotFound)
    await expect(
      db.withTx((tx) => setPrice(tx, stranger, { id, from: today, price: price('1'), level: 'eceran' })),
    ).rejects.toBeInstanceOf(NotFound)
    await expect(itemsOf(db.read, stranger.companyId, [id])).rejects.toBeInstanceOf(NotFound)
    expect((await list({ q: 'formula' }, stranger)).count).toBe(0)
    expect(await pickItems(db.read, stranger, { id })).toEqual([])
  })

  test('is counted in usual units and in those a company adds', async () => {
    await db.withTx((tx) => keepTerm(tx, actor.companyId, 'unit', 'rit', actor.userId))
    await db.withTx((tx) => keepTerm(tx, actor.companyId, 'unit', 'kg', actor.userId))
    const choices = await unitChoices(db.read, actor.companyId)
    expect(choices.filter((unit) => unit === 'kg')).toHaveLength(1)
    expect(choices).toContain('rit')
    expect(await unitChoices(db.read, stranger.companyId)).not.toContain('rit')
  })
})
