import type { Happening } from '#kit/screen/detail/timeline.tsx'
import type { HistoryEntry } from '../../orders/contract.ts'

const ACTS: Readonly<Record<string, string>> = {
  create: 'membuat',
  update: 'mengubah',
  amend: 'mengubah keterangan',
  confirm: 'mengonfirmasi',
  hold: 'menahan',
  resume: 'melanjutkan',
  close: 'menutup sisa',
  void: 'membatalkan',
  revise: 'merevisi',
  send: 'mengirim barang dengan',
  receive: 'mencatat penerimaan',
  post: 'menerbitkan',
  pay: 'mencatat pembayaran',
  return: 'mencatat retur',
  allocate: 'memakai uang muka',
}

/** The history of an order and its documents, as the timeline tells it. */
export function happenings(entries: readonly HistoryEntry[], orderId: string): readonly Happening[] {
  return entries.map((entry) => ({
    id: entry.id,
    at: entry.at,
    by: entry.by,
    act: ACTS[entry.act] ?? entry.act,
    reason: entry.reason,
    object: entry.subjectId === orderId ? undefined : entry.label,
    changes: Object.entries(entry.changes ?? {}).map(([field, [from, to]]) => ({ field, label: field, from, to })),
  }))
}
