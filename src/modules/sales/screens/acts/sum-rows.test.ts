import { expect, test } from 'vitest'
import { sumRows } from './sum-rows.ts'

const sums = {
  gross: '100000000',
  downPaymentApplied: '0',
  retentionAmount: '0',
  dpp: '100000000',
  ppn: '11000000',
  ppnCollected: '0',
  total: '111000000',
}

test.each<[string, Partial<typeof sums>, string[]]>([
  ['a plain sale', {}, ['Nilai sebelum PPN', 'PPN dari Rp100.000.000']],
  ['no PPN', { ppn: '0', total: '100000000' }, ['Nilai sebelum PPN', 'PPN']],
  [
    'an advance and retention',
    { downPaymentApplied: '20000000', retentionAmount: '5000000', dpp: '75000000', ppn: '8250000', total: '83250000' },
    ['Nilai sebelum PPN', 'Uang muka', 'Retensi ditahan', 'PPN dari Rp75.000.000'],
  ],
  [
    'retention that bears its PPN already',
    { downPaymentApplied: '20000000', retentionAmount: '5000000', dpp: '80000000', ppn: '8800000', total: '83800000' },
    ['Nilai sebelum PPN', 'Uang muka', 'PPN dari Rp80.000.000', 'Retensi ditahan'],
  ],
  [
    'lines without PPN, and a customer who remits it',
    { dpp: '40000000', ppn: '4400000', ppnCollected: '4400000', total: '100000000' },
    ['Nilai sebelum PPN', 'PPN dari Rp40.000.000', 'PPN dipungut pelanggan'],
  ],
])('the rows add up to the total: %s', (_, given, names) => {
  const rows = sumRows({ ...sums, ...given })
  expect(rows.map(({ name }) => name)).toEqual(names)
  expect(rows.reduce((all, { amount }) => all + BigInt(amount), 0n)).toBe(BigInt(given.total ?? sums.total))
})
