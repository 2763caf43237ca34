import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import { percent } from '#ground/percent.ts'
import { bpmpXml, NO_NIK } from './bpmp-xml.ts'

const company = { npwp: '0012345678912000', nitku: '0012345678912000000000', on: day('2026-10-31') }
const slip = {
  ...{ nik: '3174010101900001', ptkp: 'K/1' as const, position: 'Pelaksana Lapangan' },
  ...{ gross: money(10_454_000), rate: percent('1.5') },
} as const

test('the file is that of the sample of DJP, to the letter', () => {
  const sample = readFileSync('tests/vectors/bpmp_sample.xml', 'utf8').replaceAll('\r', '').trim()
  expect(bpmpXml(company, [slip]).trim()).toBe(sample)
})

test('who has no NIK stands with the number for it; what XML cannot hold is written so that it can', () => {
  const text = bpmpXml(company, [{ ...slip, nik: null, position: 'Mekanik & las <A>' }])
  expect(text).toContain(`<CounterpartTin>${NO_NIK}</CounterpartTin>`)
  expect(text).toContain('<Position>Mekanik &amp; las &lt;A&gt;</Position>')
})
