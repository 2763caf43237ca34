import { expect, test } from 'vitest'
import type { PurchaseDetail } from '../../orders/detail.ts'
import { stepsOf } from './steps.ts'

const order = (given: Partial<PurchaseDetail>) =>
  stepsOf({
    createdAt: '2026-11-20T02:00:00.000Z',
    postedAt: '2026-11-20T02:05:00.000Z',
    state: 'posted',
    receiving: 'partial',
    billing: 'none',
    bill: 'none',
    linesReceived: 1,
    linesToReceive: 3,
    closedReason: null,
    nextDue: null,
    billedOn: null,
    settledOn: null,
    ...given,
  } as PurchaseDetail)
const said = (steps: ReturnType<typeof stepsOf>) => steps.map(({ label, state }) => `${label} ${state}`).join(', ')

test('an order that still waits for goods stands at Diterima', () => {
  expect(said(order({}))).toBe('Draf done, Dipesan done, Diterima now, Ditagih ahead, Lunas ahead')
})

test('what was closed short is waited for no more: the next thing is its bill, then its payment', () => {
  const closed = order({ closedReason: 'Supplier tidak sanggup' })
  expect(said(closed)).toBe('Draf done, Dipesan done, Diterima done, Ditagih now, Lunas ahead')
  expect(closed[2]?.note).toBe('1 dari 3 item lengkap, sisa ditutup')
  expect(said(order({ closedReason: 'x', billing: 'full' }))).toBe(
    'Draf done, Dipesan done, Diterima done, Ditagih done, Lunas now',
  )
})

test('what all went back ends as returned, not as paid', () => {
  expect(said(order({ receiving: 'full', billing: 'full', bill: 'returned' }))).toBe(
    'Draf done, Dipesan done, Diterima done, Ditagih done, Diretur done',
  )
})

test('what is open says when it is due; what is done says when it was done', () => {
  const notes = (given: Partial<PurchaseDetail>) =>
    order({ billing: 'full', billedOn: '2026-11-21', settledOn: '2026-11-24', ...given })
      .slice(3)
      .map(({ label, note }) => `${label}: ${note ?? '—'}`)
  expect(notes({ bill: 'partial', nextDue: '2026-12-20' })).toEqual(['Ditagih: tempo 20 Des', 'Lunas: —'])
  expect(notes({ bill: 'paid' })).toEqual(['Ditagih: 21 Nov', 'Lunas: 24 Nov'])
  // A part that was billed and paid is not the end.
  expect(notes({ bill: 'paid', billing: 'partial' })).toEqual(['Ditagih: 21 Nov', 'Lunas: —'])
})
