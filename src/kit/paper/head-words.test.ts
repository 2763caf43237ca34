import { expect, test } from 'vitest'
import { headLines } from './head-words.ts'

const firm = {
  ...{ name: 'Wira Bangun', legalForm: 'PT', address: 'Jl. Raya 88 16141', city: 'Kota Bogor, Jawa Barat' },
  ...{ phone: '0251-833-4400', email: 'a@wira.co.id', npwp: '0312 4567' },
}

test('a letterhead says who in capitals, where, and how it is reached', () => {
  expect(headLines(firm)).toEqual([
    'PT WIRA BANGUN',
    'Jl. Raya 88 16141, Kota Bogor, Jawa Barat',
    'Telp. 0251-833-4400 · a@wira.co.id · NPWP 0312 4567',
  ])
})

test('what is not there leaves no comma and no dot; a form in the name stands once', () => {
  const none = { phone: null, email: null, npwp: null, address: '' }
  expect(headLines({ ...firm, ...none, name: 'PT Wira', city: 'Kota Bogor' })).toEqual(['PT WIRA', 'Kota Bogor', ''])
})
