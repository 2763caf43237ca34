import { NO_DIMS } from '#ground/dims.ts'
import { beforeAll, expect, test } from 'vitest'
import { addDays, type Day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import { quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { today } from '#kit/posting/today.ts'
import { historyOf } from '#kit/history/history.ts'
import { openRules, saveRules } from '#modules/warehouse/stock-rules.ts'
import { addStock } from '#modules/warehouse/documents/save-document.ts'
import { createTransfer } from '#modules/warehouse/transfers/write-transfer.ts'
import { receiveTransfer, settleTransfer } from '#modules/warehouse/transfers/settle-transfer.ts'
import { aHouse, type House } from '../../../../tests/cast/house.ts'

let db: Database
let house: House
let cement: string
let clerk: Actor

beforeAll(async () => {
  db = await testDatabase()
  house = await aHouse(db)
  cement = await house.item({ name: 'Semen' })
  clerk = { ...house.actor, can: (permission) => !permission.startsWith('approve') }
})

const put = (actor: Actor, on: Day, type: 'penerimaan' | 'saldo_awal' = 'penerimaan', post = true) =>
  db.withTx((tx) =>
    addStock(tx, actor, {
      ...{ type, on, post, warehouseId: house.main, projectId: null, requestedBy: null, receivedBy: null, notes: null },
      lines: [{ ...NO_DIMS, itemId: cement, qty: quantity('5'), unit: null, note: null, value: money(500n) }],
    }),
  )
const send = (actor: Actor, date: Day) =>
  db.withTx((tx) =>
    createTransfer(tx, actor, {
      ...{ date, fromWarehouseId: house.main, toWarehouseId: house.site, send: true },
      ...{ driverName: null, vehiclePlate: null, requestedBy: null, notes: null },
      lines: [{ ...NO_DIMS, itemId: cement, qty: quantity('1'), unit: null, note: null }],
    }),
  )

test('what came within three days is written down by everybody; before that it takes the right to approve stock', async () => {
  const [now, latest, before] = [today(clerk), addDays(today(clerk), -3), addDays(today(clerk), -4)]
  await put(clerk, now)
  await put(clerk, latest)
  await send(clerk, latest)
  await put(clerk, before, 'saldo_awal')
  await put(clerk, before, 'penerimaan', false)
  await expect(put(clerk, before)).rejects.toMatchObject({ code: 'stock.backdated', field: 'date' })
  await expect(send(clerk, before)).rejects.toMatchObject({ code: 'stock.backdated' })
  await put(house.actor, before)
  await send(house.actor, before)
})

test('what became of goods on the way is backdated no further either', async () => {
  const [now, before] = [today(clerk), addDays(today(clerk), -4)]
  await put(house.actor, before)
  const { id, version } = await send(house.actor, before)
  const arrives = (actor: Actor, date: Day) =>
    db.withTx((tx) => receiveTransfer(tx, actor, { id, version, date, receivedBy: null }))
  const lost = (actor: Actor, date: Day) =>
    db.withTx((tx) => settleTransfer(tx, actor, { id, version, date, kind: 'hilang', reason: 'Jatuh', lines: [] }))
  for (const act of [arrives, lost])
    await expect(act(clerk, before)).rejects.toMatchObject({ code: 'stock.backdated', field: 'date' })
  expect((await arrives(house.actor, before)).version).toBeGreaterThan(version)
  const later = await send(clerk, now)
  await db.withTx((tx) => receiveTransfer(tx, clerk, { ...later, date: now, receivedBy: null }))
})

test('a company says how many days it lets everybody, and who changed it stands in the log', async () => {
  let version = 0
  const days = (backdateDays: number) =>
    db.withTx((tx) => saveRules(tx, house.actor, { version: version++, backdateDays }))
  expect(await openRules(db.read, clerk)).toEqual({ version: 0, backdateDays: 3 })
  await days(0)
  await expect(put(clerk, addDays(today(clerk), -1))).rejects.toMatchObject({ code: 'stock.backdated' })
  await put(clerk, today(clerk))
  expect(await days(10)).toEqual({ version: 2, backdateDays: 10 })
  await put(clerk, addDays(today(clerk), -10))
  const lines = await historyOf(db.read, house.companyId, 'stock-setting', house.companyId)
  expect(lines.map(({ changes }) => changes['backdateDays'])).toEqual([
    [0, 10],
    [3, 0],
  ])
})
