import { expect, test } from 'vitest'
import { Refusal } from './refusal.ts'

test('a refusal carries a code, its facts and where it belongs', () => {
  const refusal = new Refusal('receipt.too-many', { open: 2n, asked: 3n }, { field: 'lines.0.qty' })
  expect(refusal).toBeInstanceOf(Error)
  expect(refusal).toMatchObject({
    code: 'receipt.too-many',
    message: 'receipt.too-many',
    facts: { open: 2n, asked: 3n },
    field: 'lines.0.qty',
  })
  expect(new Refusal('x').facts).toEqual({})
})
