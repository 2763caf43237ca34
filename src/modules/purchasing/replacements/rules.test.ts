import { expect, test } from 'vitest'
import { money } from '#ground/money.ts'
import { quantity } from '#ground/quantity.ts'
import { answerClaims, type Claim } from './rules.ts'

const claim = (partId: string, qty: string, replaced = '0'): Claim => ({
  partId,
  billLineId: 'l',
  billId: 'b',
  qty: quantity(qty),
  replaced: quantity(replaced),
  net: money(1000n),
  ppn: money(110n),
  cost: money(1000n),
})

test.each([
  ['2', '2', 667n],
  ['3', '3', 1000n],
  ['4', '4', 1500n],
  ['9', '5', 2000n],
])('%s that come answer %s of two claims, the oldest first, and are worth what those were', (came, qty, value) => {
  const { rows, ...answered } = answerClaims([claim('old', '3'), claim('new', '2')], quantity(came))
  expect(answered).toEqual({ qty: quantity(qty), value })
  expect(rows[0]?.partId).toBe('old')
})

test('parts of a claim are together worth the whole of it, to the rupiah', () => {
  const values = ['0', '1', '2'].map((done) => answerClaims([claim('old', '3', done)], quantity('1')).value)
  expect(values.reduce((all, value) => all + value, 0n)).toBe(1000n)
  expect(answerClaims([], quantity('5'))).toEqual({ qty: 0n, value: 0n, rows: [] })
})
