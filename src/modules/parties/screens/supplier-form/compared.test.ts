import { expect, test } from 'vitest'
import { comparedFields, comparedWords } from './compared.ts'
import { blankSupplier, valuesOf } from './values.ts'
import type { Supplier } from '../../suppliers/contract.ts'

const supplier = { kind: ['material'], trade: [], contacts: [], addresses: [], bankAccounts: [] } as unknown as Supplier

test('every field of a supplier has a name when two versions are compared', () => {
  const { version: _version, ...values } = valuesOf(supplier)
  expect(Object.keys(values).filter((field) => !(field in comparedFields))).toEqual([])
})

test('a termin, a PPh and the rows of a group read as words', () => {
  const words = comparedWords([{ id: 't1', name: '30 hari' }])
  expect(words.paymentTermId).toEqual([{ value: 't1', label: '30 hari' }])
  expect(words.kind(['subkon', 'material'])).toMatch(/; /)
  const [address] = blankSupplier().addresses
  expect(words.addresses([{ ...address!, address: 'Jl. Raya 1', city: 'Malang' }])).toBe('Jl. Raya 1, Malang')
  expect(words.contacts([])).toBe('—')
  expect(words.bankAccounts([{ bank: 'BCA', accountNo: '123' }])).toBe('BCA 123')
})
