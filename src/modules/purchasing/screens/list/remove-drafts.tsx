import { RemoveTicked } from '#kit/screen/list/many/remove-ticked.tsx'
import type { Selection } from '#kit/screen/list/selection.ts'
import { deletePurchase } from '../../orders/contract.ts'
import type { PurchaseRow } from '../../orders/detail.ts'

interface RemoveDraftsProps {
  readonly selection: Selection
  readonly rows: readonly PurchaseRow[]
}

/** Removes the drafts among the ticked purchases; what was ordered is voided instead and stays. */
export function RemoveDrafts({ selection, rows }: RemoveDraftsProps) {
  const ticked = rows.filter((row) => selection.has(row.id))
  const drafts = ticked.filter((row) => row.state === 'draft')
  const others = ticked.length - drafts.length
  return (
    <RemoveTicked
      door={deletePurchase}
      selection={selection}
      rows={drafts}
      labelOf={(row) => `${row.label} ${row.supplierName}`}
      noun="draf pembelian"
      text={`Draf masuk ke Sampah dan bisa dipulihkan selama 30 hari.${others > 0 ? ` ${others} pembelian lain tetap: yang sudah dipesan hanya bisa dibatalkan.` : ''}`}
    />
  )
}
