import { expect, test } from 'vitest'
import { check } from './label-sheet.tsx'

const said = (copies: string) =>
  check({ skip: '0', rows: [{ id: 'a', code: 'BB-1', name: 'Semen', key: 'a', copies }] })

test('one to five hundred labels of an item; what the press would refuse is refused where it is typed', () => {
  for (const copies of ['1', '24', '500']) expect(said(copies)).toEqual({})
  for (const copies of ['', '0', '501', '999', '1,5']) {
    expect(said(copies)).toEqual({ 'rows.0.copies': ['Tulis angka 1 sampai 500.'] })
  }
})
