import { caution } from '#kit/screen/ui/complain.ts'
import { notifyNext } from '#kit/screen/document/next-papers.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import type { SavedPurchase } from '../../orders/contract.ts'
import { printPurchase } from '../detail/print.ts'

/** Says what a save made of an order, and what is worth knowing about it. */
export function saidOf(saved: SavedPurchase, otherwise = 'Draf pembelian disimpan.'): void {
  if (saved.state === 'posted')
    notifyNext(`Pesanan ${saved.number ?? ''} dibuat.`, [
      { label: 'Cetak PO', onClick: () => void printPurchase('po', saved.id) },
      { label: 'Kirim WA', to: `/pembelian-barang/detail/${saved.id}?buka=kirim` },
    ])
  else notify(saved.state === 'pending_approval' ? 'Pembelian diajukan untuk disetujui.' : otherwise)
  if (saved.payment) notify(`Uang muka ${saved.payment.number ?? ''} dibayar.`)
  for (const warning of saved.warnings) caution(warning.text)
}
