import { describe, expect, test } from 'vitest'
import { money, sum } from '#ground/money.ts'
import { percentText } from '#ground/percent.ts'
import { price } from '#ground/price.ts'
import { quantity } from '#ground/quantity.ts'
import small from '../../../../tests/vectors/projects/project_small.json' with { type: 'json' }
import retention from '../../../../tests/vectors/retention_termin.json' with { type: 'json' }
import { levelsOf } from './levels.ts'
import { decideRab, roundingOf, weightsOf } from './rules.ts'

const group = (number: string, name = 'Kelompok') => ({ number, name, unit: null, volume: null, unitPrice: null })
const line = (number: string, volume = '2', cost = '1000') => ({
  ...{ number, name: `Pekerjaan ${number}`, unit: 'm3' },
  ...{ volume: quantity(volume), unitPrice: price(cost) },
})

describe('the tree of a bill of quantities', () => {
  const shape = (text: string) =>
    text.split(' ').map((one) => ({ number: one.replace('#', ''), isGroup: one.startsWith('#') }))

  test.each([
    ['romans over letters', '#I 1 2 #II #A 1 #B 1 #III 1', [0, 1, 1, 0, 1, 2, 1, 2, 0, 1]],
    ['letters over romans', '#A #I 1 2 #II a b #B 1', [0, 1, 2, 2, 1, 2, 2, 0, 1]],
    ['I after H is a letter', '#H 1 #I 1 #J 1', [0, 1, 0, 1, 0, 1]],
    ['C after B is a letter, V after IV is not', '#B 1 #C 1 #IV 1 #V 1', [0, 1, 0, 1, 1, 2, 1, 2]],
    ['dotted numbers', '#1 #1.1 1.1.1 #1.2 1.2.1 1.3 #2 2.1', [0, 1, 2, 1, 2, 1, 0, 1]],
    ['divisions', '#DIVISI-1 1.1 #DIVISI-2 2.1', [0, 1, 0, 1]],
  ])('%s', (_name, text, levels) => {
    expect(levelsOf(shape(text))).toEqual(levels)
  })

  test('groups sum what is under them, and every row has a code of its own', () => {
    const rows = decideRab([
      group('I'),
      group('A'),
      line('1'),
      line('1'),
      line('', '1.5', '333.33'),
      group('II'),
      line('1'),
    ])
    expect(rows.map((row) => row.code)).toEqual(['I', 'I.A', 'I.A.1', 'I.A.1-2', 'I.A.3', 'II', 'II.1'])
    expect(rows.map((row) => row.amount)).toEqual([4500n, 4500n, 2000n, 2000n, 500n, 2000n, 2000n])
  })

  test('a bill without lines, and a line without a unit, are refused where they stand', () => {
    expect(() => decideRab([group('I')])).toThrow(expect.objectContaining({ code: 'rab.no-lines' }))
    expect(() => decideRab([group('I'), { ...line('1'), unit: null }])).toThrow(
      expect.objectContaining({ code: 'rab.line-without-unit', field: 'rows.1.unit' }),
    )
  })
})

describe('weights', () => {
  test('are those that were agreed, and sum to a hundred', () => {
    const { lines } = small.rab
    const weights = weightsOf(lines.map((one) => money(one.amount)))
    const said = Object.fromEntries(lines.map((one, at) => [one.code, Number(percentText(weights[at]!)).toFixed(4)]))
    expect(said).toEqual(small.expected.weights[1])
    const items = retention.rab_bobot.items
    const others = weightsOf(items.map((one) => money(one.amount)))
    expect(items.map((one) => one.bobot_pct)).toEqual(others.map((one) => Number(percentText(one)).toFixed(4)))
    expect(sum(weights as never)).toBe(1_000_000n)
  })

  test('amounts are those that were agreed', () => {
    const { lines, groups } = small.rab
    const asked = Object.entries(groups).flatMap(([number, name]) => [
      group(number, name),
      ...lines
        .filter((one) => one.group === number)
        .map((one) => ({
          ...line(one.code, one.volume, String(one.unit_price)),
        })),
    ])
    const rows = decideRab(asked)
    expect(rows.filter((row) => !row.isGroup).map((row) => [row.code, Number(row.amount)])).toEqual(
      lines.map((one) => [one.code, one.amount]),
    )
    expect(rows.filter((row) => row.isGroup).map((row) => Number(row.amount))).toEqual(
      Object.values(small.expected.rab_totals[1].groups),
    )
  })

  test('a rounded total with PPN says what the contract is', () => {
    expect(roundingOf(money(292972185), money(325199000))).toBe(-113n)
    expect(roundingOf(money(118593012), money(131638000))).toBe(-219n)
  })
})
