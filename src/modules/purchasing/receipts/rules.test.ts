import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money, sum, type Money } from '#ground/money.ts'
import { percent } from '#ground/percent.ts'
import { priceText } from '#ground/price.ts'
import { plusQty, quantity, type Quantity } from '#ground/quantity.ts'
import { arrivingValue, checkArrival, decideArrival, paidPrice, unitCostText, type ReceivableLine } from './rules.ts'

const line: ReceivableLine = {
  id: 'l1',
  itemId: 'i1',
  itemCode: null,
  description: 'Semen',
  unit: 'sak',
  unitNum: 50n,
  unitDen: 1n,
  qty: quantity('10'),
  received: quantity('0'),
  needsReceipt: true,
  cost: money(650_000),
  net: money(600_000),
}
const asked = (over: object = {}) => ({
  orderLineId: 'l1',
  qtyReceived: quantity('4'),
  qtyRejected: quantity('0'),
  rejectReason: null,
  note: null,
  ...over,
})

describe('what comes in', () => {
  test('is counted in the item’s own unit, less what is rejected', () => {
    const [came] = decideArrival([line], [asked({ qtyRejected: quantity('1'), rejectReason: 'Basah' })])
    expect(came).toMatchObject({ accepted: quantity('3'), baseQty: quantity('150'), reason: 'Basah' })
  })

  test.each([
    ['receipt.unknown-line', [line], [asked({ orderLineId: 'x' })]],
    ['receipt.unknown-line', [line], [asked(), asked()]],
    ['receipt.not-goods', [{ ...line, needsReceipt: false }], [asked()]],
    ['receipt.rejected-too-many', [line], [asked({ qtyRejected: quantity('5'), rejectReason: 'x' })]],
    ['receipt.no-reason', [line], [asked({ qtyRejected: quantity('1') })]],
  ])('%s', (code, lines, wanted) => {
    expect(() => decideArrival(lines, wanted)).toThrow(expect.objectContaining({ code }))
  })

  test('goes up to the tolerance and not beyond', () => {
    const came = (qty: string) =>
      decideArrival([{ ...line, received: quantity('8') }], [asked({ qtyReceived: quantity(qty) })])
    expect(() => checkArrival(came('2.5'), percent('5'))).not.toThrow()
    expect(() => checkArrival(came('2.6'), percent('5'))).toThrow(
      expect.objectContaining({
        code: 'receipt.too-many',
        facts: { item: 'Semen', open: '2.5', asked: '2.6' },
        field: 'lines.0.qtyReceived',
      }),
    )
  })
})

test('a price per base unit is what was paid before PPN; free goods teach none', () => {
  expect(priceText(paidPrice(line) ?? (0n as never))).toBe('1200')
  expect(paidPrice({ ...line, net: money(0) })).toBeNull()
  expect(unitCostText(money(100), quantity('3'))).toBe('33.33333333')
  expect(unitCostText(money(100), quantity('0'))).toBe('0')
})

test('however an order comes in, its parts cost what the whole line costs', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(parts, fc.integer({ min: 0, max: 1_000_000_000 }), (sizes, cost) => {
      const qtys = sizes.map((size) => BigInt(size) as Quantity)
      const qty = qtys.reduce((a, b) => plusQty(a, b))
      const values: Money[] = []
      let received = 0n as Quantity
      for (const part of qtys) {
        const before = { ...line, qty, received, cost: money(cost) }
        const came = decideArrival([before], [asked({ qtyReceived: part })])[0]
        if (came) values.push(arrivingValue(came))
        received = plusQty(received, part)
      }
      expect(sum(values)).toBe(BigInt(cost))
      expect(values.every((value) => value >= 0n)).toBe(true)
    }),
  )
})
