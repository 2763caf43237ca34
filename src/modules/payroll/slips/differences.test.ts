import { expect, test } from 'vitest'
import { money, sum } from '#ground/money.ts'
import type { LineKept } from '../runs/pages.ts'
import { differencesOf } from './differences.ts'

const line = (side: LineKept['side'], code: LineKept['code'], label: string, amount: string): LineKept => ({
  ...{ side, code, label, amount, note: null },
})
const october = [
  line('pendapatan', 'pokok', 'Gaji pokok', '7200000'),
  line('pendapatan', 'lembur', 'Lembur', '350000'),
  line('potongan', 'pph21', 'PPh 21', '118339'),
  line('perusahaan', 'jht', 'JHT', '277500'),
]

test('what is more, less, new and gone, the largest first; together they are the difference', () => {
  const november = [
    line('pendapatan', 'pokok', 'Gaji pokok', '7500000'),
    line('potongan', 'tanpa_upah', 'Hari tidak dibayar', '360000'),
    line('potongan', 'pph21', 'PPh 21 dikembalikan', '-20000'),
    line('perusahaan', 'jht', 'JHT', '300000'),
  ]
  const found = differencesOf(november, october)
  expect(found).toEqual([
    { label: 'Hari tidak dibayar', amount: '-360000' },
    { label: 'Lembur', amount: '-350000' },
    { label: 'Gaji pokok', amount: '300000' },
    { label: 'PPh 21', amount: '138339' },
  ])
  const received = (lines: readonly LineKept[]) =>
    sum(
      lines.map(({ side, amount }) =>
        side === 'pendapatan' ? money(amount) : money(side === 'potongan' ? -BigInt(amount) : 0),
      ),
    )
  expect(sum(found.map(({ amount }) => money(amount)))).toBe(money(received(november) - received(october)))
})

test('nothing is told where nothing changed', () => {
  expect(differencesOf(october, october)).toEqual([])
})
