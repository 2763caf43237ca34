import { RemoveTicked } from '#kit/screen/list/many/remove-ticked.tsx'
import type { Selection } from '#kit/screen/list/selection.ts'
import { deleteRequest } from '../../requests/contract.ts'
import type { RequestRow } from '../../requests/detail.ts'
import { isDraftRequest } from './request-row-menu.tsx'

interface RemoveDraftRequestsProps {
  readonly selection: Selection
  readonly rows: readonly RequestRow[]
}

/** Removes the drafts among the ticked requests; what was handed in is taken back instead and stays. */
export function RemoveDraftRequests({ selection, rows }: RemoveDraftRequestsProps) {
  const ticked = rows.filter((row) => selection.has(row.id))
  const drafts = ticked.filter(isDraftRequest)
  const others = ticked.length - drafts.length
  return (
    <RemoveTicked
      door={deleteRequest}
      selection={selection}
      rows={drafts}
      labelOf={(row) => `${row.label} ${row.requesterName}`}
      noun="draf permintaan"
      text={`Draf masuk ke Sampah dan bisa dipulihkan selama 30 hari.${others > 0 ? ` ${others} permintaan lain tetap: yang sudah diajukan hanya bisa dibatalkan.` : ''}`}
    />
  )
}
