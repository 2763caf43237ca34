import { withYeses, type Said } from '#kit/screen/document/said.ts'
import type { DeliveryDetail } from '../deliveries/contract.ts'
import type { InvoiceKind, InvoiceStatus } from '../invoices/contract.ts'
import type { OrderRow, OrderStatus } from '../orders/contract.ts'

export const orderStatuses: Record<OrderStatus, Said> = {
  draft: { text: 'Draf', tone: 'neutral' },
  expired: { text: 'Kedaluwarsa', tone: 'neutral' },
  pending: { text: 'Menunggu persetujuan', tone: 'warning' },
  confirmed: { text: 'Dikonfirmasi', tone: 'info' },
  making: { text: 'Diproduksi', tone: 'violet' },
  held: { text: 'Ditahan', tone: 'warning' },
  'partly-delivered': { text: 'Dikirim sebagian', tone: 'warning' },
  delivered: { text: 'Dikirim', tone: 'primary' },
  done: { text: 'Selesai', tone: 'success' },
  closed: { text: 'Ditutup', tone: 'neutral' },
  void: { text: 'Dibatalkan', tone: 'neutral' },
}

export const deliveryStatuses: Record<DeliveryDetail['status'], Said> = {
  draft: { text: 'Draf', tone: 'neutral' },
  sent: { text: 'Dikirim', tone: 'info' },
  received: { text: 'Diterima', tone: 'success' },
  partial: { text: 'Diterima sebagian', tone: 'warning' },
  rejected: { text: 'Ditolak', tone: 'danger' },
  void: { text: 'Dibatalkan', tone: 'neutral' },
}

export const invoiceStatuses: Record<InvoiceStatus, Said> = {
  draft: { text: 'Draf', tone: 'neutral' },
  pending: { text: 'Menunggu persetujuan', tone: 'warning' },
  open: { text: 'Belum dibayar', tone: 'info' },
  'partly-paid': { text: 'Dibayar sebagian', tone: 'warning' },
  paid: { text: 'Lunas', tone: 'success' },
  overdue: { text: 'Lewat tempo', tone: 'danger' },
  credited: { text: 'Dikreditkan', tone: 'neutral' },
  'written-off': { text: 'Dihapusbukukan', tone: 'neutral' },
  void: { text: 'Dibatalkan', tone: 'neutral' },
}

export const invoiceKinds: Record<InvoiceKind, string> = {
  sale: 'Tagihan',
  down_payment: 'Uang muka',
  retention: 'Retensi',
  opening: 'Saldo awal',
}

/** The badge of an order. */
export function orderSaid({ status, yeses }: Pick<OrderRow, 'status' | 'yeses'>): Said {
  return withYeses(orderStatuses[status], yeses)
}

/** Where the money of an order stands, for the quiet badge. */
export function billingSaid(order: OrderRow, overdueDays?: number): Said {
  if (order.isOverdue) return { text: overdueDays ? `Lewat ${overdueDays} hari` : 'Lewat tempo', tone: 'danger' }
  if (order.bill === 'written-off') return { text: 'Dihapusbukukan', tone: 'neutral' }
  if (order.paying === 'full' && order.billing === 'full') return { text: 'Lunas', tone: 'success' }
  if (order.paying !== 'none') return { text: 'Dibayar sebagian', tone: 'warning' }
  if (order.billing === 'full') return { text: 'Ditagih', tone: 'info' }
  if (order.billing === 'partial') return { text: 'Ditagih sebagian', tone: 'info' }
  return { text: 'Belum ditagih', tone: 'neutral', notYet: true }
}
