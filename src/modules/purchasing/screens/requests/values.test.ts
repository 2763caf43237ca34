import { expect, test } from 'vitest'
import type { RequestDetail } from '../../requests/detail.ts'
import { unitColumn, unitOptions } from '../form/columns.ts'
import { requestInput, requestValues } from './values.ts'

test('a line of a saved request keeps all units of its item, and another unit is guessed at another price', () => {
  const units = [{ unit: 'palet', num: 40, den: 1, isPurchase: true, isIssue: false }]
  const items = [{ id: 'a', label: 'Semen', more: { unit: 'zak', units, lastPrice: '68000' } }]
  const line = { id: 'l', itemId: 'a', itemCode: 'A', itemKind: 'barang', description: 'Semen', unit: 'zak', qty: '3' }
  const [first] = requestValues({ lines: [{ ...line, estPrice: '70000' }] } as unknown as RequestDetail, items).lines
  expect(unitOptions(first).map(({ value }) => value)).toEqual(['zak', 'palet'])
  // The guess decides who must agree: a pallet of 40 is no zak.
  expect(unitColumn.fill('palet', first)).toEqual({ price: '2720000' })
  expect(unitColumn.meant('sak', first!)).toBe('zak')
})

test('a request that came with projects keeps them, as a whole and line by line, when it is saved again', () => {
  const line = { id: 'l', itemId: 'a', description: 'Semen', unit: 'zak', qty: '3', estPrice: null, reason: null }
  const kept = { ...line, projectId: 'q', workItemId: 'w' }
  const request = { projectId: 'p', lines: [kept, { ...line, projectId: null, workItemId: null }] }
  const input = requestInput(requestValues(request as unknown as RequestDetail))
  expect(input.projectId).toBe('p')
  expect(input.lines.map((each) => [each.projectId, each.workItemId])).toEqual([
    ['q', 'w'],
    [null, null],
  ])
})
