import { expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { blankOrder } from './order-values.ts'

const today = day('2026-11-26')
const line = { orderLineId: 'l', item: { id: 'p', label: 'Paving' }, qty: '8', dueDate: '2026-11-30' }

test('an SPK for an order is due when that was promised, unless the day is over', () => {
  expect(blankOrder(today, { from: line })).toMatchObject({
    plannedQty: '8',
    date: '2026-11-26',
    dueDate: '2026-11-30',
  })
  expect(blankOrder(today, { from: { ...line, dueDate: '2026-11-26' } }).dueDate).toBe('2026-11-26')
  expect(blankOrder(today, { from: { ...line, dueDate: '2026-11-25' } }).dueDate).toBe('')
  expect(blankOrder(today, { houseId: 'h' })).toMatchObject({ houseId: 'h', dueDate: '', item: null })
})
