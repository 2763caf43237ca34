import { useState } from 'react'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { BulkAct } from '#kit/screen/list/bulk-bar.tsx'
import type { Selection } from '#kit/screen/list/selection.ts'
import { printPaper } from '#kit/screen/paper/print-paper.ts'
import { caution } from '#kit/screen/ui/complain.ts'
import { MOST_INVOICES, printInvoices } from '../../papers/contract.ts'

interface PrintInvoicesProps {
  /** What is ticked: invoices, or the orders they were issued for. */
  readonly of: 'invoice' | 'order'
  readonly selection: Selection
}

/** Prints the invoices of everything that is ticked in one go. */
export function PrintInvoices({ of, selection }: PrintInvoicesProps) {
  const [isBusy, setBusy] = useState(false)
  const print = async () => {
    if (isBusy) return
    if (selection.ids.length > MOST_INVOICES) {
      caution(`Paling banyak ${MOST_INVOICES} sekaligus. Pilih lebih sedikit, lalu cetak bergantian.`)
      return
    }
    setBusy(true)
    const isDone = await printPaper(printInvoices, { of, ids: [...selection.ids] })
    setBusy(false)
    if (isDone) refetchTouched(printInvoices.touches)
  }
  return <BulkAct onClick={() => void print()}>{isBusy ? 'Menyiapkan…' : 'Cetak invoice'}</BulkAct>
}
