import { expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { deskOf } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { post } from '#modules/journal/face.ts'
import { credit, debit } from '#modules/journal/rules.ts'
import { NO_DIMS } from '#ground/dims.ts'
import { aProject } from '#modules/projects/cast/site.ts'
import { aBuyer } from '#modules/purchasing/cast/buyer.ts'
import { createPurchase, openPurchase } from '#modules/purchasing/orders/contract.ts'
import { anAgreedRab } from '../cast/small.ts'
import { openProgress } from '../progress/contract.ts'
import { worksRoutes } from '../routes.ts'
import { controlRows, openControl } from './contract.ts'

test('what was ordered and what was booked stand beside the budget, and open their rows', async () => {
  const db = await testDatabase()
  const buyer = await aBuyer(db)
  const { actor } = buyer
  const site = await aProject(db, actor)
  const { id } = site
  await anAgreedRab(db, actor, { projectId: id })
  const desk = deskOf(db, actor, worksRoutes)
  const { lines } = await desk.do(openProgress, { id })
  const stone = lines.find((line) => line.code === 'A.3')?.workItemId ?? ''
  const item = await buyer.house.item({ name: 'Batu kali', unit: 'm3' })
  const bought = await buyer.do(createPurchase, {
    ...{ supplierId: buyer.supplierId, date: '2026-11-03', warehouseId: site.warehouseId, projectId: id },
    submit: true,
    lines: [{ itemId: item, qty: '42', price: '275000', projectId: id, workItemId: stone }],
  })
  const dims = { projectId: id, workItemId: stone }
  const wages = newId()
  await db.withTx((tx) =>
    post(tx, actor, {
      ...{ on: day('2026-11-04'), area: 'finance', source: { kind: 'cash-entry', id: wages }, memo: 'Upah tukang' },
      lines: [debit('5-2000', money(700_000), dims), credit('1-1110', money(700_000), NO_DIMS)],
    }),
  )

  const seen = await desk.do(openControl, { id })
  expect(seen).toMatchObject({
    basis: 'rab',
    budget: '184006720',
    committed: '11550000',
    actual: '700000',
    variance: '0',
  })
  expect(seen.items.find((one) => one.code === 'A.3')).toMatchObject({
    ...{ budget: '39168000', committed: '11550000', actual: '700000', toCome: '26918000', variance: '0' },
  })
  expect(seen.heads).toMatchObject([
    { head: 'material', committed: '11550000', actual: '0' },
    { head: 'upah', committed: '0', actual: '700000' },
  ])
  const rows = await desk.do(controlRows, { id })
  expect(rows.map(({ kind, amount, workItemId, href }) => [kind, amount, workItemId, href])).toEqual([
    ['committed', '11550000', stone, `/pembelian-barang/detail/${bought.id}`],
    ['actual', '700000', stone, `/laporan-keuangan/detail/${wages}`],
  ])
  // As it stood by the end of a day: nothing before the order, the order alone, what was booked, what had come.
  const order = await buyer.do(openPurchase, { id: bought.id })
  await buyer.received(order, [{ qty: '12' }], { date: '2026-11-06', warehouseId: site.warehouseId })
  const told = async (on?: string) => {
    const { budget, committed, actual, onSite } = await desk.do(openControl, { id, ...(on && { on: day(on) }) })
    const { length } = await desk.do(controlRows, { id, ...(on && { on: day(on) }) })
    return [budget, committed, actual, onSite, length]
  }
  expect(await told('2026-11-02')).toEqual(['184006720', '0', '0', '0', 0])
  expect(await told('2026-11-03')).toEqual(['184006720', '11550000', '0', '0', 1])
  expect(await told('2026-11-05')).toEqual(['184006720', '11550000', '700000', '0', 2])
  expect(await told('2026-11-06')).toEqual(['184006720', '8250000', '700000', '3300000', 2])
  expect(await told()).toEqual(await told('2026-11-06'))
  // Hire stands where its bill will be booked: under Alat, unless its work item is of another head.
  await db.pool.query(`update supplier set kind = '{sewa_alat}' where id = $1`, [buyer.supplierId])
  const hire = await buyer.house.item({ name: 'Sewa pompa', unit: 'hari', kind: 'jasa' })
  const hired = [{ itemId: hire, qty: '2', price: '450000', projectId: id, workItemId: stone }]
  const rented = { supplierId: buyer.supplierId, date: '2026-11-05', warehouseId: site.warehouseId, projectId: id }
  await buyer.do(createPurchase, { ...rented, submit: true, lines: hired })
  const promisedTo = async () =>
    (await desk.do(openControl, { id })).heads.filter(({ committed }) => committed !== '0').map(({ head }) => head)
  expect(await promisedTo()).toEqual(['material', 'alat'])
  await db.pool.query(`update work_item set cost_head = 'upah' where id = $1`, [stone])
  expect(await promisedTo()).toEqual(['material', 'upah'])
  const blind = { ...actor, can: (permission: string) => permission !== 'view daftar-proyek' }
  await expect(deskOf(db, blind, worksRoutes).do(openControl, { id })).rejects.toThrow(NotFound)
})
