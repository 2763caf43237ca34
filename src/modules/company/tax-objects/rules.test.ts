import { expect, test } from 'vitest'
import { isTaxObject } from './contract.ts'
import { asksObject, taxObjectName, taxObjectsOf } from './rules.ts'

test('PPh 22 and 23 ask what was paid for, the others do not', () => {
  expect(['pph22', 'pph23', 'pph21', 'pph-final', null].map(asksObject)).toEqual([true, true, false, false, false])
  expect(taxObjectsOf('pph-final')).toEqual([])
})

test('every offered code is one of Coretax, of its tax, and offered once', () => {
  const codes = ['pph22', 'pph23'].flatMap((kind) => taxObjectsOf(kind).map(({ code }) => code))
  expect(codes.filter((code) => !isTaxObject(code))).toEqual([])
  expect(new Set(codes).size).toBe(codes.length)
  expect(taxObjectsOf('pph22').every(({ code }) => code.startsWith('22-'))).toBe(true)
  expect(taxObjectsOf('pph23').every(({ code }) => code.startsWith('24-'))).toBe(true)
})

// indonesia.md: the codes that were read.
test.each([
  ['24-100-02', /Sewa/],
  ['24-104-08', /arsitektur/],
  ['24-104-10', /perancang/],
  ['24-104-29', /perawatan mesin/],
  ['22-910-01', /bendahara/],
])('%s is named', (code, name) => {
  expect(taxObjectName(code)).toMatch(name)
})

test('a code that is not offered has no name', () => {
  expect(taxObjectName('24-104-99')).toBeNull()
})
