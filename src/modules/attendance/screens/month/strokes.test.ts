import { expect, test } from 'vitest'
import { monthAct } from './strokes.ts'

const size = { rows: 3, columns: 31 }
const press = (key: string, more: Partial<Record<'ctrlKey' | 'altKey' | 'metaKey', boolean>> = {}) =>
  monthAct({ key, ctrlKey: false, altKey: false, metaKey: false, ...more }, { row: 1, column: 30 }, size)

test.each([
  ['ArrowUp', { row: 0, column: 30 }],
  ['ArrowDown', { row: 2, column: 30 }],
  ['ArrowLeft', { row: 1, column: 29 }],
  // The edge of the month holds.
  ['ArrowRight', { row: 1, column: 30 }],
  ['Home', { row: 1, column: 0 }],
  ['PageDown', { row: 2, column: 30 }],
] as const)('%s goes to another day', (key, go) => {
  expect(press(key)).toEqual({ go })
})

test('a letter marks, 1 and Delete take the mark away, anything else is the browser’s', () => {
  expect(press('a')).toEqual({ mark: 'A' })
  expect(press('S')).toEqual({ mark: 'S' })
  expect(press('/')).toEqual({ half: true })
  for (const key of ['1', 'Delete', 'Backspace']) expect(press(key)).toEqual({ mark: null })
  for (const key of ['z', 'Tab', 'Enter', 'toString']) expect(press(key)).toBeUndefined()
  expect(press('a', { ctrlKey: true })).toBeUndefined()
  expect(press('ArrowUp', { altKey: true })).toBeUndefined()
  expect(press('End', { ctrlKey: true })).toEqual({ go: { row: 2, column: 30 } })
})
