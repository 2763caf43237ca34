import { expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import bpjs from '../../../tests/vectors/bpjs.json' with { type: 'json' }
import formats from '../../../tests/vectors/identifiers_formats.json' with { type: 'json' }
import edges from '../../../tests/vectors/people/edges.json' with { type: 'json' }
import pph21 from '../../../tests/vectors/pph21_ter.json' with { type: 'json' }
import ppn from '../../../tests/vectors/ppn.json' with { type: 'json' }
import terbilang from '../../../tests/vectors/terbilang.json' with { type: 'json' }
import { calc } from './calc.ts'

const TODAY = day('2026-11-21')
const ask = (rule: string, asked: object) => calc(rule, TODAY, JSON.stringify(asked))

test.each([...terbilang.vectors, ...terbilang.decimal])('terbilang $n', ({ n, text }) => {
  expect(ask('terbilang', { n })).toEqual({ text })
})

test.each(terbilang.money)('terbilang Rp$amount,$sen', ({ amount, sen, text }) => {
  expect(ask('terbilang', { amount, sen })).toEqual({ text })
})

test.each(ppn.cases)('ppn $mode $input', ({ mode, input, expected }) => {
  expect(ask('ppn', { mode, input })).toEqual(expected)
})

test.each(ppn.rounding_examples)('ppn rounds $exact', ({ exact, rounded }) => {
  expect(ask('ppn', { exact })).toEqual({ rounded })
})

test('the rate is that of the day', () => {
  expect(calc('ppn', day('2024-06-01'), '{"mode":"exclusive","input":1000000}')).toEqual({
    harga_jual: 1_000_000,
    dpp: 1_000_000,
    ppn: 110_000,
    total: 1_110_000,
  })
})

test.each(formats.nik.valid)('NIK $nik', ({ nik, sex, birth }) => {
  expect(ask('identifiers_formats', { nik })).toEqual({ valid: true, sex, birth })
})

test.each(formats.nik.invalid)('NIK $nik: $why', ({ nik, why }) => {
  expect(ask('identifiers_formats', { nik })).toEqual({ valid: false, why })
})

test.each(formats.npwp.conversion)('NPWP $old', ({ old, npwp16 }) => {
  expect(ask('identifiers_formats', { old })).toEqual({ npwp16 })
})

test.each(formats.rupiah)('rupiah $value', ({ value, ...expected }) => {
  expect(ask('identifiers_formats', { value })).toEqual(expected)
})

test.each(formats.date)('date $iso', ({ iso, ...expected }) => {
  expect(ask('identifiers_formats', { iso })).toMatchObject(expected)
})

test.each(formats.phone)('phone $input', ({ input, e164 }) => {
  expect(ask('identifiers_formats', { input })).toEqual({ e164 })
})

test.each(pph21.non_permanent)('pph21: $title', ({ input, expected }) => {
  expect(ask('pph21', input)).toEqual(expected)
})

test.each(bpjs.cases)('bpjs of $input.wage in $input.period', ({ input, expected }) => {
  expect(ask('bpjs', input)).toEqual(expected)
})

const wages = edges.cases.filter(({ rule }) => ['pph21', 'pph21_annualised', 'bpjs', 'proration'].includes(rule))
test.each(wages)('$rule $input', ({ rule, input, expected }) => {
  expect(ask(rule, input)).toEqual(expected)
})

test('zones, NSFP and NITKU', () => {
  const { utc, ...expected } = formats.timezones.example
  expect(ask('identifiers_formats', { utc })).toEqual(expected)
  expect(ask('identifiers_formats', { nsfp: formats.nsfp.example })).toEqual({ valid: true })
  expect(ask('identifiers_formats', { nitku: formats.npwp.nitku_example })).toEqual({
    nitku: formats.npwp.nitku_example,
  })
})

test.each([
  ['ppnbm', '{}'],
  ['terbilang', 'seribu'],
  ['terbilang', '[1]'],
  ['terbilang', '{"n":1e400}'],
  ['terbilang', '{}'],
  ['ppn', '{"mode":"sideways","input":1}'],
  ['ppn', '{"mode":"exclusive","input":1.5}'],
  ['identifiers_formats', '{}'],
  ['pph21', '{"ptkp":"K/9","gross":1}'],
  ['pph21', '{"ptkp":"K/1","gross":-1}'],
  ['pph21', '{"total":1,"days":0,"paid_monthly":false}'],
  ['bpjs', '{"wage":1,"jkk":"sedang","period":"2020-01-01"}'],
  ['proration', '{"monthly_wage":1,"month":"2026-13","days_per_week":5}'],
  ['identifiers_formats', '{"iso":"2026-02-30"}'],
])('%s of %s is answered with what is wrong', (rule, line) => {
  expect(calc(rule, TODAY, line)).toEqual({ error: expect.any(String) })
})
