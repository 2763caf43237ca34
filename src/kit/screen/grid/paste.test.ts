import { expect, test } from 'vitest'
import { isBlock, pasteReport, readBlock } from './paste.ts'

test('reads rows and cells as Excel writes them', () => {
  expect(readBlock('Semen\t200\tzak\r\nBesi D13\t150\tbtg\r\n')).toEqual([
    ['Semen', '200', 'zak'],
    ['Besi D13', '150', 'btg'],
  ])
})

test('reads quoted cells with tabs, lines and quotes in them', () => {
  expect(readBlock('"Pipa 2""\tPVC"\t4\n"baris\nkedua"\t1')).toEqual([
    ['Pipa 2"\tPVC', '4'],
    ['baris\nkedua', '1'],
  ])
})

test('empty rows are left out, empty cells are kept', () => {
  expect(readBlock('a\t\tb\n\t\t\n\nc')).toEqual([['a', '', 'b'], ['c']])
})

test('one cell is no block: the browser pastes it', () => {
  expect(isBlock('Semen Portland')).toBe(false)
  expect(isBlock('Semen Portland\r\n')).toBe(false)
  expect(isBlock('Semen\t2')).toBe(true)
  expect(isBlock('Semen\nBesi')).toBe(true)
})

test('says how many rows want a look', () => {
  expect(pasteReport(12, 1)).toBe('12 baris ditempel, 1 baris perlu dicek.')
  expect(pasteReport(12, 0)).toBe('12 baris ditempel.')
})
