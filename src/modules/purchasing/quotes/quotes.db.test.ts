import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { aBuyer, allLaws, refused, type Buyer } from '../cast/buyer.ts'
import * as order from '../orders/contract.ts'
import * as request from '../requests/contract.ts'
import * as quote from './contract.ts'

let db: Database
let buyer: Buyer

beforeAll(async () => {
  db = await testDatabase()
  buyer = await aBuyer(db)
})

const seen = (id: string) => buyer.do(quote.compareQuotes, { id })
const bought = (id: string) => buyer.do(order.openPurchase, { id })

/** An approved request for cement and sand, with a quote for both of each of two suppliers. */
async function compared() {
  const items = [await buyer.house.item({ name: 'Semen' }), await buyer.house.item({ name: 'Pasir', unit: 'm³' })]
  const { id, version } = await buyer.do(request.createRequest, {
    date: '2026-11-03',
    neededBy: '2026-11-20',
    warehouseId: buyer.house.main,
    submit: true,
    lines: items.map((itemId) => ({ itemId, qty: '10' })),
  } as never)
  // Nobody else is there to say yes.
  await buyer.do(request.decideRequest, { id, version, decision: 'approve' })
  const [cement = '', sand = ''] = (await seen(id)).lines.map((line) => line.requestLineId)
  const quoted = async (name: string, prices: readonly [string | null, string | null]) =>
    buyer.do(quote.addQuote, {
      id,
      supplierId: await buyer.supplier({ name }),
      date: '2026-11-04',
      lines: [cement, sand].map((requestLineId, at) => ({ requestLineId, price: prices[at] ?? null })),
    })
  const near = await quoted('UD Dekat', ['60000', '300000'])
  const far = await quoted('UD Jauh', ['58000', '310000'])
  const ref = ({ id: quoteId, version: of }: { id: string; version: number }) => ({ id: quoteId, version: of })
  return { id, cement, sand, near: ref(near), far: ref(far) }
}

test('each line is chosen from who asks least for it; what one has, the other is not offered', async () => {
  const { id, cement, sand, near, far } = await compared()
  const first = await buyer.do(quote.chooseQuote, { ...far, reason: 'Semen termurah', lines: [cement] })
  expect((await bought(first.id)).lines).toMatchObject([{ price: '58000', qty: '10' }])
  expect((await seen(id)).lines).toMatchObject([
    { isOpen: false, prices: [{ isChosen: false }, { isChosen: true }] },
    { isOpen: true, prices: [{ isChosen: false }, { isChosen: false }] },
  ])

  const second = await buyer.do(quote.chooseQuote, { ...near, reason: 'Pasir termurah', lines: [sand] })
  expect((await bought(second.id)).lines).toMatchObject([{ price: '300000', qty: '10' }])
  expect((await seen(id)).lines.map((line) => line.isOpen)).toEqual([false, false])
  await allLaws(db)
})

test('a price with PPN is dearer only by what we do not get back', async () => {
  const { id, cement, sand } = await compared()
  const lines = [cement, sand].map((requestLineId, at) => ({ requestLineId, price: at === 0 ? '61050' : '299700' }))
  const supplierId = await buyer.supplier({ name: 'PT Termasuk PPN' })
  await buyer.do(quote.addQuote, { id, supplierId, date: '2026-11-04', priceIncludesTax: true, lines })
  const { quotes, lines: rows } = await seen(id)
  // 61.050 is 55.000 before PPN, 299.700 is 270.000: the lowest of both, though neither is the lowest to look at.
  expect(quotes.map(({ total, cost, isLowest }) => [total, cost, isLowest])).toEqual([
    ['3600000', '3600000', false],
    ['3680000', '3680000', false],
    ['3607500', '3250000', true],
  ])
  expect(rows.map((row) => row.prices[2]?.costPrice)).toEqual(['55000', '270000'])
  expect(rows.map((row) => row.prices.map((one) => one?.isLowest))).toEqual([
    [false, false, true],
    [false, false, true],
  ])
})

test('a quote is written anew while nothing was ordered of it, for lines of its request', async () => {
  const { id, cement, sand, near } = await compared()
  const other = await compared()
  const { supplierId } = (await seen(id)).quotes[0] ?? { supplierId: '' }
  const written = (ref: typeof near, more: object = {}) =>
    buyer.do(quote.updateQuote, {
      ...{ ...ref, supplierId, date: '2026-11-05', quoteNo: 'PH-2', freight: '25000' },
      lines: [{ requestLineId: cement, price: '57000' }],
      ...more,
    })
  const [strange, twice] = [[other.cement], [sand, sand]].map((ids) => ({
    lines: ids.map((requestLineId) => ({ requestLineId, price: '1' })),
  }))
  await refused(written(near, strange), 'quote.unknown-line')
  await refused(written(near, twice), 'quote.unknown-line')
  await refused(written(near, { supplierId: (await seen(id)).quotes[1]?.supplierId }), 'quote.supplier-twice')
  await refused(written(near, { lines: [{ requestLineId: sand, price: null }] }), 'quote.nothing-offered')

  const now = await written(near)
  const { quotes, lines } = await seen(id)
  expect(quotes[0]).toMatchObject({ quoteNo: 'PH-2', freight: '25000', total: '595000', version: now.version })
  expect(lines.map(({ prices }) => prices[0]?.price ?? null)).toEqual(['57000', null])
  await expect(written(near)).rejects.toMatchObject({ code: 'document.changed' })
  const { version } = now
  await buyer.do(quote.chooseQuote, { id: near.id, version, reason: 'Termurah' })
  const chosen = (await seen(id)).quotes[0]
  await refused(written({ id: near.id, version: chosen?.version ?? 0 }), 'quote.already-ordered')
})

test('a line that is not of the quote leaves nothing to order', async () => {
  const { near } = await compared()
  const other = await compared()
  const strange = { ...near, reason: 'x', lines: [other.cement] }
  await refused(buyer.do(quote.chooseQuote, strange), 'request.nothing-to-order')
})

test('a quote whose order was thrown away or is void may be chosen again', async () => {
  const { id, near } = await compared()
  const draft = await buyer.do(quote.chooseQuote, { ...near, reason: 'Dekat' })
  expect((await seen(id)).quotes[0]).toMatchObject({ isChosen: true, orderId: draft.id })
  await buyer.do(order.deletePurchase, { id: draft.id })
  expect((await seen(id)).quotes[0]).toMatchObject({ isChosen: false, orderId: null })

  const version = (await seen(id)).quotes[0]?.version ?? 0
  const again = await buyer.do(quote.chooseQuote, { id: near.id, version, reason: 'Dekat' })
  const { version: of } = await bought(again.id)
  const posted = await buyer.do(order.submitPurchase, { id: again.id, version: of })
  expect((await seen(id)).lines.every((line) => !line.isOpen)).toBe(true)
  await buyer.do(order.voidPurchase, { id: again.id, version: posted.version, reason: 'Tidak jadi' })
  expect(await seen(id)).toMatchObject({
    quotes: [{ isChosen: false }, {}],
    lines: [{ isOpen: true }, { isOpen: true }],
  })
})
