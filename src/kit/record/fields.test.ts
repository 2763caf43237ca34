import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  amount,
  choice,
  coordinate,
  flag,
  guarded,
  maybe,
  npwp,
  phone,
  preset,
  share,
  tags,
  text,
  whole,
} from '#kit/record/fields.ts'
import { addShape, child, editShape, record } from '#kit/record/record.ts'
import { columns } from '#kit/list/columns.ts'

const thing = record({
  name: 'thing',
  table: 'thing',
  title: 'Benda',
  fields: {
    name: text('Nama', 10),
    phone: maybe(phone('Telepon')),
    npwp: maybe(npwp('NPWP')),
    limit: maybe(amount('Batas')),
    discount: preset(share('Diskon'), 0n as never),
    kind: preset(choice('Jenis', { a: 'A', b: 'B' }), 'a'),
    isOpen: preset(flag('Terbuka'), true),
    tags: preset(tags('Label'), []),
    month: preset(whole('Bulan', 1, 12), 1),
    lat: maybe(coordinate('Lintang')),
    cost: guarded(maybe(amount('HPP')), 'view biaya'),
  },
  children: {
    parts: child({ label: 'Bagian', table: 'part', parent: 'thing_id', most: 2, fields: { name: text('Nama', 5) } }),
  },
  columns: columns({}),
  defaultSort: 'name',
})
const add = (given: unknown) => z.safeParse(addShape(thing), given)
const edit = (given: object) =>
  z.safeParse(editShape(thing), { id: '0199e0a0-0000-7000-8000-000000000001', version: 1, ...given })

test('what is left out takes its preset', () => {
  expect(add({ name: ' Palu ' }).data).toEqual({
    name: 'Palu',
    phone: null,
    npwp: null,
    limit: null,
    discount: 0n,
    kind: 'a',
    isOpen: true,
    tags: [],
    month: 1,
    lat: null,
    cost: null,
  })
})

test('an edit holds only what was sent; emptied is null, not left out', () => {
  expect(edit({}).data).toEqual({ id: '0199e0a0-0000-7000-8000-000000000001', version: 1 })
  expect(edit({ phone: '', limit: null }).data).toMatchObject({ phone: null, limit: null })
  expect(edit({ name: '' }).success).toBe(false)
})

test.each([
  [{ name: '' }, 'name'],
  [{ name: 'x'.repeat(11) }, 'name'],
  [{ name: 'a\u0000' }, 'name'],
  [{ name: 5 }, 'name'],
  [{ name: 'x', phone: '12' }, 'phone'],
  [{ name: 'x', npwp: '123' }, 'npwp'],
  [{ name: 'x', limit: '-1' }, 'limit'],
  [{ name: 'x', limit: '1.5' }, 'limit'],
  [{ name: 'x', limit: 5 }, 'limit'],
  [{ name: 'x', discount: '100.1' }, 'discount'],
  [{ name: 'x', kind: 'c' }, 'kind'],
  [{ name: 'x', kind: 'toString' }, 'kind'],
  [{ name: 'x', month: 13 }, 'month'],
  [{ name: 'x', month: 1.5 }, 'month'],
  [{ name: 'x', lat: '91; drop' }, 'lat'],
  [{ name: 'x', tags: Array.from({ length: 21 }, () => 't') }, 'tags'],
  [{ name: 'x', parts: [{ name: 'abcdef' }] }, 'parts.0.name'],
  [{ name: 'x', parts: [{ name: 'a' }, { name: 'b' }, { name: 'c' }] }, 'parts'],
  [{ name: 'x', parts: [{ name: 'a', thingId: 'x' }] }, 'parts.0'],
  [{ name: 'x', companyId: 'y' }, ''],
])('%j is refused at its field', (given, path) => {
  expect(add(given).error?.issues.map((issue) => issue.path.join('.'))).toContain(path)
})
