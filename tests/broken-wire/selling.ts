import { type DayAct, type Ground, type Memory, undone } from './memory.ts'

/** A customer with a balance, an order with its down payment, sent, billed with PPh, paid; a piece and the money go back. */
export function selling({ on, customerId, itemId }: Ground): DayAct[] {
  const order = (m: Memory) => `/api/order/${m.id('order')}`
  const sent = (m: Memory) => `/api/surat-jalan/${m.id('sent')}`
  const lines = [{ itemId, qty: '4', price: '50000' }]
  const opening = { openingBalance: '250000', openingDate: on }
  const withholding = [{ kind: 'pph22', rate: '1.5' }]
  return [
    {
      name: 'customer',
      path: () => '/api/pelanggan',
      body: () => ({ type: 'badan_usaha', name: 'PT Baru', ...opening }),
    },
    {
      name: 'order',
      path: () => '/api/order',
      body: () => ({ customerId, date: on, confirm: true, lines, downPaymentPercent: '10' }),
    },
    {
      name: 'advance invoice',
      path: (m) => `${order(m)}/invoice`,
      body: () => ({ kind: 'down_payment', date: on, percent: '10' }),
    },
    { name: 'sent', path: (m) => `${order(m)}/surat-jalan`, body: () => ({ date: on }) },
    { name: 'invoice', path: (m) => `${order(m)}/invoice`, body: () => ({ date: on, withholding }) },
    { name: 'paid', path: (m) => `${order(m)}/pembayaran`, body: () => ({ date: on }) },
    {
      name: 'came back',
      look: { as: 'sent', path: sent },
      path: (m) => `${sent(m)}/retur`,
      body: (m) => ({ date: on, reason: 'pecah', lines: [{ deliveryLineId: m.line('sent'), qty: '1' }] }),
    },
    undone('paid', (m) => `/api/pembayaran/${m.id('paid')}`),
  ]
}
