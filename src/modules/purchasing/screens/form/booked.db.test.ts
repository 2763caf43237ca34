import { beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { buyForCash, startCashPurchase } from '../../cash/contract.ts'
import { aBuyer, type Buyer } from '../../cast/buyer.ts'
import { createPurchase, openPurchase, startPurchase, updatePurchase } from '../../orders/contract.ts'
import type { PurchaseDetail, PurchaseStart } from '../../orders/detail.ts'
import { cashInput, cashTotal, freshNota } from '../cash/values.ts'
import { lineColumns } from './columns.ts'
import { shownTotals } from './shown-totals.ts'
import { blankLine, freshPurchase, inputOf, valuesOf, type LineValues, type PurchaseValues } from './values.ts'

let db: Database
let buyer: Buyer
let start: PurchaseStart
const suppliers: { isPkp: boolean; id: string }[] = []
const items: { tax: string | null; choice: Choice }[] = []

beforeAll(async () => {
  db = await testDatabase()
  buyer = await aBuyer(db)
  start = await buyer.do(startPurchase, { date: '2026-11-03' })
  for (const isPkp of [true, false]) suppliers.push({ isPkp, id: await buyer.supplier({ isPkp }) })
  for (const tax of [null, 'none', 'PPN', 'PPN-MEWAH']) {
    const id = await buyer.house.item({ name: `Barang ${tax}` })
    await db.pool.query('update item set tax_code = $2 where id = $1', [id, tax])
    items.push({ tax, choice: { id, label: `Barang ${tax}`, more: { taxCode: tax, unit: 'zak', units: [] } } })
  }
})

/** A line as the grid makes it of a picked item. */
function picked(item: Choice, given: Partial<LineValues> = {}): LineValues {
  const [column] = lineColumns({} as never, start)
  const filled = column?.kind === 'pick' ? column.fill?.(item, undefined) : {}
  const { unit: _unit, ...own } = filled as { unit: string }
  return { ...blankLine(), key: item.id, item, qty: '3', ...own, price: '33333', ...given }
}

async function booked(values: PurchaseValues): Promise<PurchaseDetail> {
  const { id } = await buyer.do(createPurchase, { ...inputOf(values, start), files: [], submit: false } as never)
  return buyer.do(openPurchase, { id })
}

const sums = ({ subtotal, ppn, total }: { subtotal: unknown; ppn: unknown; total: unknown }) =>
  [subtotal, ppn, total].map(String)

const modes = ['none', 'exclusive', 'inclusive'] as const

describe.each(modes)('a form set to %s', (taxMode) => {
  test.each([true, false])('books what it shows of every kind of item (supplier is PKP: %s)', async (isPkp) => {
    const id = suppliers.find((one) => one.isPkp === isPkp)?.id ?? ''
    const lines = items.map(({ choice }, at) =>
      picked(choice, at === 1 ? { discountAmount: '777' } : { discount: '2.5' }),
    )
    const values = freshPurchase(start, {
      ...{ supplier: { id, label: 'S' }, date: '2026-11-03', warehouseId: buyer.house.main },
      ...{ taxMode, freight: '12345', discountAmount: '4321', lines },
    })
    const order = await booked(values)
    expect(sums(order)).toEqual(sums(shownTotals(values, start, isPkp)))
    if (taxMode === 'none' || !isPkp) expect(order.ppn).toBe('0')
    else expect(order.lines.map((line) => line.taxCode)).toEqual(['PPN', 'none', 'PPN', 'PPN-MEWAH'])
    // Opened and saved again, nothing moves.
    const again = valuesOf(order)
    expect(sums(shownTotals(again, start, isPkp))).toEqual(sums(order))
    const input = { id: order.id, version: order.version, ...inputOf(again, start), submit: false }
    await buyer.do(updatePurchase, input as never)
    expect(sums(await buyer.do(openPurchase, { id: order.id }))).toEqual(sums(order))
  })
})

test('a share of nothing beside an amount is the amount, as the sums beside the form say', async () => {
  const lines = [picked(items[0]!.choice, { discount: '0', discountAmount: '999' })]
  const supplier = { id: buyer.supplierId, label: 'S' }
  const discounts = { discountPercent: '0', discountAmount: '1000' }
  const values = freshPurchase(start, { supplier, warehouseId: buyer.house.main, lines, ...discounts })
  const order = await booked({ ...values, date: '2026-11-03' })
  expect(sums(order)).toEqual(sums(shownTotals(values, start, true)))
  expect([order.subtotal, order.discountTotal]).toEqual(['99000', '1000'])
})

test('an order whose lines were taxed though it bears no PPN is shown and saved again as it was booked', async () => {
  const line = { row: 'item', itemId: items[2]!.choice.id, qty: '2', price: '50000', taxCode: 'PPN' }
  const head = { supplierId: buyer.supplierId, date: '2026-11-03', warehouseId: buyer.house.main, taxCode: 'none' }
  const { id } = await buyer.do(createPurchase, { ...head, freight: '10000', lines: [line], submit: false } as never)
  const order = await buyer.do(openPurchase, { id })
  expect(order.ppn).toBe('11000')
  expect(sums(shownTotals(valuesOf(order), start, true))).toEqual(sums(order))
})

test('a nota toko costs what it says, of a PKP shop and of goods that usually bear PPN as well', async () => {
  const start = await buyer.do(startCashPurchase, {})
  const fresh = freshNota(start, '2026-11-03')
  const lines = items.map(({ choice }) => ({ key: choice.id, item: choice, qty: '3', unit: '', price: '33333.33' }))
  const values = { ...fresh, supplier: { id: buyer.supplierId, label: 'S' }, lines, discount: '99', freight: '501' }
  const bought = await buyer.do(buyForCash, { ...cashInput(values, start), confirmDuplicates: true, submit: false })
  expect(bought.total).toBe(String(cashTotal(values)))
  expect(await buyer.do(openPurchase, { id: bought.order!.id })).toMatchObject({ ppn: '0', total: bought.total })
})
