import { expect, test } from 'vitest'
import { weekAct } from './strokes.ts'

const none = { halfDays: 0, absence: null, overtime: 0, restHours: 0 }
const whole = { ...none, halfDays: 2 }
const around = { rows: 3, columns: 7, mark: undefined, isRest: false, isOvertime: false }
const press = (key: string, given: Partial<Parameters<typeof weekAct>[2]> = {}) =>
  weekAct({ key, ctrlKey: false, metaKey: false, altKey: false }, { row: 0, column: 0 }, { ...around, ...given })

test.each([
  ['1', {}, { mark: whole }],
  ['h', {}, { mark: { ...none, halfDays: 1 } }],
  ['x', {}, { mark: { ...none, halfDays: 3 } }],
  ['0', {}, { mark: none }],
  ['s', {}, { mark: { ...none, absence: 'sakit' as const } }],
  ['l', { mark: whole }, { await: 'overtime' as const }],
  ['l', {}, undefined],
  ['2', { mark: whole, isOvertime: true }, { mark: { ...whole, overtime: 4 } }],
  ['8', { isRest: true }, { mark: { ...none, restHours: 16 } }],
  ['ArrowDown', {}, { go: { row: 1, column: 0 } }],
  ['ArrowLeft', {}, { go: { row: 0, column: 0 } }],
  [' ', {}, { decide: true as const }],
  ['Enter', {}, { open: true as const }],
  ['q', {}, undefined],
])('%s with %j', (key, given, wanted) => {
  expect(press(key, given)).toEqual(wanted)
})
