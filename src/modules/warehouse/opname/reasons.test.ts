import { expect, test } from 'vitest'
import { lacksReason, reasonsTold } from '#modules/warehouse/opname/reasons.ts'

test.each([
  ['counted as the book says', { difference: '0', reason: null }, false],
  ['not counted', { difference: null, reason: null }, false],
  ['counted blindly', { reason: null }, false],
  ['two missing', { difference: '-2', reason: null }, true],
  ['one too many, with nothing but a blank', { difference: '1', reason: ' ' }, true],
  ['two missing, and why', { difference: '-2', reason: 'Hilang' }, false],
])('%s: a reason is still to be given is %s', (_about, line, lacks) => {
  expect(lacksReason(line)).toBe(lacks)
})

test('reasons are told with what they are of, the many in short', () => {
  const of = (reason: string, ...names: readonly string[]) => names.map((name) => ({ name, reason }))
  expect(reasonsTold([])).toBeNull()
  expect(reasonsTold([...of('Hilang', 'Semen'), ...of('Susut', 'Pasir', 'Split')])).toBe(
    'Hilang: Semen · Susut: Pasir, Split',
  )
  expect(reasonsTold(of('Susut', 'A', 'B', 'C', 'D', 'E', 'F'))).toBe('Susut: A, B, C, D dan 2 lainnya')
  expect(reasonsTold(of('x'.repeat(200), 'A').concat(of('y'.repeat(200), 'B'), of('z'.repeat(200), 'C')))).toHaveLength(
    500,
  )
})
