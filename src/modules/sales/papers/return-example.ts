import type { ReturnReceiptData } from './data.ts'
import { aReturnNote } from './examples.ts'

/** Goods that PT Sinar Abadi brought back. */
export function aReturnReceipt(): ReturnReceiptData {
  const { letterhead, printed, state, date, customer } = aReturnNote()
  return {
    ...{ letterhead, printed, state, date, customer },
    number: 'RT-2611-0002',
    deliveryNumber: 'SJ-2611-0009',
    orderNumber: 'ORD-2611-0042',
    then: 'Dikirim pengganti',
    lines: [
      { code: 'BR-0001', name: 'Semen Portland 50 kg', qty: '4', unit: 'zak', condition: 'Rusak' },
      { code: null, name: 'Besi beton 10 mm', qty: '2.5', unit: 'batang', condition: null },
    ],
    reason: 'Barang rusak dalam pengiriman.',
  }
}
