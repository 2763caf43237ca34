import { expect, test } from 'vitest'
import { companies, type Company } from '#modules/company/companies/contract.ts'
import { copiedFrom, inputOf } from './values.ts'

const signer = { id: 'penanda', name: 'Hendra', position: 'Direktur', docTypes: ['invoice'], maxAmount: '50000000' }
// As the page is answered; what it leaves out here is empty there as well.
const saved = {
  ...{ id: 'lama', version: 7, name: 'PT Wira', shortCode: 'WBP', legalForm: 'cv', npwp: '0312456789012000' },
  ...{ nitku: '0312456789012000000000', nib: '812', isPkp: true, pkpDate: '2020-01-01', bpjsNpp: 'AA01' },
  ...{ address: 'Jl. Raya Tajur 88', city: 'Kota Bogor', zone: 'Asia/Makassar', fiscalYearStart: 4, workWeek: 5 },
  ...{ footer: 'Barang yang sudah dibeli tidak dapat ditukar.', jkkClass: '1.27' },
  bankAccounts: [{ id: 'rekening', bank: 'BCA', accountNo: '5271234567', holder: 'PT Wira', isDefault: true }],
  signatories: [{ ...signer, isDefault: true }],
  sbu: [{ id: 'sertifikat', no: '77', subclass: 'BG002', qualification: 'kecil', validFrom: '2026-01-01' }],
} as unknown as Company

test('a copy of a company keeps place, papers and books, and nothing that is its alone: no number, account or certificate', () => {
  const copy = copiedFrom(saved)
  expect(copy).toMatchObject({
    ...{ name: 'PT Wira', legalForm: 'cv', isPkp: true, city: 'Kota Bogor', zone: 'Asia/Makassar', jkkClass: '1.27' },
    ...{ fiscalYearStart: '4', workWeek: '5', bankAccounts: [], sbu: [] },
  })
  const { shortCode, npwp, nitku, nib, pkpDate, bpjsNpp, version } = copy
  expect([shortCode, npwp, nitku, nib, pkpDate, bpjsNpp, version]).toEqual(['', '', '', '', '', '', undefined])
  expect(copy.signatories).toMatchObject([{ name: 'Hendra', docTypes: ['invoice'], isDefault: true }])
  expect(JSON.stringify(copy)).not.toMatch(/lama|penanda|rekening|sertifikat|5271234567/)
  const named = { ...inputOf(copy), shortCode: 'WBM' }
  expect(companies.add.input.safeParse(named).error?.issues ?? []).toEqual([])
})
