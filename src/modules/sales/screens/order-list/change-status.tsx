import { useState } from 'react'
import { useCan } from '#kit/screen/client/use-can.ts'
import { BulkAct } from '#kit/screen/list/bulk-bar.tsx'
import type { Selection } from '#kit/screen/list/selection.ts'
import type { OrderRow } from '../../orders/contract.ts'
import { StatusSheet } from './status-sheet.tsx'
import { allows, statusActs, type StatusAct } from './status-acts.ts'

interface ChangeStatusProps {
  readonly selection: Selection
  readonly rows: readonly OrderRow[]
}

/** Changes where all ticked orders stand: confirms, holds, resumes, closes or voids them. */
export function ChangeStatus({ selection, rows }: ChangeStatusProps) {
  const [open, setOpen] = useState<{ readonly ticked: readonly OrderRow[]; readonly acts: readonly StatusAct[] }>()
  const mayUpdate = useCan('update order')
  const mayVoid = useCan('delete order')
  const ticked = rows.filter((row) => selection.has(row.id))
  const acts = (Object.keys(statusActs) as StatusAct[]).filter(
    (act) => (act === 'void' ? mayVoid : mayUpdate) && ticked.some((row) => allows(act, row)),
  )
  if (!open && acts.length === 0) return null
  return (
    <>
      <BulkAct onClick={() => setOpen({ ticked, acts })}>Ubah status</BulkAct>
      {open && <StatusSheet {...open} onDone={(ids) => selection.all(ids, false)} onClose={() => setOpen(undefined)} />}
    </>
  )
}
