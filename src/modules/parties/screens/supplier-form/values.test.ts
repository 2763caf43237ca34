import { expect, test } from 'vitest'
import { suppliers, type Supplier } from '../../suppliers/contract.ts'
import { copiedFrom, inputOf } from './values.ts'

const person = { id: 'orang', name: 'Rina', position: null, phone: null, email: null, isPrimary: true }
const place = { id: 'tempat', label: 'Kantor', address: 'Jl. Raya Tajur 88', city: 'Bogor', isBilling: true }
const account = { id: 'rekening', bank: 'BCA', accountNo: '5271234567', holder: 'CV Karya', branch: null }
// As the page is answered; what it leaves out here is empty there as well.
const saved = {
  ...{ id: 'lama', version: 7, name: 'CV Karya Beton', kind: ['subkon'], trade: ['beton'], isPkp: true },
  ...{ code: 'SUP-1', npwp: '0312456789012000', sbuNo: '77', sbuClass: 'BG002 kecil', sbuValidUntil: '2027-12-31' },
  ...{ pphType: 'pph-final', leadTimeDays: 3, rating: 4, openingBalance: '500000', openingDate: '2026-01-01' },
  ...{ phone: '0251-8311', whatsapp: '+628123456789', email: 'jual@karya.co.id' },
  contacts: [person],
  addresses: [place],
  bankAccounts: [account],
} as unknown as Supplier

test('a copy of a supplier keeps how it is dealt with, and nothing that is its alone: no account to pay to', () => {
  const copy = copiedFrom(saved)
  expect(copy).toMatchObject({
    ...{ name: 'CV Karya Beton', kind: ['subkon'], trade: ['beton'], isPkp: true, pphType: 'pph-final' },
    ...{ leadTimeDays: '3', bankAccounts: [] },
  })
  expect([copy.phone, copy.whatsapp, copy.email]).toEqual(['', '', ''])
  const { code, npwp, sbuNo, sbuClass, sbuValidUntil, openingBalance, openingDate, rating, version } = copy
  expect([code, npwp, sbuNo, sbuClass, sbuValidUntil, openingBalance, openingDate, rating, version]).toEqual([
    ...['', '', '', '', '', '', '', ''],
    undefined,
  ])
  expect(JSON.stringify(copy)).not.toMatch(/orang|tempat|lama|rekening|5271234567/)
  expect(copy.contacts[0]).toMatchObject({ name: 'Rina' })
  expect(suppliers.add.input.safeParse(inputOf(copy)).error?.issues ?? []).toEqual([])
})

test('what whoever buys keeps in the form is not sent with the supplier', () => {
  const input = inputOf({ ...copiedFrom(saved), prices: [], knownPrices: [] })
  expect(Object.keys(input).filter((key) => /price/i.test(key))).toEqual([])
  expect(suppliers.add.input.safeParse(input).success).toBe(true)
})
