import { expect, test } from 'vitest'
import type { CountLine } from '#modules/warehouse/opname/contract.ts'
import { figuresOf } from './result-columns.tsx'

const line = (more: Partial<CountLine>) =>
  ({ unit: 'pcs', counted: '80', book: '75', damaged: '0', ...more }) as CountLine

test('who reviews a count with a phone reads what was counted, what the book said, and what is broken', () => {
  expect(figuresOf(line({}))).toBe('fisik 80 pcs · sistem 75')
  expect(figuresOf(line({ damaged: '1.25' }))).toBe('fisik 80 pcs · sistem 75 · rusak 1,25')
  expect(figuresOf(line({ counted: null }))).toBe('belum dihitung · sistem 75')
})
