import { expect, test } from 'vitest'
import { rowOf } from './next-number.tsx'

const counter = { last: null, first: '1', highest: '0' }
const series = { doc: 'INV', reset: 'monthly', monthly: counter, yearly: counter } as const
const numbering = (version: number, template: string) => ({
  papers: [],
  companyCode: 'WBP',
  series: [{ ...series, version, template }],
})

test('a series that somebody else changed meanwhile is read anew, not as it stood on this screen', () => {
  const seen = rowOf({ doc: 'INV', name: 'Invoice' }, numbering(1, '{doc}-{yy}{mm}-{seq:4}'))
  const latest = rowOf(seen, numbering(2, '{doc}/{yy}/{mm}/{seq:3}'))
  expect(latest).toMatchObject({ name: 'Invoice', version: 2, template: '{doc}/{yy}/{mm}/{seq:3}' })
})
