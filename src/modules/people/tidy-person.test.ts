import { expect, test } from 'vitest'
import { knownByNik, tidyPerson } from './tidy-person.ts'

test.each([
  [{ birthDate: 'Bogor, 01-01-1990' }, { birthPlace: 'Bogor', birthDate: '01-01-1990' }],
  [
    { birthDate: 'Kab. Klaten  17/8/1989', birthPlace: 'Klaten' },
    { birthPlace: 'Klaten', birthDate: '17/8/1989' },
  ],
  [{ birthDate: '12 Maret 1992' }, { birthDate: '12 Maret 1992' }],
  [
    { bankAccountNo: 'BCA 0012345678 a.n. Agung' },
    { bankAccountNo: '0012345678', bankName: 'BCA', bankHolder: 'Agung' },
  ],
  [{ bankAccountNo: 'tunai' }, { bankAccountNo: '' }],
])('%j of a list of people is %j', (written, tidy) => {
  expect(Object.fromEntries(tidyPerson(new Map(Object.entries(written))))).toEqual(tidy)
})

test('a NIK says whether a man or a woman, unless the list does', () => {
  expect(knownByNik({ nik: '3271014105900001' })).toMatchObject({ sex: 'P' })
  expect(knownByNik({ nik: '3271014105900001', sex: 'L' })).toMatchObject({ sex: 'L' })
})
