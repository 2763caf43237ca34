import { RemoveTicked } from '#kit/screen/list/many/remove-ticked.tsx'
import type { Selection } from '#kit/screen/list/selection.ts'
import { houses, type HouseRow } from '../../houses/contract.ts'

interface RemoveHousesProps {
  readonly selection: Selection
  readonly rows: readonly HouseRow[]
}

/** Removes all ticked houses; where something was made or goods lie, they refuse and can be closed. */
export function RemoveHouses({ selection, rows }: RemoveHousesProps) {
  return (
    <RemoveTicked
      door={houses.remove}
      selection={selection}
      rows={rows.filter((row) => selection.has(row.id))}
      labelOf={(row) => row.name}
      noun="rumah produksi"
      text="Masuk ke Sampah dan bisa dipulihkan selama 30 hari; kedua gudangnya dinonaktifkan. Yang sudah punya SPK atau masih berisi barang tidak terhapus; nonaktifkan saja."
    />
  )
}
