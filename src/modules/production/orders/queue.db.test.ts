import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { newId } from '#kit/id.ts'
import { today } from '#kit/posting/today.ts'
import { aWorkshop } from '../cast/workshop.ts'
import * as recipe from '../recipes/contract.ts'
import * as order from './contract.ts'
import { workingDay } from './ready.ts'

let db: Database
beforeAll(async () => {
  db = await testDatabase()
})

test('the queue counts what the capacity measures, by the working days of the company; other orders have no day', async () => {
  const yard = await aWorkshop(db, { house: { capacity: '5', capacityUnit: 'm2' } })
  const { companyId } = yard.actor
  await db.pool.query('update company set work_week = 5 where id = $1', [companyId])
  await db.pool.query(
    `insert into item_unit (id, company_id, item_id, line_no, unit, num) values ($1, $2, $3, 1, 'm²', 4)`,
    [newId(), companyId, yard.paving],
  )
  const concrete = await yard.item({ name: 'Beton', kind: 'produk_jadi', unit: 'm³' })
  const made = { validFrom: '2026-01-01', outputQty: '1', pieceRate: '0' }
  await yard.do(recipe.saveRecipe, {
    ...made,
    itemId: concrete,
    lines: [{ itemId: yard.cement, qty: '1', unit: 'kg' }],
  })
  for (const [itemId, dueDate] of [
    [concrete, '2026-12-10'],
    [yard.paving, '2026-12-20'],
  ]) {
    const draft = await yard.draft({ itemId, dueDate })
    await yard.do(order.planOrder, { id: draft.id, version: draft.version })
  }

  const { rows } = await yard.do(order.houseQueue, { id: yard.houseId })
  expect(rows.map(({ unit, left, days, readyOn }) => ({ unit, left, days, readyOn }))).toEqual([
    { unit: 'm³', left: '100', days: null, readyOn: null },
    { unit: 'pcs', left: '100', days: 5, readyOn: workingDay(today(yard.actor), 5, 5) },
  ])
})
