import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { columns } from '#kit/list/columns.ts'
import { zListQuery } from '#kit/list/columns.ts'
import { understood } from './understood.ts'

const shape = zListQuery(
  columns({
    number: { label: 'Nomor', kind: 'text', sort: true },
    date: { label: 'Tanggal', kind: 'day', sort: true, filter: 'range' },
    status: { label: 'Status', kind: 'choice', choices: { draft: 'Draf', posted: 'Terbit' }, filter: 'many' },
  } as never),
  { kind: z.optional(z.string()) },
)
const fine = { q: 'besi', sort: '-date', status: 'draft,posted', dateFrom: '2026-11-01', view: 'semua', tab: 'produk' }

test('what a list understands is left as it is', () => {
  expect(understood(shape, fine)).toBe(fine)
  expect(understood(shape, { ...fine, after: 'abcd', page: '2' })).toMatchObject({ after: 'abcd', page: '2' })
  expect(understood(shape, {}, { kind: 'sale' })).toEqual({})
})

test.each([
  { fbclid: 'IwAR0', utm_source: 'wa' },
  { sort: '-tanggal' },
  { status: 'xyz' },
  { status: 'draft,xyz', 'status.label': 'Entah' },
  { dateTo: 'kemarin' },
  { dateTo: '2026-13-01' },
  { q: 'a'.repeat(300) },
])('a word of no meaning is left out, the rest stands: %o', (strange) => {
  const { [Object.keys(strange)[0] as 'q']: _, ...rest } = fine
  expect(understood(shape, { ...rest, ...Object.fromEntries(Object.entries(strange)) })).toEqual(rest)
})

test('without its filter nobody stands on the third page', () => {
  expect(understood(shape, { q: 'besi', status: 'xyz', after: 'abcd', page: '3' })).toEqual({ q: 'besi' })
})
