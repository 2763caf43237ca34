import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import { percent } from '#ground/percent.ts'
import { bpuXml, finalObject } from './bpu-xml.ts'

const fieldsOf = (text: string) =>
  [...text.matchAll(/<(\w+)( xsi:nil="true")?(?:\/>|>([^<\s][^<]*)<)/g)].map((one) => one.slice(1))

test('the file has the elements of the sample of DJP, in their order', () => {
  const slip = {
    ...{ taxNo: '0098765432109000', nitku: null, base: money(50_000_000), rate: percent('1.75') },
    ...{ document: 'CommercialInvoice' as const, documentNo: 'INV/SUB/2026/10/003', documentDate: day('2026-10-12') },
    ...{ on: day('2026-10-31'), objectCode: '28-409-22' },
  }
  const told = fieldsOf(bpuXml({ npwp: '0012345678912000', nitku: null }, [slip]))
  expect(told).toEqual(fieldsOf(readFileSync('tests/vectors/bppu_sample.xml', 'utf8')))
  expect(told).toHaveLength(16)
})

test('a rate that no law knows has no code', () => {
  expect([finalObject(percent('2.65')), finalObject(percent('2'))]).toEqual(['28-409-24', undefined])
})
