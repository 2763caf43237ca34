import type { WaitingPaper } from '#kit/posting/tell-approval.ts'
import type { Purchase } from './store.ts'

/** A purchase as those hear of it who decide on it. */
export function waitingPaper({ id, number, supplier_name }: Purchase): WaitingPaper {
  const what = number === null ? `Pembelian ${supplier_name}` : `Perubahan pembelian ${number}`
  return { subject: 'pembelian', id, what, href: `/pembelian-barang/detail/${id}` }
}
