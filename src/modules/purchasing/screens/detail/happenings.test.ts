import { expect, test } from 'vitest'
import type { DocumentAct } from '../../contract.ts'
import { happenings } from './happenings.tsx'

const entry = (subject: string, act: string): DocumentAct => ({
  ...{ id: subject, at: '2026-11-20T02:00:00Z', by: 'Budi', place: null, act, subject, subjectId: subject },
  ...{ label: 'X-1', reason: null, changes: null },
})

test('what is done with a paper of an order is said of that paper, with a picture of its own', () => {
  const [received, billed, paid, back] = happenings(
    [entry('receipt', 'receive'), entry('bill', 'post'), entry('payment', 'post'), entry('return', 'post')],
    'order',
  )
  expect(received).toMatchObject({ act: 'receive', object: 'X-1' })
  expect([billed, paid, back].map((one) => one?.act)).toEqual([
    'mencatat tagihan',
    'mencatat pembayaran',
    'mencatat retur',
  ])
  for (const one of [received, billed, paid, back]) expect(one?.icon).toBeDefined()
})
