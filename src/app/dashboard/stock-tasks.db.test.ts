import { beforeAll, expect, test } from 'vitest'
import { allRoutes } from '#app/server-routes.ts'
import { day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { addStock, beginStockSettings } from '#modules/warehouse/contract.ts'
import * as transfers from '#modules/warehouse/transfers/contract.ts'
import { aHouse, type House } from '../../../tests/cast/house.ts'
import { openTasks, type TaskKind } from './contract.ts'

let db: Database
let house: House
let cement: string
const date = day('2026-11-20')

beforeAll(async () => {
  db = await testDatabase()
  house = await aHouse(db)
  cement = await house.item({ name: 'Semen 50 kg' })
  const lines = [{ itemId: cement, qty: '100', value: '6800000' }]
  await desk().do(addStock, { type: 'penerimaan', on: date, warehouseId: house.main, lines })
})

const desk = (who: Actor = house.actor) => deskOf(db, who, allRoutes)
const keeper = (...warehouses: string[]): Actor => ({ ...house.actor, scope: { ...house.actor.scope, warehouses } })
const with_ = (...may: readonly string[]): Actor => ({ ...house.actor, can: (permission) => may.includes(permission) })
const of = async (who: Actor, kind: TaskKind) => {
  const { tasks, groups } = await desk(who).do(openTasks, {})
  return { rows: tasks.filter((task) => task.kind === kind), group: groups.find((group) => group.kind === kind) }
}
const sent = (fromWarehouseId: string, toWarehouseId: string, qty: string) =>
  desk().do(transfers.createTransfer, { date, fromWarehouseId, toWarehouseId, lines: [{ itemId: cement, qty }] })

test('a transfer waits for who may receive it where it goes, until every piece of it is explained', async () => {
  const { id } = await sent(house.main, house.site, '10')
  const { rows, group } = await of(house.actor, 'transfer')
  expect(rows).toMatchObject([
    {
      text: 'Transfer menunggu diterima',
      since: date,
      act: 'Terima',
      to: `/gudang/detail/${house.site}?transfer=${id}`,
    },
  ])
  expect(group).toMatchObject({ count: 1, to: '/gudang/?jenis=transfer&status=sent%2Cpartial&sort=date' })
  expect((await of(keeper(house.site), 'transfer')).group?.to).toContain(`toId=${house.site}`)
  // Who keeps the warehouse it left, or may only look, has nothing to receive.
  expect((await of(keeper(house.main), 'transfer')).rows).toEqual([])
  expect((await of(keeper(), 'transfer')).rows).toEqual([])
  expect((await of(with_('view stock'), 'transfer')).rows).toEqual([])
  expect((await of((await aHouse(db)).actor, 'transfer')).rows).toEqual([])

  const see = () => desk().do(transfers.openTransfer, { id })
  const line = (await see()).lines[0]?.id ?? ''
  const part = async (qty: string) => ({ id, version: (await see()).version, date, lines: [{ lineId: line, qty }] })
  await desk().do(transfers.receiveTransfer, await part('8'))
  expect((await of(house.actor, 'transfer')).rows).toMatchObject([
    { text: 'Selisih transfer belum diselesaikan', act: 'Selesaikan' },
  ])
  expect((await of(with_('view stock', 'create stock'), 'transfer')).rows).toMatchObject([{ act: 'Terima' }])
  await desk().do(transfers.settleTransfer, { ...(await part('2')), kind: 'hilang', reason: 'jatuh di jalan' })
  expect((await of(house.actor, 'transfer')).rows).toEqual([])
})

test('what waits is what its list shows, however much of it there is', async () => {
  for (let n = 0; n < 9; n += 1) await sent(house.main, house.site, '1')
  const { rows, group } = await of(keeper(house.site), 'transfer')
  const asked = Object.fromEntries(new URLSearchParams(group?.to?.split('?')[1]))
  const { jenis: _jenis, ...search } = asked
  const list = await desk(keeper(house.site)).do(transfers.listTransfers, search)
  expect([group?.count, rows.length]).toEqual([list.count, 8])
})

test('what runs low is bought for its warehouse, as much as lifts it back to its minimum', async () => {
  await desk().do(beginStockSettings, {
    itemId: cement,
    warehouseId: house.site,
    minQty: '40',
    reorderQty: null,
    rack: null,
  })
  const { rows } = await of(house.actor, 'stock')
  const low = rows.find((row) => row.to.includes(house.site))
  expect(low).toMatchObject({ text: 'Semen 50 kg perlu dibeli', act: 'Beli' })
  const search = Object.fromEntries(new URLSearchParams(low?.to.split('?')[1]))
  expect(search).toEqual({ stok: cement, gudang: house.site, jumlah: '32' })
  const looks = await of(with_('view stock'), 'stock')
  expect(looks.rows[0]?.to).toMatch(/^\/gudang\/detail-stock\//)
})
