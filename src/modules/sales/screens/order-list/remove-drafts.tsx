import { RemoveTicked } from '#kit/screen/list/many/remove-ticked.tsx'
import type { Selection } from '#kit/screen/list/selection.ts'
import { deleteOrder } from '../../orders/act-contract.ts'
import type { OrderRow } from '../../orders/contract.ts'

interface RemoveDraftsProps {
  readonly selection: Selection
  readonly rows: readonly OrderRow[]
}

/** Removes the drafts among the ticked orders; what was confirmed is voided instead and stays. */
export function RemoveDrafts({ selection, rows }: RemoveDraftsProps) {
  const ticked = rows.filter((row) => selection.has(row.id))
  const drafts = ticked.filter((row) => row.state === 'draft')
  const others = ticked.length - drafts.length
  return (
    <RemoveTicked
      door={deleteOrder}
      selection={selection}
      rows={drafts}
      labelOf={(row) => `${row.label} ${row.customerName}`}
      noun="draf order"
      text={`Draf masuk ke Sampah dan bisa dipulihkan selama 30 hari.${others > 0 ? ` ${others} order lain tetap: yang sudah dikonfirmasi hanya bisa dibatalkan.` : ''}`}
    />
  )
}
