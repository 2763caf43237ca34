import { expect, test } from 'vitest'
import type { OrderDetail } from '../../orders/contract.ts'
import { stepsOf } from './steps.ts'

const paper = (date: string, state = 'posted') => ({ date, state })
const anOrder = (more: object) =>
  ({
    state: 'posted',
    createdAt: '2026-11-02T02:00:00Z',
    postedAt: '2026-11-02T03:00:00Z',
    delivery: 'full',
    linesDelivered: 2,
    linesToDeliver: 2,
    billing: 'full',
    paying: 'none',
    bill: 'billed',
    nextDue: null,
    invoices: [],
    payments: [],
    ...more,
  }) as unknown as OrderDetail
const notes = (order: OrderDetail) =>
  stepsOf(order)
    .map(({ label, note }) => `${label}: ${note ?? '—'}`)
    .slice(3)

test('what is open says when it is due; what is done says when it was done', () => {
  const invoices = [paper('2026-11-20'), paper('2026-11-25', 'void'), paper('2026-11-10')]
  expect(notes(anOrder({ nextDue: '2026-12-10', invoices }))).toEqual(['Ditagih: tempo 10 Des', 'Lunas: —'])
  const payments = [paper('2026-12-01'), paper('2026-12-08'), paper('2026-12-09', 'void')]
  const paid = anOrder({ paying: 'full', bill: 'paid', invoices, payments })
  expect(notes(paid)).toEqual(['Ditagih: 20 Nov', 'Lunas: 8 Des'])
})

test('what was closed short is sent as far as it will be', () => {
  const order = anOrder({ status: 'closed', delivery: 'partial', linesDelivered: 1, billing: 'partial' })
  expect(stepsOf(order).map(({ label, note }) => [label, note])).toContainEqual(['Dikirim', 'sisa ditutup'])
  const states = (more: object) => stepsOf({ ...order, ...more }).map(({ state }) => state)
  expect(states({})).not.toEqual(states({ status: 'partly-delivered' }))
})

test('a part that was paid is not the end: the last step stays without a day', () => {
  expect(notes(anOrder({ billing: 'partial', paying: 'full', payments: [paper('2026-12-01')] }))[1]).toBe('Lunas: —')
})

test('making is a step only where something is made, and is over when all of it is', () => {
  const order = anOrder({ delivery: 'none', linesDelivered: 0, billing: 'none' })
  const steps = (making?: Parameters<typeof stepsOf>[1]) =>
    stepsOf(order, making).map(({ label, state }) => [label, state])
  expect(steps().map(([label]) => label)).not.toContain('Diproduksi')
  expect(steps({ note: '40 dari 100 pcs', isDone: false, lines: new Map() }).slice(1, 4)).toEqual([
    ['Dikonfirmasi', 'done'],
    ['Diproduksi', 'now'],
    ['Dikirim', 'ahead'],
  ])
  expect(steps({ note: '100 pcs', isDone: true, lines: new Map() }).slice(2, 4)).toEqual([
    ['Diproduksi', 'done'],
    ['Dikirim', 'now'],
  ])
})
