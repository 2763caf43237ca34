import { expect, test } from 'vitest'
import { cashBasisRows } from './cash-basis-rules.ts'

const flow = (account: string, amount: bigint) => ({ account, name: account, gained: [amount] })

test('what money was for is result, or stands on the way from the result to the money', () => {
  const flows = [
    flow('4-2000', 100n),
    flow('2-1400', 11n),
    flow('1-1500', -40n),
    flow('1-2400', -30n),
    flow('6-2000', -5n),
  ]
  const options = { width: 1, compared: null, withCash: true }
  const sums = cashBasisRows(flows, options).flatMap(({ kind, label, amounts }) =>
    kind === 'subtotal' || kind === 'total' ? [[label, amounts[0]]] : [],
  )
  expect(sums).toEqual([
    ['Pendapatan bersih', '100'],
    ['Laba kotor', '60'],
    ['Laba usaha', '55'],
    ['Laba bersih (dasar kas)', '55'],
    ['Kenaikan (penurunan) kas', '36'],
  ])
  const ofProject = cashBasisRows(flows, { ...options, withCash: false })
  expect(ofProject.at(-1)?.label).toBe('Laba bersih (dasar kas)')
})
