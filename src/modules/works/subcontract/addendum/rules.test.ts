import { describe, expect, test } from 'vitest'
import { money } from '#ground/money.ts'
import { percent } from '#ground/percent.ts'
import { price } from '#ground/price.ts'
import { quantity } from '#ground/quantity.ts'
import type { AgreedLine, SubcontractMoney } from '../rules.ts'
import { decideAddendum, lineBefore, refuseTotal } from './rules.ts'

/** 100 m2 at 205.000 of which 60 were measured. */
const roof: AgreedLine = {
  ...{ id: 'roof', workItemId: 'w', description: 'Atap', unit: 'm2', volume: quantity('100'), price: price('205000') },
  ...{ before: quantity('60'), ownerApproved: null, beforeOfAll: quantity('60') },
}
const gutter: AgreedLine = { ...roof, id: 'gutter', volume: quantity('12.5'), before: quantity('0') }
const line = (lineId: string | null, volume: string, at = '205000') => ({
  ...{ lineId, workItemId: 'w', description: 'Talang', unit: 'm', volume: quantity(volume), price: price(at) },
})
const decide = (...lines: readonly ReturnType<typeof line>[]) => decideAddendum([roof, gutter], lines)

test.each([
  ['more of a line', line('roof', '25.5'), '5227500'],
  ['down to what was measured', line('roof', '-40'), '-8200000'],
  ['another price of work nobody measured', line('gutter', '0', '210000'), '62500'],
  ['less at another price', line('gutter', '-2.5', '210000'), '-462500'],
  ['nothing left of it', line('gutter', '-12.5'), '-2562500'],
  ['a new line', line(null, '7.25', '150000.50'), '1087504'],
])('an addendum adds %s', (_, asked, amount) => {
  expect(String(decide(asked)[0]?.amount)).toBe(amount)
})

test.each([
  ['less than was measured', line('roof', '-40.1'), 'subcontract.below-measured', 'lines.0.volume'],
  ['another price of measured work', line('roof', '5', '206000'), 'subcontract.price-of-measured', 'lines.0.price'],
  ['nothing', line('roof', '0'), 'subcontract.addendum-nothing', 'lines.0.volume'],
  ['a new line of nothing', line(null, '0'), 'subcontract.addendum-nothing', 'lines.0.volume'],
  ['a new line below zero', line(null, '-1'), 'subcontract.addendum-nothing', 'lines.0.volume'],
  ['a line of another SPK', line('door', '1'), 'subcontract.unknown-line', 'lines.0.volume'],
])('it refuses %s', (_, asked, code, field) => {
  expect(() => decide(asked)).toThrow(expect.objectContaining({ code, field }))
})

test('a line is told once', () => {
  expect(() => decide(line('roof', '1'), line('roof', '2'))).toThrow(
    expect.objectContaining({ code: 'subcontract.unknown-line', field: 'lines.1.volume' }),
  )
})

describe('what an SPK may come down to', () => {
  const of: SubcontractMoney = {
    ...{ total: money(20_500_000), advancePercent: percent('20'), retentionPercent: percent('5') },
    ...{ billed: money(12_300_000), advanceBilled: money(4_100_000), advanceRecovered: money(2_460_000) },
    ...{ retentionHeld: money(615_000), retentionReleased: money(0) },
  }

  test.each([
    // Open 1.640.000 of the advance: 1.726.316 less 5 % leaves 1.640.000 to take it off.
    [14_026_316, null],
    [14_026_315, 'subcontract.advance-stays'],
    [0, 'subcontract.worthless'],
  ])('%s', (total, code) => {
    const judge = () => refuseTotal(of, money(total))
    if (code) expect(judge).toThrow(expect.objectContaining({ code }))
    else expect(judge).not.toThrow()
  })
})

test.each([
  ['60', '205000', true],
  ['59.9', '205000', false],
  ['100', '200000', false],
])('a line goes back to %s at %s while nothing was measured beyond it: %s', (volumeBefore, priceBefore, isGood) => {
  const back = () => lineBefore(roof, { volumeBefore: quantity(volumeBefore), priceBefore: price(priceBefore) })
  if (isGood) expect(String(back().amount)).toBe('12300000')
  else expect(back).toThrow(expect.objectContaining({ code: 'subcontract.addendum-measured' }))
})
