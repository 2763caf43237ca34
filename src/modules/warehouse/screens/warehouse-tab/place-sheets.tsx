import { useState } from 'react'
import { later } from '#kit/screen/client/later.tsx'
import type { WarehouseRow } from '#modules/warehouse/contract.ts'
import { KeepSheet } from '../face.tsx'

const WarehouseSheet = later(() => import('./warehouse-sheet.tsx').then((parts) => parts.WarehouseSheet))

/** The panel beside warehouses that is open, if any. */
type Opened =
  | { readonly kind: 'new' }
  | { readonly kind: 'edit'; readonly row: WarehouseRow }
  | { readonly kind: 'keep'; readonly row: WarehouseRow }

/** Opens the panels of warehouses one at a time. */
export function usePlaceSheets() {
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  return {
    add: () => setOpened({ kind: 'new' }),
    edit: (row: WarehouseRow) => setOpened({ kind: 'edit', row }),
    keep: (row: WarehouseRow) => setOpened({ kind: 'keep', row }),
    sheet:
      opened &&
      (opened.kind === 'keep' ? (
        <KeepSheet warehouseId={opened.row.id} onClose={close} />
      ) : (
        <WarehouseSheet warehouse={opened.kind === 'edit' ? opened.row : undefined} onClose={close} />
      )),
  }
}
