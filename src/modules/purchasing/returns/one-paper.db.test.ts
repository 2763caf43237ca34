import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { allLaws, anOffice, type Office } from '../cast/office.ts'
import * as returns from './contract.ts'

let db: Database
let office: Office

beforeAll(async () => {
  db = await testDatabase()
  office = await anOffice(db)
}, 60_000)

test('what goes back in one paper goes to one supplier, out of one warehouse, each line once', async () => {
  const [first, again] = [await office.received(), await office.received()]
  const elsewhere = await office.received({ shipTo: 'site' })
  const theirs = await office.received({ supplierId: await office.supplier({ name: 'Toko Dua' }) })
  const together = (...of: (typeof first)[]) =>
    office.do(returns.createPurchaseReturn, {
      ...{ date: '2026-11-08', reason: 'Cacat' },
      lines: of.map(({ lines }) => ({ receiptLineId: lines[0]!.id, qty: '1' })),
    })
  for (const [lines, code] of [
    [[first, first], 'purchase-return.twice'],
    [[first, theirs], 'purchase-return.two-suppliers'],
    [[first, elsewhere], 'purchase-return.two-warehouses'],
  ] as const)
    await expect(together(...lines)).rejects.toMatchObject({ code, field: 'lines' })
  const { id } = await together(first, again)
  expect((await office.do(returns.openPurchaseReturn, { id })).lines).toHaveLength(2)
  await allLaws(db)
})
