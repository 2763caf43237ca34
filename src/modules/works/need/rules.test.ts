import { expect, test } from 'vitest'
import { percent } from '#ground/percent.ts'
import { quantity } from '#ground/quantity.ts'
import { coverNeed, shortByWork, spreadNeed, unitKey } from './rules.ts'

const part = (week: number | null, workItemId: string, qty: string) => ({ week, workItemId, qty: quantity(qty) })

test('what a work item needs is spread over its weeks to the last fraction', () => {
  const shares = [33.3333, 33.3333, 33.3334].map((share, at) => ({ week: at + 2, share: percent(String(share)) }))
  expect(spreadNeed({ workItemId: 'a', qty: quantity('10') }, shares)).toEqual([
    part(2, 'a', '3.3333'),
    part(3, 'a', '3.3333'),
    part(4, 'a', '3.3334'),
  ])
  expect(spreadNeed({ workItemId: 'a', qty: quantity('10') }, [])).toEqual([part(null, 'a', '10')])
})

test('what is there covers the earliest weeks first, and work without a week last', () => {
  const parts = coverNeed(
    [part(null, 'c', '5'), part(2, 'a', '4'), part(1, 'a', '3'), part(2, 'b', '6')],
    quantity('8'),
  )
  expect(parts.map(({ week, short }) => [week, short])).toEqual([
    [1, quantity('0')],
    [2, quantity('0')],
    [2, quantity('5')],
    [null, quantity('5')],
  ])
  expect(shortByWork(parts, 1).size).toBe(0)
  expect([...shortByWork(parts, 2)]).toEqual([['b', quantity('5')]])
  expect([...shortByWork(parts, null).keys()]).toEqual(['b', 'c'])
})

test('a cubic metre is one however it is written', () => expect(unitKey(' M³ ')).toBe('m3'))
