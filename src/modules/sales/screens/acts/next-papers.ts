import { useMay } from '#kit/screen/client/use-can.ts'
import type { NextPaper } from '#kit/screen/document/next-papers.tsx'
import { mailPaper } from '../../papers/contract.ts'
import { usePrintMarked } from '../document/print-marked.ts'

/** The papers that usually follow a delivery, an invoice or a payment of an order, as far as the person may make them. */
export function useNextPapers() {
  const print = usePrintMarked()
  const maySend = useMay(mailPaper)
  const send = (page: string): readonly NextPaper[] => (maySend ? [{ label: 'Kirim WA', to: `${page}&buka=wa` }] : [])
  return {
    delivery: (orderId: string, id: string): readonly NextPaper[] => [
      { label: 'Cetak surat jalan', onClick: () => void print('surat-jalan', id) },
      ...send(`/order/surat-jalan/${orderId}?dokumen=${id}`),
      { label: 'Buat invoice', to: `/order/invoice/${orderId}?buat=invoice` },
    ],
    invoice: (orderId: string, id: string): readonly NextPaper[] => [
      { label: 'Cetak invoice', onClick: () => void print('invoice', id) },
      ...send(`/order/invoice/${orderId}?dokumen=${id}`),
    ],
    payment: (orderId: string, id: string): readonly NextPaper[] => [
      { label: 'Cetak kwitansi', onClick: () => void print('kwitansi', id) },
      ...send(`/order/invoice/${orderId}?kwitansi=${id}`),
    ],
  }
}
