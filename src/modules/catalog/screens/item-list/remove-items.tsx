import { RemoveTicked } from '#kit/screen/list/many/remove-ticked.tsx'
import type { Selection } from '#kit/screen/list/selection.ts'
import { items, type ItemRow } from '../../contract.ts'

interface RemoveItemsProps {
  readonly selection: Selection
  readonly rows: readonly ItemRow[]
  /** 'produk', 'bahan'. */
  readonly noun: string
}

/** Removes all ticked items; what is in a document refuses and can be archived. */
export function RemoveItems({ selection, rows, noun }: RemoveItemsProps) {
  return (
    <RemoveTicked
      door={items.remove}
      selection={selection}
      rows={rows.filter((row) => selection.has(row.id))}
      labelOf={(row) => row.name}
      noun={noun}
      text="Masuk ke Sampah dan bisa dipulihkan selama 30 hari. Yang sudah dipakai di dokumen atau punya stok tidak terhapus; arsipkan saja."
    />
  )
}
