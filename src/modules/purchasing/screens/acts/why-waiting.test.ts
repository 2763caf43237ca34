import { expect, test } from 'vitest'
import type { BillLine } from '../../bills/contract.ts'
import { whyWaiting } from './why-waiting.ts'

const line = (description: string, difference: string, percent: string, result: BillLine['match']['result']) =>
  ({ description, match: { difference, percent, result } }) as BillLine
const waiting = (lines: readonly BillLine[]) =>
  whyWaiting({ lines, tolerancePercent: '5', isOverTolerance: lines.length > 0, isBeforeHandover: false })

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

test('services that were not handed over wait too', () => {
  const early = { lines: [], tolerancePercent: '0', isOverTolerance: false, isBeforeHandover: true }
  expect(whyWaiting(early)).toBe('Jasa ditagih melebihi berita acara serah terimanya.')
})
