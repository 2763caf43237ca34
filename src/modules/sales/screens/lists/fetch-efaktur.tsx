import { useState } from 'react'
import { download } from '#kit/screen/client/download.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { BulkAct } from '#kit/screen/list/bulk-bar.tsx'
import type { Selection } from '#kit/screen/list/selection.ts'
import { caution } from '#kit/screen/ui/complain.ts'
import { exportEfaktur, MOST_FAKTURS } from '../../efaktur/contract.ts'

/** The faktur of everything that is ticked, as one file for Coretax. */
export function FetchEfaktur({ selection }: { readonly selection: Selection }) {
  const [isBusy, setBusy] = useState(false)
  const fetchIt = async () => {
    if (isBusy) return
    if (selection.ids.length > MOST_FAKTURS) {
      caution(`Paling banyak ${MOST_FAKTURS} sekaligus. Pilih lebih sedikit, lalu unduh bergantian.`)
      return
    }
    setBusy(true)
    await download(exportEfaktur, { ids: [...selection.ids] })
    setBusy(false)
  }
  if (!useMay(exportEfaktur)) return null
  return <BulkAct onClick={() => void fetchIt()}>{isBusy ? 'Menyiapkan…' : 'XML Coretax'}</BulkAct>
}
