import { describe, expect, test } from 'vitest'
import { NO_DIMS } from '#ground/dims.ts'
import { day } from '#ground/day.ts'
import { money, ZERO } from '#ground/money.ts'
import { decideEntry } from '#modules/journal/rules.ts'
import { arrivalLines, cashEntryLines, decideCashEntry, writtenElsewhere, type AskedCashEntry } from './rules.ts'

const line = (account: string, amount: bigint) => ({ ...NO_DIMS, account, amount: money(amount), memo: null })
const asked = (given: Partial<AskedCashEntry>): AskedCashEntry => ({
  ...{ kind: 'keluar', date: day('2026-11-21'), arrivalDate: null, cashAccountId: 'kas', toCashAccountId: null },
  ...{ amount: null, fee: null, lines: [] },
  ...given,
})
const sides = (lines: ReturnType<typeof cashEntryLines>) =>
  decideEntry(lines).lines.map(({ account, debit, credit }) => [account, debit, credit])

describe('what a cash entry keeps', () => {
  test('what goes out is the sum of its lines', () => {
    const lines = [line('6-2000', 1_187_600n), line('5-5000', 12_400n)]
    expect(decideCashEntry(asked({ lines }))).toMatchObject({ amount: 1_200_000n, fee: 0n, toCashAccountId: null })
  })

  test.each([
    ['nothing it was for', { lines: [] }, 'cash-entry.no-lines', 'lines'],
    ['a receivable', { lines: [line('6-2000', 1n), line('1-1300', 1n)] }, 'cash-entry.elsewhere', 'lines.1.account'],
    ['cash itself', { lines: [line('1-1200', 1n)] }, 'cash-entry.elsewhere', 'lines.0.account'],
    ['a move to nowhere', { kind: 'pindah', amount: money(1n) }, 'cash-entry.no-target', 'toCashAccountId'],
    [
      'a move to itself',
      { kind: 'pindah', amount: money(1n), toCashAccountId: 'kas' },
      'cash-entry.same-account',
      'toCashAccountId',
    ],
    ['a move of nothing', { kind: 'pindah', toCashAccountId: 'bca' }, 'cash-entry.no-amount', 'amount'],
    [
      'what comes before it went',
      { kind: 'pindah', amount: money(1n), toCashAccountId: 'bca', arrivalDate: day('2026-11-20') },
      'cash-entry.arrives-before',
      'arrivalDate',
    ],
  ] as const)('%s is refused at its field', (_, given, code, field) => {
    expect(() => decideCashEntry(asked(given as Partial<AskedCashEntry>))).toThrow(
      expect.objectContaining({ code, field }) as Error,
    )
  })

  test('money that arrives the same day is not on its way', () => {
    const same = { arrivalDate: day('2026-11-21'), amount: money(5n), toCashAccountId: 'bca' }
    expect(decideCashEntry(asked({ kind: 'pindah', ...same })).arrivalDate).toBeNull()
  })
})

describe('what it means to the ledger', () => {
  const of = { cash: '1-1200', toCash: null, fee: ZERO, isOnItsWay: false, lines: [] }

  test('money out is for its lines, money in comes from them', () => {
    const lines = [line('6-2000', 100n), line('5-5000', 20n)]
    expect(sides(cashEntryLines({ ...of, kind: 'keluar', amount: money(120n), lines }))).toEqual([
      ['6-2000', 100n, 0n],
      ['5-5000', 20n, 0n],
      ['1-1200', 0n, 120n],
    ])
    expect(sides(cashEntryLines({ ...of, kind: 'masuk', amount: money(120n), lines }))[0]).toEqual(['1-1200', 120n, 0n])
  })

  test('money on its way waits on 1-1120, and the fee leaves with it', () => {
    const moved = { ...of, kind: 'pindah' as const, toCash: '1-1100', amount: money(2_000_000n), fee: money(2500n) }
    expect(sides(cashEntryLines(moved))).toEqual([
      ['1-1100', 2_000_000n, 0n],
      ['7-2000', 2500n, 0n],
      ['1-1200', 0n, 2_002_500n],
    ])
    expect(sides(cashEntryLines({ ...moved, isOnItsWay: true }))[0]).toEqual(['1-1120', 2_000_000n, 0n])
    expect(sides(arrivalLines({ toCash: '1-1100', amount: money(2_000_000n) }))).toEqual([
      ['1-1100', 2_000_000n, 0n],
      ['1-1120', 0n, 2_000_000n],
    ])
  })

  test('what another list explains says where it belongs; taxes, wages and costs are written here', () => {
    expect(writtenElsewhere('2-1100')).toContain('Pembelian Barang')
    expect(['2-1410', '2-1510', '1-1400', '3-4000', '5-5000', '6-2000', '7-1000'].map(writtenElsewhere)).toEqual(
      Array.from({ length: 7 }),
    )
  })
})
