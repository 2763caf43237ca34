import { describe, expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { cashClassOf } from './cash-rules.ts'
import { comparedDay, comparedSpan, monthColumns, spanText } from './columns.ts'
import { balanceRows, changeOf, profitRows } from './rules.ts'

const d = day

test.each([
  [1171n, 1631n, '-28.2'],
  [108n, 100n, '8.0'],
  [-110n, -100n, '-10.0'],
  [5n, 0n, null],
  [0n, 7n, '-100.0'],
])('%d beside %d is %s percent more', (now, then, change) => {
  expect(changeOf(now, then)).toBe(change)
})

describe('the days of a column', () => {
  test.each([
    ['2026-11-01', '2026-11-30', 'Nov 2026'],
    ['2026-11-01', '2026-11-21', '1–21 Nov 2026'],
    ['2026-01-01', '2026-11-30', 'Jan–Nov 2026'],
    ['2026-09-01', '2026-11-28', '1 Sep – 28 Nov 2026'],
    ['2025-11-01', '2026-11-30', '1 Nov 2025 – 30 Nov 2026'],
  ])('%s to %s is called %s', (from, to, text) => {
    expect(spanText(d(from), d(to))).toBe(text)
  })

  test('months stand beside each other, the first and the last as far as asked; one alone or very many do not', () => {
    expect(monthColumns(d('2026-09-15'), d('2026-11-21')).map(({ label }) => label)).toEqual([
      '15–30 Sep 2026',
      'Okt 2026',
      '1–21 Nov 2026',
    ])
    expect(monthColumns(d('2026-11-01'), d('2026-11-21'))).toEqual([])
    expect(monthColumns(d('2025-01-01'), d('2026-11-21'))).toEqual([])
  })

  test.each([
    ['2026-02-01', '2026-02-28', 'sebelumnya', '2026-01-01', '2026-01-31'],
    ['2026-01-01', '2026-03-31', 'sebelumnya', '2025-10-01', '2025-12-31'],
    ['2026-11-01', '2026-11-21', 'sebelumnya', '2026-10-01', '2026-10-21'],
    ['2026-09-01', '2026-11-28', 'sebelumnya', '2026-06-01', '2026-08-28'],
    ['2026-11-11', '2026-11-20', 'sebelumnya', '2026-11-01', '2026-11-10'],
    ['2024-02-01', '2024-02-29', 'tahun-lalu', '2023-02-01', '2023-02-28'],
    ['2023-02-01', '2023-02-28', 'tahun-lalu', '2022-02-01', '2022-02-28'],
    ['2026-01-01', '2026-11-21', 'tahun-lalu', '2025-01-01', '2025-11-21'],
  ] as const)('%s to %s beside %s is %s to %s', (from, to, compare, first, last) => {
    expect(comparedSpan(d(from), d(to), compare)).toMatchObject({ from: first, to: last })
  })

  test('a balance stands beside that of the end of the month before, or of the same day a year ago', () => {
    expect(comparedDay(d('2026-11-21'), 'sebelumnya')).toBe('2026-10-31')
    expect(comparedDay(d('2028-02-29'), 'tahun-lalu')).toBe('2027-02-28')
    expect(comparedDay(d('2026-11-21'), 'tidak')).toBeNull()
  })
})

const gained = (account: string, ...amounts: bigint[]) => ({ account, name: account, gained: amounts })

test('laba rugi tells what is left after each part; a part of nothing is not told', () => {
  const rows = profitRows(
    [gained('4-1000', 900n, 800n), gained('5-1000', -300n, -400n), gained('8-1000', -20n, 0n)],
    2,
    [0, 1],
  )
  expect(rows.map(({ label, amounts, change }) => [label, amounts.join('/'), change])).toEqual([
    ['Pendapatan', '', null],
    ['4-1000', '900/800', '12.5'],
    ['Pendapatan bersih', '900/800', '12.5'],
    ['Beban pokok', '', null],
    ['5-1000', '-300/-400', '-25.0'],
    ['Laba kotor', '600/400', '50.0'],
    ['Pajak', '', null],
    ['8-1000', '-20/0', null],
    ['Laba bersih', '580/400', '45.0'],
  ])
})

test('neraca balances: what was earned and not closed stands under equity', () => {
  const accounts = [gained('1-1100', -700n), gained('1-2500', -300n), gained('2-1100', 250n), gained('3-1000', 600n)]
  const rows = balanceRows({ accounts, result: [100n], earlier: [50n] }, 1, null)
  const of = (label: string) => rows.find((row) => row.label === label)?.amounts[0]
  expect([of('Jumlah aset'), of('Jumlah liabilitas dan ekuitas')]).toEqual(['1000', '1000'])
  expect([of('Laba tahun berjalan'), of('Laba tahun-tahun sebelumnya'), of('Jumlah ekuitas')]).toEqual([
    '100',
    '50',
    '750',
  ])
})

test.each([
  ['1-1300', 'customer', 'Penerimaan dari pelanggan'],
  ['1-1620', 'customer', 'Penerimaan dari pelanggan'],
  ['1-1620', null, 'Pembayaran pajak'],
  ['2-1510', 'supplier', 'Pembayaran kepada pemasok'],
  ['2-1510', null, 'Pembayaran pajak'],
  ['6-2000', null, 'Pembayaran beban usaha'],
  ['6-1000', null, 'Pembayaran gaji dan upah'],
  ['5-1000', null, 'Pembayaran kepada pemasok'],
  ['7-2000', 'supplier', 'Pembayaran beban usaha'],
  ['1-2400', null, 'Aset tetap'],
  ['2-2100', null, 'Pinjaman bank'],
  ['3-4000', null, 'Modal dan prive'],
  ['9-1000', null, 'Operasi lain'],
] as const)('cash against %s of an entry that settles with %s is %s', (account, settles, name) => {
  expect(cashClassOf({ account, settles })).toBe(name)
})
