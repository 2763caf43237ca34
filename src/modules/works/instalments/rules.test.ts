import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { money, plus, sum, ZERO, type Money } from '#ground/money.ts'
import { HUNDRED_PERCENT, percent, type Percent } from '#ground/percent.ts'
import { instalmentShares, isDue, judgeInstalments, openedInstalments, type AgreedInstalment } from './rules.ts'

const row = (name: string, share: string, more: Partial<AgreedInstalment> = {}): AgreedInstalment => ({
  ...{ name, percent: percent(share), dueBy: 'progress', duePercent: percent('0'), dueOn: null },
  ...{ expectedOn: null, documents: null, ...more },
})

test.each([
  ['shares that are not a hundred', [row('Muka', '20'), row('Sisa', '79.9999')], 'not-whole'],
  ['a share of nothing', [row('Muka', '0'), row('Sisa', '100')], 'no-share'],
  ['progress without its percent', [row('Muka', '100', { duePercent: null })], 'due-untold'],
  ['a handover with a percent', [row('Muka', '100', { dueBy: 'bast-1' })], 'due-untold'],
  ['a day that is not told', [row('Muka', '100', { dueBy: 'date', duePercent: null })], 'due-untold'],
])('refuses %s', (_, rows, code) => {
  expect(() => judgeInstalments(rows)).toThrow(expect.objectContaining({ code: `instalment.${code}` }))
})

test('a contract without rows, and one whose rows are whole, are taken', () => {
  judgeInstalments([])
  judgeInstalments([row('Muka', '33.3333'), row('Tengah', '33.3333'), row('Akhir', '33.3334')])
})

const facts = { on: day('2026-06-30'), pct: percent('45'), firstOn: day('2026-06-30'), finalOn: null }
test.each([
  ['progress that is reached', { dueBy: 'progress', duePercent: percent('45'), dueOn: null }, true],
  ['progress that is not', { dueBy: 'progress', duePercent: percent('45.0001'), dueOn: null }, false],
  ['a day that has come', { dueBy: 'date', duePercent: null, dueOn: day('2026-06-30') }, true],
  ['a day ahead', { dueBy: 'date', duePercent: null, dueOn: day('2026-07-01') }, false],
  ['the first handover of that day', { dueBy: 'bast-1', duePercent: null, dueOn: null }, true],
  ['a final handover that was not made', { dueBy: 'bast-2', duePercent: null, dueOn: null }, false],
] as const)('%s', (_, due, isIt) => expect(isDue(due, facts)).toBe(isIt))

const open = (shares: readonly string[]) =>
  shares.map((share, at) => ({ id: String(at), percent: percent(share), taken: null }))

test.each([
  [
    'half up, the last takes what is left',
    '1000000001',
    ['30', '30', '40'],
    [300_000_000n, 300_000_000n, 400_000_001n],
  ],
  ['a half is one more', '101', ['50', '50'], [51n, 50n]],
  ['a contract of one rupiah is billed once', '1', ['50', '30', '20'], [1n, 0n, 0n]],
])('%s', (_, value, shares, amounts) => {
  const told = instalmentShares(open(shares), { value: money(value), billed: ZERO })
  expect([...told.values()].map(({ amount }) => amount)).toEqual(amounts)
})

test('what is not billed yet carries a change of the contract by its percents', () => {
  const taken = { amount: money(20_000_000), basis: money(100_000_000) }
  const rows = [{ id: 'muka', percent: percent('20'), taken }, ...open(['50', '30'])]
  const told = instalmentShares(rows, { value: money(116_000_000), billed: money(20_000_000) })
  // 96.000.000 in 50 : 30, as if the whole were 120.000.000.
  expect([...told.values()]).toEqual([
    { amount: 60_000_000n, basis: 120_000_000n },
    { amount: 36_000_000n, basis: 120_000_000n },
  ])
})

test('an opening is of the first instalments, exactly', () => {
  const shares = [20n, 30n, 50n].map((amount) => ({ amount: money(amount), basis: money(100) }))
  expect([0n, 20n, 50n, 100n, 30n].map((billed) => openedInstalments(shares, money(billed)))).toEqual([
    0,
    1,
    2,
    3,
    null,
  ])
})

const plan = fc.array(fc.integer({ min: 1, max: 400_000 }), { minLength: 1, maxLength: 12 }).map((weights) => {
  const whole = weights.reduce((all, one) => all + one, 0)
  const shares = weights.map((one) => BigInt(Math.max(1, Math.floor((one / whole) * 900_000))))
  const rest = HUNDRED_PERCENT - shares.slice(1).reduce((all, one) => all + one, 0n)
  return [rest, ...shares.slice(1)] as Percent[]
})

test('billed in any order, over changes of the contract, all instalments are the contract to the rupiah and never more', () => {
  const steps = fc.array(fc.record({ at: fc.nat(11), change: fc.integer({ min: -500_000, max: 5_000_000 }) }), {
    minLength: 12,
    maxLength: 12,
  })
  fc.assert(
    fc.property(plan, fc.integer({ min: 1, max: 2_000_000_000 }), steps, (shares, price, tries) => {
      let value = money(String(price))
      let billed: Money = ZERO
      const rows = shares.map((share, at) => ({
        ...{ id: String(at), percent: share },
        taken: null as null | { amount: Money; basis: Money },
      }))
      const shared = () => instalmentShares(rows, { value, billed })
      const whole = () => sum([billed, ...[...shared().values()].map(({ amount }) => amount)])
      for (const { at, change } of tries) {
        const changed = plus(value, money(change))
        // As a change of the contract is: never to below what was billed, never to nothing, and only while a row is open.
        if (changed > 0n && changed >= billed && rows.some(({ taken }) => !taken)) value = changed
        expect(whole()).toBe(value)
        const row = rows[at % rows.length]
        const share = row && shared().get(row.id)
        if (!row || !share || share.amount === 0n) continue
        row.taken = share
        billed = plus(billed, share.amount)
        expect(billed <= value).toBe(true)
      }
      for (const row of rows) {
        const share = shared().get(row.id)
        if (!share || share.amount === 0n) continue
        row.taken = share
        billed = plus(billed, share.amount)
      }
      expect(billed).toBe(value)
    }),
    { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 300) },
  )
})
