import type { Said } from '#kit/screen/document/said.ts'
import type { CountState, TransferStatus } from '#modules/warehouse/columns.ts'

/** States as the words of a filter. */
export function wordsOf(said: Readonly<Record<string, Said>>): { value: string; label: string }[] {
  return Object.entries(said).map(([value, { text }]) => ({ value, label: text }))
}

/** States as the screens say them. */
export const documentSaid: Readonly<Record<'draft' | 'posted' | 'void', Said>> = {
  draft: { text: 'Draf', tone: 'neutral', notYet: true },
  posted: { text: 'Diposting', tone: 'success' },
  void: { text: 'Batal', tone: 'danger' },
}

export const transferSaid: Readonly<Record<TransferStatus, Said>> = {
  draft: { text: 'Draf', tone: 'neutral', notYet: true },
  sent: { text: 'Dikirim', tone: 'info' },
  partial: { text: 'Diterima sebagian', tone: 'warning' },
  received: { text: 'Diterima', tone: 'success' },
  void: { text: 'Batal', tone: 'danger' },
}

export const countSaid: Readonly<Record<CountState, Said>> = {
  draft: { text: 'Draf', tone: 'neutral', notYet: true },
  counting: { text: 'Penghitungan', tone: 'info' },
  review: { text: 'Menunggu persetujuan', tone: 'warning' },
  posted: { text: 'Disetujui', tone: 'success' },
  void: { text: 'Batal', tone: 'danger' },
}
