import { expect, test } from 'vitest'
import type { BillLine } from '../../bills/contract.ts'
import { whyWaiting } from './why-waiting.ts'

const line = (description: string, difference: string, percent: string, result: BillLine['match']['result']) =>
  ({ description, match: { difference, percent, result } }) as BillLine
const bill = {
  kind: 'purchase' as const,
  difference: '0',
  lines: [] as readonly BillLine[],
  freight: '0',
  freightMatch: 'match' as const,
  freightOrdered: '0',
  tolerancePercent: '5',
  isOverTolerance: true,
  isBeforeHandover: false,
}
const waiting = (lines: readonly BillLine[]) => whyWaiting({ ...bill, lines })

test('a bill that waits says which line is too dear and by how much, whatever another became cheaper', () => {
  const cheaper = line('Besi', '-60000', '-6', 'price-under')
  const within = line('Paku', '4000', '4', 'price-within')
  const dear = line('Semen', '60000', '6', 'price-over')
  expect(waiting([cheaper, within, dear])).toBe(
    'Semen lebih mahal Rp60.000 (6%) dari yang disepakati. Toleransinya 5%.',
  )
  expect(waiting([dear, cheaper, line('Pasir', '21500', '10.75', 'price-over')])).toBe(
    '2 baris lebih mahal Rp81.500 dari yang disepakati. Toleransinya 5%.',
  )
})

test('freight above what was ordered says by how much, one that nobody ordered says so, beside a line that is too dear', () => {
  const over = { ...bill, freightMatch: 'price-over' as const, freight: '400000', freightOrdered: '350000' }
  expect(whyWaiting(over)).toBe('Ongkos lebih mahal Rp50.000 (14,3%) dari yang dipesan. Toleransinya 5%.')
  expect(whyWaiting({ ...over, freightOrdered: '0' })).toBe('Ongkos Rp400.000 tidak ada di pesanan. Toleransinya 5%.')
  expect(whyWaiting({ ...over, lines: [line('Semen', '60000', '6', 'price-over')] })).toBe(
    'Semen lebih mahal Rp60.000 (6%) dari yang disepakati. Ongkos lebih mahal Rp50.000 (14,3%) dari yang dipesan. Toleransinya 5%.',
  )
})

test('a carrier’s bill is told the same: what of it was ordered, and what was not', () => {
  const carried = { ...bill, kind: 'landed' as const, freightMatch: 'price-over' as const, difference: '50000' }
  expect(whyWaiting({ ...carried, freightOrdered: '350000' })).toBe(
    'Ongkos lebih mahal Rp50.000 (14,3%) dari yang dipesan. Toleransinya 5%.',
  )
  expect(whyWaiting(carried)).toBe('Ongkos Rp50.000 tidak ada di pesanan. Toleransinya 5%.')
})

test('of a bill whose tolerance was not kept none is said', () => {
  const lines = [line('Semen', '60000', '6', 'price-over')]
  expect(whyWaiting({ ...bill, lines, tolerancePercent: null })).toBe(
    'Semen lebih mahal Rp60.000 (6%) dari yang disepakati.',
  )
})

test('services that were not handed over wait too', () => {
  const early = { ...bill, isOverTolerance: false, isBeforeHandover: true }
  expect(whyWaiting(early)).toBe('Jasa ditagih melebihi berita acara serah terimanya.')
})
