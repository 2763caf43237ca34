import { expect, test } from 'vitest'
import { price } from '#ground/price.ts'
import { quantity, quantityText } from '#ground/quantity.ts'
import small from '../../../../tests/vectors/projects/project_small.json' with { type: 'json' }
import { decideRab, weightsOf } from '../rab/rules.ts'
import { percentText } from '#ground/percent.ts'
import { smallRows } from '../cast/small.ts'
import { decideChange, type ChangeLine } from './rules.ts'

const held = decideRab(
  smallRows.map((row) => ({
    ...row,
    volume: row.volume === null ? null : quantity(row.volume),
    unitPrice: row.unitPrice === null ? null : price(row.unitPrice),
  })),
).map((row) => ({ ...row, workItemId: row.code }))

const line = (given: Partial<ChangeLine>): ChangeLine => ({
  ...{ isNew: false, workItemId: null, number: null, name: null, unit: null, unitPrice: null },
  ...{ volume: quantity('1'), ...given },
})
const more = line({ workItemId: 'B.5', volume: quantity('60') })
const fresh = line({
  isNew: true,
  workItemId: 'B',
  name: 'Rabat beton keliling',
  unit: 'm2',
  volume: quantity('40'),
  unitPrice: price('118000'),
})

test('more of a line and a new one make the bill that was worked out', () => {
  const { rows, net, lines } = decideChange(held, [fresh, more])
  expect(net).toBe(6_880_000n)
  expect(lines.map(({ number, amount }) => [number, amount])).toEqual([
    ['B.6', 4_720_000n],
    ['B.5', 2_160_000n],
  ])
  const said = small.expected.lines_after['2']
  const written = rows.filter((row) => !row.isGroup)
  expect(written.map((row) => [row.code, quantityText(row.volume!), Number(row.amount)])).toEqual(
    said.map((row) => [row.code, row.volume, row.amount]),
  )
  expect(rows.find((row) => row.code === 'B')?.amount).toBe(BigInt(small.expected.rab_totals['2'].groups.B))
  expect(weightsOf(written.map((row) => row.amount)).map((one) => Number(percentText(one)).toFixed(4))).toEqual(
    Object.values(small.expected.weights['2']),
  )
})

test('a line of which nothing is left goes, and the others keep their codes', () => {
  const { rows, net } = decideChange(held, [line({ workItemId: 'A.2', volume: quantity('-64.5') })])
  expect(net).toBe(-6_321_000n)
  expect(rows.map((row) => row.code)).toEqual(held.map((row) => row.code).filter((code) => code !== 'A.2'))
  expect(rows.every((row) => row.parent === null || rows[row.parent]?.isGroup)).toBe(true)
})

test.each([
  ['cco.unknown-item', [line({ workItemId: 'Z.9' })]],
  ['cco.unknown-item', [line({ workItemId: 'A' })]],
  ['cco.unknown-item', [{ ...fresh, workItemId: 'A.1' }]],
  ['cco.twice', [more, more]],
  ['cco.too-much-less', [line({ workItemId: 'B.1', volume: quantity('-4.2001') })]],
  ['cco.untold-line', [{ ...fresh, unit: null }]],
  ['cco.code-taken', [{ ...fresh, number: 'B.5' }]],
])('%s', (code, lines) => {
  expect(() => decideChange(held, lines)).toThrow(expect.objectContaining({ code }))
})
