import * as z from 'zod/mini'
import { beforeAll, expect, test } from 'vitest'
import { aCompany } from '../../../../tests/cast/company.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { historyOf } from '#kit/history/history.ts'
import { Forbidden } from '#kit/http/failures.ts'
import { newId } from '#kit/id.ts'
import { carriersOf } from '#kit/record/carriers.ts'
import { historyRows } from '#kit/record/history-rows.ts'
import '#modules/catalog/carry-supplier.ts'
import { items, type ItemEdit, type ItemInput } from '#modules/catalog/contract.ts'
import { itemRecord } from '#modules/catalog/item.record.ts'
import { openItem } from '#modules/catalog/open-item.ts'
import { addItem, editItem } from '#modules/catalog/save-item.ts'

// From whom an item may be had, and how long they take; what they ask stands in the lists of purchasing.
let db: Database
let actor: Actor
let toko: string
let depo: string

const add = (given: Partial<ItemInput>, who = actor) =>
  db.withTx((tx) => addItem(tx, who, z.parse(items.add.input, { name: 'Semen', baseUnit: 'zak', ...given })))
const edit = (given: ItemEdit, who = actor) => db.withTx((tx) => editItem(tx, who, z.parse(items.edit.input, given)))
const aSupplier = async (name: string) => {
  const id = newId()
  const sql = 'insert into supplier (id, company_id, code, name) values ($1, $2, $3, $4)'
  await db.pool.query(sql, [id, actor.companyId, name, name])
  return id
}
const blind = (): Actor => ({ ...actor, can: (right) => !['view biaya', 'view pembelian-barang'].includes(right) })

beforeAll(async () => {
  db = await testDatabase()
  actor = await aCompany(db, 'ISP')
  toko = await aSupplier('Toko Sinar')
  depo = await aSupplier('Depo Jaya')
})

test('the suppliers of an item keep their days, in the order they were written', async () => {
  const { id } = await add({
    suppliers: [
      { supplierId: depo, price: '61500' },
      { supplierId: toko, leadDays: 3 },
    ],
  })
  const seen = await openItem(db.read, actor, id)
  expect(seen.suppliers).toMatchObject([
    { supplierId: depo, price: '61500', leadDays: null },
    { supplierId: toko, price: null, leadDays: 3 },
  ])
  expect(seen.supplierNames).toEqual({ [toko]: 'Toko Sinar', [depo]: 'Depo Jaya' })

  const [kept] = seen.suppliers
  await edit({ id, version: 1, suppliers: [{ ...kept!, leadDays: 2 }] })
  expect((await openItem(db.read, actor, id)).suppliers).toMatchObject([{ id: kept!.id, leadDays: 2 }])
  await edit({ id, version: 2, notes: 'x' })
  expect((await openItem(db.read, actor, id)).suppliers).toHaveLength(1)

  const told = async (who: Actor) =>
    historyRows(await historyOf(db.read, actor.companyId, 'item', id), itemRecord, (right) => who.can(right)).flatMap(
      ({ changes }) => changes.filter(({ field }) => field === 'suppliers'),
    )
  expect(await told(actor)).toMatchObject([{ label: 'Supplier', from: 'Supplier\n3', to: '2' }])
  expect(await told(blind())).toEqual([])
})

test('a supplier stands once beside an item, and is one of ours', async () => {
  await expect(add({ suppliers: [{ supplierId: toko }, { supplierId: toko }] })).rejects.toMatchObject({
    code: 'item.supplier-twice',
    field: 'suppliers.1.supplierId',
  })
  await expect(add({ name: 'Tak jadi', suppliers: [{ supplierId: newId() }] })).rejects.toMatchObject({
    code: 'record.no-such-choice',
  })
  const { rows } = await db.pool.query("select 1 from item where name = 'Tak jadi'")
  expect(rows).toEqual([])
})

test('who may not know what is paid sees no suppliers of it and writes none', async () => {
  const { id } = await add({ suppliers: [{ supplierId: toko, leadDays: 5 }] })
  expect(await openItem(db.read, blind(), id)).toMatchObject({ suppliers: [], supplierNames: {} })
  await expect(edit({ id, version: 1, suppliers: [] }, blind())).rejects.toThrow(Forbidden)
  await edit({ id, version: 1, notes: 'x' }, blind())
  expect((await openItem(db.read, actor, id)).suppliers).toHaveLength(1)
})

test('of two suppliers that become one, the one that stays keeps its days', async () => {
  const old = await aSupplier('Toko Sinar Lama')
  const both = await add({
    suppliers: [
      { supplierId: old, leadDays: 1 },
      { supplierId: toko, leadDays: 2 },
    ],
  })
  const one = await add({ suppliers: [{ supplierId: old, leadDays: 3 }] })
  await db.withTx(async (tx) => {
    for (const each of carriersOf('supplier')) await each.carry(tx, actor, { fromId: old, intoId: toko })
  })
  const days = async (id: string) =>
    (await openItem(db.read, actor, id)).suppliers.map((row) => [row.supplierId, row.leadDays])
  expect(await days(both.id)).toEqual([[toko, 2]])
  expect(await days(one.id)).toEqual([[toko, 3]])
})
