import { expect, test } from 'vitest'
import { letterKind } from '#kit/paper/links/letter-kind.ts'
import { strangePlace, strangeSaid } from '#modules/company/letters/rules.ts'

const invoice = letterKind('Invoice', 'pelanggan', { number: 'INV-2611-0017', more: ['total', 'jatuh_tempo'] })
const note = letterKind('Surat jalan', 'pelanggan', { number: 'SJ-2611-0031' })
const order = letterKind('Pesanan pembelian', 'supplier', { number: 'PO-2611-0031', more: ['total'] })

test.each([
  [invoice, 'Total {total}, jatuh tempo {jatuh_tempo}', undefined],
  [note, 'Total {total}', 'total'],
  [order, 'Yth. {pelanggan}', 'pelanggan'],
  [invoice, '{Nomor}', 'Nomor'],
  [invoice, 'Biaya {}', ''],
  [invoice, 'Tanpa isian', undefined],
])('of a letter of $name, %j holds as a strange word: %s', (kind, text, strange) => {
  expect(strangePlace(kind, text)).toBe(strange)
})

test('a strange word is named with those that would do', () => {
  expect(strangeSaid(note, 'total')).toBe(
    '{total} tidak dikenal di kata-kata Surat jalan. Yang bisa diisi: {pelanggan}, {nomor}, {dokumen}, {perusahaan}, {tautan}, {berlaku_sampai}.',
  )
})
