import type { OrderRow } from '../../orders/contract.ts'

/** What may be done with several orders at once. */
export type StatusAct = 'confirm' | 'hold' | 'resume' | 'close' | 'void'

interface Said {
  readonly label: string
  readonly note: string
  readonly done: string
  readonly asksReason: boolean
}

/** The same acts, in the words of the page of one order. */
export const statusActs: Readonly<Record<StatusAct, Said>> = {
  confirm: {
    label: 'Konfirmasi',
    note: 'Draf menjadi order yang mengikat, stok dipesan.',
    done: 'dikonfirmasi',
    asksReason: false,
  },
  hold: { label: 'Tahan', note: 'Pengiriman berhenti sampai dilanjutkan.', done: 'ditahan', asksReason: true },
  resume: { label: 'Lanjutkan', note: 'Order yang ditahan berjalan lagi.', done: 'dilanjutkan', asksReason: false },
  close: {
    label: 'Tutup sisa',
    note: 'Sisa barang tidak dikirim dan ditagih lagi.',
    done: 'ditutup',
    asksReason: true,
  },
  void: { label: 'Batalkan', note: 'Hanya yang belum dikirim dan ditagih.', done: 'dibatalkan', asksReason: true },
}

type Standing = Pick<OrderRow, 'state' | 'status' | 'delivery' | 'billing'>

/** Whether an order stands where an act begins, as far as a list knows; the server has the last word. */
export function allows(act: StatusAct, row: Standing): boolean {
  if (act === 'confirm') return row.state === 'draft'
  if (row.state !== 'posted' || row.status === 'closed') return false
  const hasDocuments = row.delivery === 'partial' || row.delivery === 'full' || row.billing !== 'none'
  if (act === 'resume') return row.status === 'held'
  if (act === 'hold') return row.status !== 'held' && row.status !== 'done'
  if (act === 'close') return hasDocuments && row.status !== 'done'
  return !hasDocuments
}
