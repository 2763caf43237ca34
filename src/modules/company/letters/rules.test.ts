import { expect, test } from 'vitest'
import { filled, filledLine, placesIn } from '#kit/paper/links/letter.ts'
import { exampleOf, letterKindOf, letterKinds } from '#modules/company/letters/kinds.ts'
import { strangePlace, strangeSaid } from '#modules/company/letters/rules.ts'

const kindOf = (id: string) => letterKindOf(id) ?? letterKinds[0]!

test.each([
  ['invoice', 'Total {total}, jatuh tempo {jatuh_tempo}', undefined],
  ['surat-jalan', 'Total {total}', 'total'],
  ['po', 'Yth. {pelanggan}', 'pelanggan'],
  ['invoice', '{Nomor}', 'Nomor'],
  ['invoice', 'Biaya {}', ''],
  ['invoice', 'Tanpa isian', undefined],
])('of a letter of %s, %j holds as a strange word: %s', (id, text, strange) => {
  expect(strangePlace(kindOf(id), text)).toBe(strange)
})

test('a strange word is named with those that would do', () => {
  expect(strangeSaid(kindOf('surat-jalan'), 'total')).toBe(
    '{total} tidak dikenal di kata-kata Surat jalan. Yang bisa diisi: {pelanggan}, {nomor}, {dokumen}, {perusahaan}, {tautan}, {berlaku_sampai}.',
  )
})

test.each(letterKinds)('the usual letter of $id says only what it can fill in, and leaves nothing open', (kind) => {
  const { subject, text } = kind.usual
  expect(strangePlace(kind, subject + text)).toBeUndefined()
  for (const way of ['email', 'whatsapp'] as const) {
    const known = exampleOf(kind, way)
    const said = `${filledLine(subject, known)}\n${filled(text, known)}`
    expect(placesIn(said)).toEqual([])
    expect(said.includes('https://')).toBe(way === 'whatsapp')
  }
})
