import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { allLaws, aWorkshop, type Workshop } from '../cast/workshop.ts'
import * as order from '../orders/contract.ts'
import * as result from './contract.ts'

// Material that was written down by mistake goes back after its pieces were valued; what was too much is taken off all pieces.
let db: Database
let shop: Workshop

beforeAll(async () => {
  db = await testDatabase()
  shop = await aWorkshop(db)
})

const now = async (id: string) => ({
  id,
  version: (await shop.seen(id)).version,
  date: '2026-11-05',
  reason: 'salah catat',
})
const use = async (id: string, qty: string) =>
  shop.do(result.useMaterial, { ...(await now(id)), lines: [{ itemId: shop.cement, qty }] })
const make = async (id: string, good: string, finish = false) =>
  shop.do(result.recordOutput, { ...(await now(id)), good, second: '0', reject: '0', useRecipe: false, finish })
const takeBackFirstUse = async (id: string) => {
  const { entries, version } = await shop.seen(id)
  const use = entries.filter((entry) => entry.kind === 'use').at(-1)!
  await shop.do(result.voidEntry, { id, version, entryId: use.id, reason: 'salah catat' })
}

async function tooMuch(sold: string | null): Promise<string> {
  const { id } = await shop.running()
  await use(id, '40')
  await make(id, '40')
  await use(id, '10')
  if (sold) await shop.sell({ itemId: shop.paving, at: shop.finished, qty: sold })
  await takeBackFirstUse(id)
  return id
}

async function expectWhole(id: string): Promise<void> {
  const { stage, costs } = await shop.seen(id)
  expect(stage).toBe('done')
  expect(BigInt(costs!.total)).toBe(BigInt(costs!.output) + BigInt(costs!.loss))
  expect(await shop.balance('1-1510')).toBe(0n)
  await allLaws(db)
}

test('the step that finishes brings pieces in at nothing, and all pieces become cheaper', async () => {
  const id = await tooMuch(null)
  await make(id, '10', true)
  await expectWhole(id)
  expect((await shop.held(shop.paving, shop.finished)).value).toBe(15_000n)
})

test('also when the earlier pieces are sold already: what the shelf cannot give is taken off their cost', async () => {
  const { qty } = await shop.held(shop.paving, shop.finished)
  await shop.sell({ itemId: shop.paving, at: shop.finished, qty: String(BigInt(qty) / 10_000n) })
  const id = await tooMuch('40')
  await make(id, '10', true)
  await expectWhole(id)
})

test('and finished so, opened again and finished once more, it still comes out whole', async () => {
  const id = await tooMuch(null)
  await make(id, '10', true)
  await shop.do(order.reopenOrder, await now(id).then(({ date: _date, ...about }) => about))
  await use(id, '5')
  await shop.do(order.finishOrder, { ...(await now(id)), fail: false })
  await expectWhole(id)
})

test('pieces whose material was all taken back are not finished from nothing without a reason', async () => {
  const { id } = await shop.running()
  await use(id, '40')
  await make(id, '40')
  await takeBackFirstUse(id)
  const finish = async (reason: string | null) => {
    const { version } = await shop.seen(id)
    return shop.do(order.finishOrder, { id, version, date: '2026-11-05', reason })
  }
  await expect(finish(null)).rejects.toMatchObject({ code: 'spk.material-gone', field: 'reason' })
  await use(id, '30')
  await finish(null)
  await expectWhole(id)
})
