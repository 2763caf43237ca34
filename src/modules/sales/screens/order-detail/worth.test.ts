import { expect, test } from 'vitest'
import type { OrderDetail } from '../../orders/contract.ts'
import { worthOf } from './worth.ts'

const note = { kind: 'credit-note', state: 'posted' }
const order = {
  ...{ status: 'done', billing: 'full', total: '1626150', billedTotal: '1626150' },
  ...{ retentionHeld: '0', retentionReleased: '0', invoices: [], returns: [] },
}

test.each([
  ['nothing came back', {}, 1_626_150n],
  ['credited after it was paid, so that no invoice took it', { billedTotal: '1324230', returns: [note] }, 1_324_230n],
  ['the credit was taken back', { returns: [{ ...note, state: 'void' }] }, 1_626_150n],
  ['credited before all of it is billed', { billing: 'partial', billedTotal: '0', returns: [note] }, 1_626_150n],
  [
    'retention is still to be asked for',
    { billedTotal: '1000000', retentionHeld: '50000', returns: [note] },
    1_050_000n,
  ],
  ['closed short', { status: 'closed', billedTotal: '800000' }, 800_000n],
  ['PPN that the customer remits', { invoices: [{ ppnCollected: '161150' }] }, 1_465_000n],
])('what there is to pay of an order: %s', (_about, given, worth) => {
  expect(worthOf({ ...order, ...given } as unknown as OrderDetail)).toBe(worth)
})
