import { expect, test } from 'vitest'
import { gridAct, type Spot, type Stroke } from './keys.ts'

/** Four columns, three lines and the blank one; Enter passes the unit, and the price once it is known. */
const at = (row: number, column: number, priceKnown = false): Spot => ({
  row,
  column,
  rows: 4,
  columns: 4,
  stops: (_row, which) => which < 2 || (which === 3 && !priceKnown),
})

const stroke = (key: string, held: Partial<Stroke> = {}): Stroke => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
})

test.each([
  ['Enter goes to the next cell that waits for something', stroke('Enter'), at(0, 1), { act: 'go', row: 0, column: 3 }],
  [
    'Enter passes a price that is known, to the next row',
    stroke('Enter'),
    at(0, 1, true),
    { act: 'go', row: 1, column: 0 },
  ],
  ['Enter on the last cell opens the blank row', stroke('Enter'), at(2, 3), { act: 'go', row: 3, column: 0 }],
  ['Shift+Enter goes back', stroke('Enter', { shiftKey: true }), at(1, 0), { act: 'go', row: 0, column: 3 }],
  ['Down keeps the column', stroke('ArrowDown'), at(1, 2), { act: 'go', row: 2, column: 2 }],
  ['Up stops at the top', stroke('ArrowUp'), at(0, 2), { act: 'go', row: 0, column: 2 }],
  ['Alt+Up moves the row', stroke('ArrowUp', { altKey: true }), at(1, 0), { act: 'move', by: -1 }],
  ['Alt+Down moves the row', stroke('ArrowDown', { altKey: true }), at(1, 0), { act: 'move', by: 1 }],
  ['Ctrl+Enter duplicates', stroke('Enter', { ctrlKey: true }), at(1, 0), { act: 'duplicate' }],
  ['Ctrl+Delete removes', stroke('Delete', { ctrlKey: true }), at(1, 0), { act: 'remove' }],
  ['Ctrl+D copies from above', stroke('d', { ctrlKey: true }), at(1, 0), { act: 'copy-above' }],
  ['Command works as Ctrl', stroke('d', { metaKey: true }), at(1, 0), { act: 'copy-above' }],
  ['Esc reverts', stroke('Escape'), at(1, 0), { act: 'revert' }],
])('%s', (_name, key, spot, act) => {
  expect(gridAct(key, spot)).toEqual(act)
})

test.each([
  ['Tab', stroke('Tab')],
  ['letters', stroke('a')],
  ['Ctrl+Shift+Enter, which saves and starts another', stroke('Enter', { ctrlKey: true, shiftKey: true })],
  ['plain Delete', stroke('Delete')],
])('%s belong to the browser or the form', (_name, key) => {
  expect(gridAct(key, at(1, 1))).toBeUndefined()
})
