import { describe, expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { percent } from '#ground/percent.ts'
import { constructionCode, proposedRate, type Rate, type WithheldFrom } from './withholding-rules.ts'

const row = (kind: string, code: string, rate: string): Rate => ({ kind, code, name: code, rate: percent(rate) })
const rates = [
  row('pph23', 'PPH23-JASA', '2'),
  row('pph-final', 'PPH-FINAL-KONSTRUKSI-KECIL', '1.75'),
  row('pph-final', 'PPH-FINAL-KONSTRUKSI-TANPA-SBU', '4'),
  row('pph-final', 'PPH-FINAL-KONSTRUKSI', '2.65'),
  row('pph-final', 'PPH-FINAL-TERINTEGRASI', '2.65'),
  row('pph-final', 'PPH-FINAL-TERINTEGRASI-TANPA-SBU', '4'),
  row('pph-final', 'PPH-FINAL-KONSULTANSI', '3.5'),
  row('pph-final', 'PPH-FINAL-KONSULTANSI-TANPA-SBU', '6'),
]
const contractOn = day('2026-11-02')
const supplier: WithheldFrom = {
  npwp: '0012345678901234',
  nik: null,
  pphType: 'pph-final',
  pphRate: null,
  sbuNo: '12-345',
  sbuClass: 'BG002 kecil',
  sbuValidUntil: day('2027-12-31'),
}
const rateOf = (given: Partial<WithheldFrom>, kind: 'pph-final' | 'pph23' | 'pph21' = 'pph-final') =>
  proposedRate({ ...supplier, ...given }, kind, { rates, contractOn })

describe('PPh final on construction, by the SBU on the day of the contract', () => {
  test.each([
    ['BG002 kecil', '1.75'],
    ['BG002 K2', '1.75'],
    ['BG009 menengah', '2.65'],
    ['spesialis KK012', '2.65'],
    ['Konstruksi terintegrasi, besar', '2.65'],
    ['Konsultansi perencana', '3.5'],
  ])('%s bears %s percent', (sbuClass, rate) => {
    expect(rateOf({ sbuClass }).rate).toBe(percent(rate))
  })

  test.each([
    ['none at all', { sbuNo: null, sbuClass: null, sbuValidUntil: null }, '4'],
    ['one that ended the day before', { sbuValidUntil: day('2026-11-01') }, '4'],
    ['one that ends that day', { sbuValidUntil: contractOn }, '1.75'],
    ['a consultant whose SBU ended', { sbuClass: 'Konsultansi', sbuValidUntil: day('2026-01-01') }, '6'],
    ['a builder of everything whose SBU ended', { sbuClass: 'Terintegrasi', sbuValidUntil: day('2026-01-01') }, '4'],
  ])('with %s', (_, given, rate) => {
    expect(rateOf(given).rate).toBe(percent(rate))
  })

  test('it says where the number comes from', () => {
    expect(rateOf({}).source).toBe(
      'PPH-FINAL-KONSTRUKSI-KECIL: SBU BG002 kecil, 12-345 berlaku pada tanggal kontrak 2 Nov 2026',
    )
    expect(rateOf({ sbuValidUntil: day('2026-11-01') }).source).toContain('sudah berakhir')
    expect(rateOf({ sbuNo: null, sbuClass: null }).source).toContain('tidak mencatat SBU')
  })
})

test('what is written on the card goes before the law, for its own kind alone', () => {
  expect(rateOf({ pphRate: percent('2.5') })).toMatchObject({ rate: percent('2.5') })
  expect(rateOf({ pphRate: percent('2.5') }, 'pph23')).toMatchObject({ rate: percent('2') })
})

test('without NPWP PPh 23 is twice as much; PPh 21 has no rate of its own', () => {
  expect(rateOf({ npwp: null }, 'pph23')).toMatchObject({ rate: percent('4') })
  expect(rateOf({}, 'pph21')).toMatchObject({ rate: null })
})

test('a row of the law for every class', () => {
  expect(constructionCode('', true)).toBe('KONSTRUKSI')
  expect(constructionCode('BS Kecil', false)).toBe('KONSTRUKSI-TANPA-SBU')
})
