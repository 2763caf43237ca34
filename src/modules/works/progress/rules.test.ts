import { describe, expect, test } from 'vitest'
import { money } from '#ground/money.ts'
import { percentText } from '#ground/percent.ts'
import { quantity, type Quantity } from '#ground/quantity.ts'
import small from '../../../../tests/vectors/projects/project_small.json' with { type: 'json' }
import { earnedOf, judgeWeek, type MeasuredLine } from './rules.ts'

const bill = (lines: typeof small.rab.lines, before: ReadonlyMap<string, Quantity>): MeasuredLine[] =>
  lines.map((line) => ({
    ...{ workItemId: line.code, name: line.description, unit: line.unit, volume: quantity(line.volume) },
    ...{ amount: money(line.amount), before: before.get(line.code) ?? quantity('0') },
  }))

describe('progress', () => {
  test('week by week the earned share is what was agreed', () => {
    const before = new Map<string, Quantity>()
    for (const report of small.weekly_reports) {
      const version = report.week < 5 ? small.rab.lines : small.expected.lines_after[2]
      const lines = bill(version as typeof small.rab.lines, before)
      const week = report.lines.map(({ code, cumulative_volume: now }) => ({
        workItemId: code,
        volume: (quantity(now) - (before.get(code) ?? 0n)) as Quantity,
      }))
      judgeWeek(lines, week)
      const { earned, pct } = earnedOf(lines, week)
      const said = small.expected.curve[report.week - 1]
      expect(Number(percentText(pct)).toFixed(4), `week ${report.week}`).toBe(said?.actual_cumulative_pct)
      if (report.week === 4) expect(Number(earned)).toBe(small.expected.opname[4].earned)
      for (const { code, cumulative_volume: now } of report.lines) before.set(code, quantity(now))
    }
  })

  const [line] = bill(small.rab.lines, new Map([['A.1', quantity('100')]]))
  const discount = { ...line!, workItemId: 'X', volume: quantity('-1'), before: quantity('0') }

  test.each([
    ['A.1', '20.0001', 'progress.beyond-contract'],
    ['A.1', '-100.5', 'progress.below-zero'],
    ['Z', '1', 'progress.unknown-item'],
    ['X', '1', 'progress.below-zero'],
    ['X', '-1.5', 'progress.beyond-contract'],
  ])('%s by %s is refused: %s', (workItemId, volume, code) => {
    const judged = () => judgeWeek([line!, discount], [{ workItemId, volume: quantity(volume) }])
    expect(judged).toThrow(expect.objectContaining({ code }))
  })
})
