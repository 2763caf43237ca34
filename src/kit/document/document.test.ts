import { expect, test } from 'vitest'
import { acts, everywhere } from './acts.ts'
import { document } from './document.ts'
import { note, positive } from './fields.ts'
import { draftShape } from './shapes.ts'
import { wireOf } from './wire.ts'
import * as z from 'zod/mini'
import { quantity } from '#ground/quantity.ts'
import { money } from '#ground/money.ts'
import { amount, date, guarded } from '#kit/record/fields.ts'

const paper = document({
  name: 'paper',
  title: 'Surat',
  at: '/api/surat',
  touches: ['papers'],
  number: { series: 'SRT', day: 'date' },
  statuses: { draft: 'draft', posted: 'posted' },
  head: { table: 'paper', typed: { date: date('Tanggal'), notes: note('Catatan', 50) } },
  parts: {
    lines: {
      table: 'paper_line',
      parent: 'paper_id',
      order: 'line_no',
      most: 2,
      typed: { qty: positive('Jumlah') },
      kept: { value: guarded(amount('Nilai'), 'view biaya') },
    },
  },
})

test('a form sends what was declared, and nothing else', () => {
  const shape = z.strictObject(draftShape(paper))
  const sent = shape.parse({ date: '2026-11-21', lines: [{ qty: '1.5' }] })
  expect(sent).toEqual({ date: '2026-11-21', notes: null, lines: [{ qty: quantity('1.5') }] })
  expect(shape.safeParse({ ...sent, lines: [] }).success).toBe(false)
  expect(shape.safeParse({ date: '2026-11-21', lines: [{ qty: '0' }] }).success).toBe(false)
  expect(shape.safeParse({ date: '2026-11-21', lines: [{ qty: '1' }], state: 'posted' }).success).toBe(false)
})

test('it travels as text, without what is kept from the reader', () => {
  const line = { id: 'l', qty: quantity('1.5'), value: money(7n) }
  const doc = { id: 'a', version: 1, number: null, date: '2026-11-21', notes: null, createdBy: 'x', lines: [line] }
  const told = { id: 'a', version: 1, number: null, date: '2026-11-21', notes: null }
  expect(wireOf(paper, doc, () => true)).toEqual({ ...told, lines: [{ id: 'l', qty: '1.5', value: '7' }] })
  expect(wireOf(paper, doc, () => false)).toEqual({ ...told, lines: [{ id: 'l', qty: '1.5' }] })
})

test('a door of an act asks id, version and what the act asks, under its right, once per key', () => {
  const { post } = acts(paper, {
    post: { at: ['draft'], may: 'create surat', within: everywhere, path: 'posting', label: 'Posting' },
  })
  const { method, path, permission, idempotent, touches } = post.door
  expect({ method, path, permission, idempotent, touches }).toEqual({
    method: 'POST',
    path: '/api/surat/:id/posting',
    permission: 'create surat',
    idempotent: true,
    touches: ['papers'],
  })
})

test('misspelt keys and unknown words do not compile', () => {
  const rules = { at: ['draft'], may: 'create surat', within: everywhere, label: 'Posting' } as const
  // @ts-expect-error a key that is none would guard nothing
  acts(paper, { post: { ...rules, whitin: everywhere } })
  // @ts-expect-error a status the document does not know
  acts(paper, { post: { ...rules, at: ['sent'] } })
  // @ts-expect-error whose it is must be said
  acts(paper, { post: { at: ['draft'], may: 'create surat', label: 'Posting' } })
  // @ts-expect-error a part that is misspelt
  document({ ...paper, head: { ...paper.head, inisde: {} } })
  expect(Object.keys(rules)).not.toContain('whitin')
})
