import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { useIndonesianMessages } from './messages.ts'

useIndonesianMessages()

const said = (shape: z.ZodMiniType, value: unknown) =>
  Object.fromEntries(
    (z.safeParse(shape, value).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  )
const person = z.strictObject({
  name: z.string().check(z.minLength(1)),
  email: z.email(),
  note: z.optional(z.string()),
})

test('spec §5: the generic default messages are "Required" and "Invalid email"', () => {
  expect(said(person, {})).toEqual({ name: 'Required', email: 'Required' })
  expect(said(person, { name: '', email: null })).toEqual({ name: 'Required', email: 'Required' })
  expect(said(person, { name: 'Siti', email: 'siti@' })).toEqual({ email: 'Invalid email' })
  expect(said(person, { name: 'Siti', email: 'siti@wira.id' })).toEqual({})
})

test('spec §5: a field that says its own sentence is not spoken over', () => {
  expect(said(z.strictObject({ name: z.string().check(z.minLength(1, 'Isi nama.')) }), { name: '' })).toEqual({
    name: 'Isi nama.',
  })
})

test('all else a shape refuses is said in Indonesian', () => {
  const row = z.strictObject({
    id: z.uuid(),
    kind: z.enum(['a', 'b']),
    count: z.number().check(z.minimum(2), z.maximum(3)),
    text: z.string().check(z.minLength(2), z.maxLength(3)),
    lines: z.array(z.string()).check(z.minLength(1), z.maxLength(2)),
  })
  expect(said(row, { id: 'x', kind: 'c', count: 1, text: 'a', lines: [], more: 1 })).toEqual({
    id: 'Pilih dari daftar.',
    kind: 'Pilih salah satu yang tersedia: a, b.',
    count: 'Paling kecil 2.',
    text: 'Paling sedikit 2 huruf.',
    lines: 'Isi paling sedikit 1 baris.',
    '': 'Isian ini tidak dikenal.',
  })
  const id = '0190b6f2-0000-7000-8000-000000000001'
  expect(said(row, { id, kind: 'a', count: 4, text: 'abcd', lines: ['', '', ''] })).toEqual({
    count: 'Paling besar 3.',
    text: 'Paling panjang 3 huruf.',
    lines: 'Paling banyak 2 baris.',
  })
  expect(said(z.strictObject({ count: z.number() }), { count: 'dua' })).toEqual({ count: 'Isian ini tidak dikenali.' })
})
