import { NO_DIMS } from '#ground/dims.ts'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import { convert, minusQty, negateQty, plusQty, quantity, ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import type { Database } from '#kit/db/database.ts'
import { findBreaches } from '#kit/posting/check.ts'
import { postingChecks } from '#kit/posting/checks.ts'
import { journalChecks } from '#modules/journal/checks.ts'
import { availability } from '#modules/stock/face.ts'
import { stockChecks } from '#modules/stock/checks.ts'
import { addStock } from '#modules/warehouse/documents/save-document.ts'
import { warehouseChecks } from '#modules/warehouse/checks.ts'
import { voidStockDocument } from '#modules/warehouse/documents/void-document.ts'
import { aHouse, type House } from '../../../tests/cast/house.ts'
import { worldsOf, type Worlds } from '../../../tests/cast/left-behind.ts'
import { expectWholeBooks } from '../../../tests/cast/whole-books.ts'

// `npm run properties` takes ten thousand histories, each in a company of its own whose books are asked after it.
const asked = process.env['PROPERTY_RUNS']
const runs = asked === undefined ? 15 : Math.ceil(Number(asked) / 10)
const seed = process.env['PROPERTY_SEED']
const told = { numRuns: runs, ...(seed !== undefined && { seed: Number(seed) }) }
const lawsOf = [...postingChecks, ...journalChecks, ...stockChecks, ...warehouseChecks]
const on = day('2026-11-21')

// Every law is asked of a hundred histories at once, and a database left behind before it grows.
let worlds: Worlds<Database>
let db: Database
beforeAll(async () => {
  const laws = async (left: Database) => expect(await findBreaches(left.read, lawsOf)).toEqual([])
  worlds = await worldsOf({ runs: 2 * runs, ofCompany: 100, ofDatabase: 1000 }, { open: async (one) => one, laws })
}, 600_000)

type Act =
  | {
      readonly act: 'in'
      readonly item: number
      readonly place: number
      readonly qty: Quantity
      readonly value: bigint
    }
  | { readonly act: 'out'; readonly item: number; readonly place: number; readonly qty: Quantity }
  | { readonly act: 'void'; readonly which: number }

const where = { item: fc.nat(2), place: fc.nat(1) }
const qty = fc.bigInt({ min: 1n, max: 100_000n }).map((parts) => convert(quantity('1'), parts, 10_000n))
const anAct: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ act: fc.constant('in' as const), ...where, qty, value: fc.bigInt({ min: 0n, max: 10_000_000n }) }),
  fc.record({ act: fc.constant('out' as const), ...where, qty }),
  fc.record({ act: fc.constant('void' as const), which: fc.nat(30) }),
)

/** What should be there, counted apart from the program. */
interface Model {
  readonly held: Map<string, Quantity>
  readonly documents: { id: string; key: string; qty: Quantity; isVoid: boolean }[]
}

test('any history of receipts, issues and voids leaves both books equal and no refusal but a shortage', async () => {
  let at = 0
  await fc.assert(
    fc.asyncProperty(fc.array(anAct, { minLength: 1, maxLength: 25 }), async (acts) => {
      db = await worlds.at(at++)
      const house = await aHouse(db)
      const items = [
        await house.item(),
        await house.item({ kind: 'bahan_baku' }),
        await house.item({ kind: 'produk_jadi' }),
      ]
      const model: Model = { held: new Map(), documents: [] }
      for (const act of acts) await (act.act === 'void' ? takeBack(house, model, act) : put(house, model, items, act))

      for (const row of await availability(db.read, house.companyId, items))
        expect(row.onHand).toBe(model.held.get(`${row.itemId} ${row.warehouseId}`) ?? ZERO_QTY)
      await expectWholeBooks(db, house.companyId)
    }),
    told,
  )
  await worlds.end()
}, 10_800_000)

test('the same acts all at once leave both books equal', async () => {
  let at = runs
  await fc.assert(
    fc.asyncProperty(fc.array(anAct, { minLength: 5, maxLength: 40 }), async (acts) => {
      db = await worlds.at(at++)
      const house = await aHouse(db)
      const items = [
        await house.item(),
        await house.item({ kind: 'bahan_baku' }),
        await house.item({ kind: 'produk_jadi' }),
      ]
      const model: Model = { held: new Map(), documents: [] }
      const moves = acts.filter((act) => act.act !== 'void')
      const voids = acts.filter((act) => act.act === 'void')
      await Promise.all(moves.map((act) => attempt(house, model, items, act)))
      await Promise.allSettled(voids.map((act) => voided(house, model.documents[act.which]?.id)))
      await expectWholeBooks(db, house.companyId)
    }),
    told,
  )
  await worlds.end()
}, 10_800_000)

async function put(house: House, model: Model, items: string[], act: Exclude<Act, { act: 'void' }>): Promise<void> {
  const key = keyOf(house, items, act)
  const held = model.held.get(key) ?? ZERO_QTY
  const isShort = act.act === 'out' && held < act.qty
  if (isShort) return expect(attempt(house, model, items, act)).resolves.toBe('stock.short')

  expect(await attempt(house, model, items, act)).toBe('done')
  model.held.set(key, plusQty(held, signed(act)))
}

async function attempt(
  house: House,
  model: Model,
  items: string[],
  act: Exclude<Act, { act: 'void' }>,
): Promise<string> {
  const key = keyOf(house, items, act)
  const [itemId = '', warehouseId = ''] = key.split(' ')
  const line = {
    ...NO_DIMS,
    itemId,
    qty: act.qty,
    unit: null,
    value: act.act === 'in' ? money(act.value) : null,
    note: null,
  }
  const type = act.act === 'in' ? 'penerimaan' : 'pengeluaran'
  try {
    const { id } = await db.withTx((tx) =>
      addStock(tx, house.actor, {
        type,
        on,
        warehouseId,
        notes: null,
        projectId: null,
        requestedBy: null,
        receivedBy: null,
        post: true,
        lines: [line],
      }),
    )
    model.documents.push({ id, key, qty: signed(act), isVoid: false })
    return 'done'
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'stock.short') return 'stock.short'
    throw error
  }
}

async function takeBack(house: House, model: Model, act: { which: number }): Promise<void> {
  const document = model.documents[act.which]
  if (!document || document.isVoid) return
  const left = minusQty(model.held.get(document.key) ?? ZERO_QTY, document.qty)
  if (left < ZERO_QTY) return expect(voided(house, document.id)).rejects.toMatchObject({ code: 'stock.short' })

  await voided(house, document.id)
  document.isVoid = true
  model.held.set(document.key, left)
}

async function voided(house: House, id: string | undefined): Promise<void> {
  if (id) await db.withTx((tx) => voidStockDocument(tx, house.actor, { id, version: 2, reason: 'uji' }))
}

function signed(act: Exclude<Act, { act: 'void' }>): Quantity {
  return act.act === 'in' ? act.qty : negateQty(act.qty)
}

function keyOf(house: House, items: readonly string[], act: { item: number; place: number }): string {
  return `${items[act.item]} ${act.place === 0 ? house.main : house.site}`
}
