import { describe, expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { claimColumns } from '#kit/import/claim-columns.ts'
import { isFoot } from '#kit/import/foot-rows.ts'
import type { ImportColumn } from '#kit/import/importer.ts'
import { mapHeads } from '#kit/import/map-heads.ts'
import { readCell } from '#kit/import/read-cell.ts'
import { readDate } from '#kit/import/read-date.ts'
import { readNumber } from '#kit/import/read-number.ts'
import type { FieldKind } from '#kit/record/fields.ts'

describe('a number', () => {
  test.each([
    ['1.250.000', '1250000'],
    ['1.250.000,50', '1250000.5'],
    ['1.250', '1250'],
    ['0.125', '0.125'],
    ['0.750', '0.75'],
    ['0,054', '0.054'],
    ['0.125.000', undefined],
    ['1250', '1250'],
    ['1250,5', '1250.5'],
    ['1250.5', '1250.5'],
    ['12.5', '12.5'],
    ['1,250,000', '1250000'],
    ['1,250,000.75', '1250000.75'],
    ['12,5', '12.5'],
    ['Rp 1.250.000,-', '1250000'],
    ['Rp.1.250.000', '1250000'],
    ['(1.000)', '-1000'],
    ['-5', '-5'],
    ['−5', '-5'],
    ['1 250 000', '1250000'],
    ['0', '0'],
    ['007', '7'],
    ['3,2E+15', undefined],
    ['1.25.000', undefined],
    ['1,5jt', '1500000'],
    ['Rp 785 rb', '785000'],
    ['12 m', undefined],
    ['1.2.5jt', undefined],
    ['abc', undefined],
    ['', undefined],
    ['1.250.00', undefined],
  ])('%s reads as %s', (typed, read) => expect(readNumber(typed)).toBe(read))
})

test.each([
  ['17-8-89', '1989-08-17'],
  ['5 Mei 75', '1975-05-05'],
  ['02/03/26', '2026-03-02'],
  ['29-11-26', '1926-11-29'],
  ['7306', '1920-01-01'],
  ['32737', '1989-08-17'],
])('a day that has been: %s reads as %s', (typed, read) => expect(readDate(typed, 'dmy', day('2026-11-28'))).toBe(read))

describe('a day', () => {
  test.each([
    ['31/12/2026', '2026-12-31'],
    ['1/2/2026', '2026-02-01'],
    ['31-12-26', '2026-12-31'],
    ['31.12.2026', '2026-12-31'],
    ['2026-12-31', '2026-12-31'],
    ['2026-12-31T00:00:00Z', '2026-12-31'],
    ['31 Desember 2026', '2026-12-31'],
    ['31 Des 26', '2026-12-31'],
    ['5 Peb 2026', '2026-02-05'],
    ['17-Agt-2026', '2026-08-17'],
    ['Senin, 5 Januari 2026', '2026-01-05'],
    ['31/12/2026 08:30', '2026-12-31'],
    ['31/02/2026', undefined],
    ['13/13/2026', undefined],
    ['kemarin', undefined],
    ['46300', '2026-10-05'],
    ['20261', undefined],
    ['66000', undefined],
  ])('%s reads as %s', (typed, read) => expect(readDate(typed)).toBe(read))
})

const column = (kind: FieldKind, more: Partial<ImportColumn> = {}): ImportColumn => ({
  key: 'x',
  label: 'X',
  kind,
  isNeeded: false,
  alike: [],
  ...more,
})
const choices = { badan_usaha: 'Perusahaan', perorangan: 'Perorangan', pemerintah: 'Instansi' }

describe('a cell', () => {
  test.each([
    ['text', '  PT Maju  ', { value: 'PT Maju' }],
    ['text', '-', 'empty'],
    ['text', '#N/A', 'empty'],
    ['money', '12.500', { value: '12500' }],
    ['percent', '2,5%', { value: '2.5' }],
    ['percent', '11.000%', { value: '11' }],
    ['coordinate', '106.816', { value: '106.816' }],
    ['quantity', '0.125', { value: '0.125' }],
    ['whole', '50', { value: 50 }],
    ['phone', '81234567890', { value: '081234567890' }],
    ['phone', '2188776655', { value: '02188776655' }],
    ['phone', '6281234567890', { value: '6281234567890' }],
    ['npwp', '12345678901000', { value: '012345678901000' }],
    ['phone', '0812-3456-7890', { value: '0812-3456-7890' }],
    ['flag', 'Ya', { value: true }],
    ['flag', 'non PKP', { value: false }],
    ['email', 'mailto:a@b.co', { value: 'a@b.co' }],
    ['tags', 'semen; besi,kayu', { value: ['semen', 'besi', 'kayu'] }],
  ] as const)('%s "%s"', (kind, typed, read) => expect(readCell(typed, column(kind))).toEqual(read))

  test.each([
    ['Perusahaan', 'badan_usaha'],
    ['perorangan', 'perorangan'],
    ['badan usaha', 'badan_usaha'],
    ['inst', 'pemerintah'],
  ])('the choice %s is %s', (typed, value) => expect(readCell(typed, column('choice', { choices }))).toEqual({ value }))

  test.each([
    ['choice', 'Yayasan', 'Pilih salah satu: Perusahaan, Perorangan, Instansi.'],
    ['choice', 'per', 'Pilih salah satu'],
    ['money', 'seribu', 'Tulis angka'],
    ['whole', '1,5', 'Tulis angka bulat'],
    ['day', '31/31/2026', 'Tulis tanggal'],
    ['flag', 'mungkin', 'ya atau tidak'],
    ['npwp', '1,23457E+15', 'Excel sudah membulatkan'],
  ] as const)('%s "%s" is wrong', (kind, typed, why) => {
    expect(readCell(typed, column(kind, { choices }))).toEqual({ error: expect.stringContaining(why) })
  })
})

describe('heads', () => {
  const columns = [
    column('text', { key: 'name', label: 'Nama Pelanggan', alike: ['nama', 'customer', 'nama toko'] }),
    column('text', { key: 'code', label: 'Kode', alike: ['kode pelanggan'] }),
    column('phone', { key: 'phone', label: 'Telepon', alike: ['telp', 'no hp', 'hp', 'no telp'] }),
    column('phone', { key: 'whatsapp', label: 'No. WhatsApp', alike: ['wa', 'no wa'] }),
    column('text', { key: 'addresses.0.city', label: 'Kota/Kabupaten', alike: ['kota', 'kab'] }),
  ]
  test.each([
    [
      ['Nama Toko', 'No. HP'],
      ['name', 'phone'],
    ],
    [
      ['NAMA PELANGGAN *', 'KODE PELANGGAN'],
      ['name', 'code'],
    ],
    [
      ['Nma Pelanggan', 'Tlepon'],
      ['name', 'phone'],
    ],
    [
      ['Telp.', 'WA', 'Kota / Kab'],
      ['phone', 'whatsapp', 'addresses.0.city'],
    ],
    [
      ['No', 'Nama', 'Fax'],
      ['', 'name', ''],
    ],
    [
      ['Nama', 'Nama Toko'],
      ['name', ''],
    ],
    [
      ['', '###'],
      ['', ''],
    ],
  ])('%j become %j', (heads, mapping) => expect(mapHeads(heads, columns, {})).toEqual(mapping))

  test('what was chosen before goes first, also that a head means nothing', () => {
    expect(mapHeads(['Fax', 'Nama'], columns, { fax: 'phone' })).toEqual(['phone', 'name'])
    expect(mapHeads(['Nama'], columns, { nama: '' })).toEqual([''])
    expect(mapHeads(['Nama'], columns, { nama: 'gone' })).toEqual(['name'])
  })
})

describe('a line below a list that is no entry', () => {
  test.each<[readonly string[], boolean]>([
    [['', 'TOTAL', '', '283.750.000'], true],
    [['Jumlah', '', 'Rp 1.000.000', '-'], true],
    [['Grand Total :', '20.000.500'], true],
    [['Jumlah 6 barang'], true],
    [['', 'Dibuat oleh: Admin'], true],
    [['Mengetahui,', '', 'Hormat kami,'], true],
    [['Total Bangun Persada', '0812-3456-7890'], false],
    [['Total', 'Jl. Merdeka 12', '5'], false],
    [['Jumlah Rezeki', '021-555'], false],
    [['PT Hormat Kami Sejahtera'], false],
    [['TB Pasir Mas'], false],
    [['', ''], false],
  ])('%j: %s', (cells, is) => expect(isFoot(cells)).toBe(is))
})

test('an aged list of open invoices finds its columns by itself', () => {
  const heads = ['No', 'Nama Pelanggan', 'No Invoice', 'Tgl Invoice', 'Jatuh Tempo', 'Sisa Tagihan']
  const mapping = mapHeads(
    heads,
    [column('text', { key: 'id', label: 'Pelanggan', alike: ['nama pelanggan'] }), ...claimColumns(['piutang'])],
    {},
  )
  expect(mapping).toEqual(['', 'id', 'reference', 'date', 'dueDate', 'amount'])
})
