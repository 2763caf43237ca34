import { useState } from 'react'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { BulkAct } from '#kit/screen/list/bulk-bar.tsx'
import type { Selection } from '#kit/screen/list/selection.ts'
import { printPaper } from '#kit/screen/paper/print-paper.ts'
import { caution } from '#kit/screen/ui/complain.ts'
import { MOST_PAPERS, printPurchasePapers } from '../../papers/contract.ts'

interface PrintManyProps {
  readonly kind: 'po' | 'permintaan'
  readonly selection: Selection
}

/** Prints the papers of everything that is ticked in one go. */
export function PrintMany({ kind, selection }: PrintManyProps) {
  const [isBusy, setBusy] = useState(false)
  const print = async () => {
    if (isBusy) return
    if (selection.ids.length > MOST_PAPERS) {
      caution(`Paling banyak ${MOST_PAPERS} sekaligus. Pilih lebih sedikit, lalu cetak bergantian.`)
      return
    }
    setBusy(true)
    const isDone = await printPaper(printPurchasePapers, { kind, ids: [...selection.ids] })
    setBusy(false)
    if (isDone) refetchTouched(printPurchasePapers.touches)
  }
  return <BulkAct onClick={() => void print()}>{isBusy ? 'Menyiapkan…' : kind === 'po' ? 'Cetak PO' : 'Cetak'}</BulkAct>
}
