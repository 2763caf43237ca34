import type { MoneyStep } from '#kit/screen/document/money-step.ts'
import type { PurchaseRow } from '../../orders/detail.ts'

type Of = Pick<
  PurchaseRow,
  'id' | 'total' | 'receiving' | 'receivedValue' | 'receivedShare' | 'billedTotal' | 'paid' | 'toBill' | 'leftDue'
>

/** The figures of a posted purchase from what was ordered to what is left, in the words of the list and its export. */
export function purchaseMoney(order: Of): readonly MoneyStep[] {
  const page = `/pembelian-barang/detail/${order.id}`
  const isAwaited = order.receiving !== 'not-needed'
  return [
    { word: 'Dipesan', amount: order.total, to: page },
    {
      word: 'Diterima',
      amount: isAwaited ? order.receivedValue : null,
      aside: isAwaited ? `${order.receivedShare}%` : undefined,
      to: `${page}?bagian=penerimaan`,
    },
    { word: 'Ditagih', amount: order.billedTotal, to: `${page}?bagian=tagihan` },
    { word: 'Dibayar', amount: order.paid, to: `${page}?bagian=pembayaran` },
    { word: 'Belum ditagih', amount: order.toBill, to: `${page}?bagian=tagihan` },
    { word: 'Sisa bayar', amount: order.leftDue, to: `${page}?bagian=pembayaran` },
  ]
}
