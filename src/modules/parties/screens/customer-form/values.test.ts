import { expect, test } from 'vitest'
import type { Customer } from '#modules/parties/contract.ts'
import { customers } from '#modules/parties/contract.ts'
import { copiedFrom, inputOf } from './values.ts'

const person = { id: 'orang', name: 'Rina', position: null, phone: null, email: null, isPrimary: true }
const place = {
  id: 'tempat',
  label: 'Kantor',
  address: 'Jl. Raya Tajur 88',
  city: 'Bogor',
  isBilling: true,
  isShipping: true,
}
// As the page is answered; what it leaves out here is empty there as well.
const saved = {
  ...{ isPkp: true, withholdsTax: false, vatCollector: 'bumn' },
  ...{ id: 'lama', version: 7, name: 'PT Sinar Abadi', type: 'badan_usaha', code: 'PLG-1', npwp: '0312456789012000' },
  ...{
    ...{ phone: '0251-8311', whatsapp: '+628123456789', email: 'beli@sinar.co.id' },
    priceLevel: 'proyek',
    discountPercent: '2.5',
    tags: ['cibinong'],
    openingBalance: '500000',
    openingDate: '2026-01-01',
  },
  contacts: [person],
  addresses: [place],
} as unknown as Customer

test('a copy of a customer keeps how it is dealt with, and nothing that is its alone', () => {
  const copy = copiedFrom(saved)
  expect(copy).toMatchObject({
    name: 'PT Sinar Abadi',
    priceLevel: 'proyek',
    discountPercent: '2.5',
    vatCollector: 'bumn',
    tags: ['cibinong'],
  })
  expect([copy.phone, copy.whatsapp, copy.email]).toEqual(['', '', ''])
  expect([copy.code, copy.npwp, copy.openingBalance, copy.openingDate, copy.version]).toEqual([
    '',
    '',
    '',
    '',
    undefined,
  ])
  expect(JSON.stringify(copy)).not.toMatch(/orang|tempat|lama/)
  expect(copy.contacts[0]).toMatchObject({ name: 'Rina' })
  expect(customers.add.input.safeParse(inputOf(copy)).error?.issues ?? []).toEqual([])
})
