import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import { readCsv } from '#kit/import/file/read-csv.ts'
import expected from '../../../../tests/vectors/mutasi_expected.json' with { type: 'json' }
import { amountIn, newLines, readStatement, type KnownLine } from './rules.ts'

const rowsOf = (bytes: Buffer) => readCsv(bytes).sheets[0]?.rows ?? []
const fileOf = (name: string) =>
  readStatement(rowsOf(readFileSync(new URL(`../../../../tests/vectors/${name}`, import.meta.url))))
const text = (lines: readonly string[]) => readStatement(rowsOf(Buffer.from(lines.join('\n'))))

const files = ['mutasi_1_seperti_bca.csv', 'mutasi_2_seperti_mandiri.csv', 'mutasi_3_umum.csv'] as const

describe.each(files)('%s', (name) => {
  test('has the lines of the vectors, the one that is said twice marked', () => {
    const { lines } = fileOf(name)
    expect(
      lines.map(({ date, amount, reference, isDuplicate }) => ({
        date,
        amount: Number(amount),
        reference,
        duplicate: isDuplicate,
      })),
    ).toEqual(expected.expected)
    expect(lines.filter(({ isDuplicate }) => !isDuplicate)).toHaveLength(expected.imported)
    expect(lines[1]?.description).toMatch(/^TRSF E-BANKING DB PLN/)
  })
})

test('opening and closing balance are read where the file tells them, and what is not booked yet is left out', () => {
  const told = files.map((name) => {
    const { layout, opening, closing, pending, from, to } = fileOf(name)
    return [layout, opening && Number(opening), closing && Number(closing), pending, from, to]
  })
  const march = ['2025-03-01', '2025-03-31']
  expect(told).toEqual([
    ['db-cr', expected.opening, expected.closing, 1, ...march],
    ['dua-kolom', expected.opening, expected.closing, 0, ...march],
    ['bertanda', null, null, 0, '2025-03-03', '2025-03-31'],
  ])
})

test('a file that overlaps another, in whatever layout, brings nothing twice', () => {
  const [bca, mandiri, plain] = files.map((name) => fileOf(name).lines)
  expect(newLines(bca ?? [], mandiri ?? [])).toEqual([])
  expect(newLines(bca ?? [], plain ?? [])).toEqual([])
  expect(newLines(plain?.slice(0, 3) ?? [], bca ?? [])).toHaveLength(6)
})

test('one layout has the reference in a column and a name after the words, another the reference in the words: still the same line', () => {
  const said = { date: day('2025-11-04'), amount: money(6_000_000n), description: 'TRSF CR K R001', reference: null }
  const told = { ...said, description: 'TRSF CR K PT DUA', reference: 'R001' }
  const balances = [money(86_000_000n), null] as const
  for (const a of balances) {
    for (const b of balances) {
      expect(newLines([{ ...said, balance: a }], [{ ...told, balance: b }])).toEqual([])
      expect(newLines([{ ...told, balance: a }], [{ ...said, balance: b }])).toEqual([])
    }
  }
  expect(newLines([{ ...said, balance: null }], [{ ...told, reference: 'R002', balance: null }])).toHaveLength(1)
})

test('two of one day and amount are two when the bank tells another balance after each', () => {
  const wages = [
    'Tanggal,Keterangan,Jumlah,Saldo',
    '28/11/2026,GAJI ANDI,"4,000,000.00 DB","16,000,000.00"',
    '28/11/2026,GAJI ANDI,"4,000,000.00 DB","12,000,000.00"',
  ]
  const { lines } = text(wages)
  expect(lines.map(({ isDuplicate }) => isDuplicate)).toEqual([false, false])
  const again: KnownLine = { ...(lines[0] as KnownLine), balance: money(8_000_000n) }
  expect(newLines(lines, [...lines, again])).toEqual([again])
})

test.each([
  ['6,000,000.00 CR', 6_000_000n],
  ['1,187,600.00 DB', -1_187_600n],
  ['1.187.600,00', 1_187_600n],
  ['-12500.00', -12_500n],
  ['0,00', 0n],
  ['12500', 12_500n],
  ['', null],
])('%s is %s', (given, amount) => {
  expect(amountIn(given, 1)).toBe(amount)
})

test('a day without its year belongs to the period of the file, also over new year', () => {
  const { lines } = text([
    'Periode : 20/12/2025 - 10/01/2026',
    'Tanggal,Keterangan,Jumlah,Saldo',
    '\'28/12,A,"1,000.00 CR","11,000.00"',
    '\'05/01,B,"1,000.00 CR","12,000.00"',
  ])
  expect(lines.map(({ date }) => date)).toEqual([day('2025-12-28'), day('2026-01-05')])
})

describe('what cannot be believed is refused with its line', () => {
  const head = 'Tanggal,Keterangan,Jumlah,Saldo'
  test.each([
    ['bank.layout', ['nama,alamat', 'Andi,Bogor']],
    ['bank.no-lines', [head]],
    ['bank.date', [head, '45/13/2026,A,"1,000.00 CR","1,000.00"']],
    ['bank.sen', [head, '05/12/2026,A,"1,000.50 CR","1,000.50"']],
    ['bank.no-amount', [head, '05/12/2026,A,,"1,000.00"']],
    ['bank.unequal', [head, '05/12/2026,A,"1,000.00 CR","1,000.00"', '06/12/2026,B,"500.00 CR","1,700.00"']],
  ])('%s', (code, lines) => {
    expect(() => text(lines)).toThrow(expect.objectContaining({ code, field: 'file' }) as Error)
  })
})
