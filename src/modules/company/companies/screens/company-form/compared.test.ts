import { expect, test } from 'vitest'
import type { Company } from '#modules/company/companies/contract.ts'
import { comparedFields, comparedWords } from './compared.ts'
import { blankBank, blankSignatory, valuesOf } from './values.ts'

const company = { fiscalYearStart: 4, workWeek: 5, bankAccounts: [], signatories: [], sbu: [] } as unknown as Company

test('every field of a company has a name when two versions are compared', () => {
  const { version: _version, ...values } = valuesOf(company)
  expect(Object.keys(values).filter((field) => !(field in comparedFields))).toEqual([])
})

test('months, days, accounts and who signs read as words', () => {
  expect(comparedWords.fiscalYearStart).toContainEqual({ value: '4', label: 'April' })
  expect(comparedWords.workWeek).toContainEqual({ value: '5', label: '5 hari' })
  const account = { ...blankBank(), bank: 'BCA', accountNo: '5271234567', isDefault: true, key: 'a' }
  expect(comparedWords.bankAccounts([account])).toBe('BCA 5271234567 (utama)')
  const signer = { ...blankSignatory(), name: 'Hendra', position: 'Direktur', maxAmount: '50000000', key: 'b' }
  expect(comparedWords.signatories([signer])).toBe('Hendra, Direktur, sampai Rp50.000.000')
  expect(comparedWords.sbu([])).toBe('—')
})
