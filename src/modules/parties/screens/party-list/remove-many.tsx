import { RemoveTicked } from '#kit/screen/list/many/remove-ticked.tsx'
import type { Selection } from '#kit/screen/list/selection.ts'
import type { PartyDoors } from '../party-detail/party-acts.tsx'
import type { ListedParty } from './archive-item.tsx'

interface RemoveManyProps {
  readonly doors: Pick<PartyDoors, 'remove' | 'noun'>
  readonly selection: Selection
  readonly rows: readonly ListedParty[]
}

/** Removes all ticked customers or suppliers; who has papers refuses, stays ticked and can be archived. */
export function RemoveMany({ doors, selection, rows }: RemoveManyProps) {
  return (
    <RemoveTicked
      door={doors.remove}
      selection={selection}
      rows={rows.filter((row) => selection.has(row.id))}
      labelOf={(row) => row.name}
      noun={doors.noun}
      text={`Masuk ke Sampah dan bisa dipulihkan selama 30 hari. ${doors.noun === 'supplier' ? 'Supplier' : 'Pelanggan'} yang sudah dipakai di dokumen tidak terhapus; arsipkan saja.`}
    />
  )
}
