import { rupiah } from '#ground/format.ts'
import type { MoneyStep } from '#kit/screen/document/money-step.ts'
import type { OrderDetail, OrderRow } from '../../orders/contract.ts'

type Of = Pick<
  OrderRow,
  'id' | 'total' | 'delivery' | 'sentValue' | 'sentShare' | 'billedTotal' | 'paidTotal' | 'toBill' | 'leftDue'
>

/** The figures of a confirmed order from what was ordered to what is left, in the words of the list and its export. */
export function orderMoney(order: Of): readonly MoneyStep[] {
  const page = `/order/detail/${order.id}`
  const bills = `${page}?bagian=tagihan`
  const hasSendings = order.delivery !== 'not-needed'
  return [
    { word: 'Dipesan', amount: order.total, to: page },
    {
      word: 'Dikirim',
      amount: hasSendings ? order.sentValue : null,
      aside: hasSendings ? `${order.sentShare}%` : undefined,
      to: `${page}?bagian=pengiriman`,
    },
    { word: 'Ditagih', amount: order.billedTotal, to: bills },
    { word: 'Dibayar', amount: order.paidTotal, to: bills },
    { word: 'Belum ditagih', amount: order.toBill, to: bills },
    { word: 'Sisa bayar', amount: order.leftDue, to: bills },
  ]
}

/** Says whether the figures hold PPN, and what of it the customer remits himself: it is in no invoice's total. */
export function moneyNote({ ppn, invoices }: Pick<OrderDetail, 'ppn' | 'invoices'>): string {
  if (ppn === '0') return 'Tanpa PPN.'
  const collected = invoices.reduce((all, each) => all + BigInt(each.ppnCollected), 0n)
  return `Semua termasuk PPN${collected > 0n ? `; PPN ${rupiah(String(collected))} dipungut pelanggan` : ''}.`
}
