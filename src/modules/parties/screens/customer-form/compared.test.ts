import { expect, test } from 'vitest'
import type { Customer } from '#modules/parties/contract.ts'
import { comparedFields, comparedWords } from './compared.ts'
import { valuesOf } from './values.ts'

const customer = { contacts: [], addresses: [], tags: [] } as unknown as Customer

test('every field of a customer has a name when two versions are compared', () => {
  const { version: _version, ...values } = valuesOf(customer)
  expect(Object.keys(values).filter((field) => !(field in comparedFields))).toEqual([])
})

test('whom it belongs to, how it pays and what it may owe read as words', () => {
  const words = comparedWords([{ id: 't1', name: '30 hari' }], [{ id: 's1', name: 'Rina' }])
  expect(words.paymentTermId).toEqual([{ value: 't1', label: '30 hari' }])
  expect(words.salespersonId).toEqual([{ value: 's1', label: 'Rina' }])
  expect(words.type).toContainEqual({ value: 'badan_usaha', label: 'Perusahaan' })
  expect([words.creditLimit('5000000'), words.creditLimit('')]).toEqual(['Rp5.000.000', '—'])
  expect(words.tags(['kontraktor', 'proyek'])).toBe('kontraktor; proyek')
})
