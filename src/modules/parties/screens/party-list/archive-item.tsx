import Archive from 'lucide-react/icons/archive'
import ArchiveRestore from 'lucide-react/icons/archive-restore'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { MenuItem } from '#kit/screen/ui/menu.tsx'
import type { PartyDoors } from '../party-detail/party-acts.tsx'

/** What the acts of a list need of a row. */
export interface ListedParty {
  readonly id: string
  readonly version: number
  readonly name: string
  readonly isArchived: boolean
}

interface ArchiveItemProps {
  readonly doors: Pick<PartyDoors, 'archive' | 'restore'>
  readonly row: ListedParty
}

/** Archives a row, or brings it back. */
export function ArchiveItem({ doors, row }: ArchiveItemProps) {
  const archive = useAct(doors.archive, { say: `${row.name} diarsipkan.` })
  const restore = useAct(doors.restore, { say: `${row.name} dipulihkan.` })
  const { id, version } = row
  if (!useMay(doors.archive)) return null
  return row.isArchived ? (
    <MenuItem icon={<ArchiveRestore />} onSelect={() => void restore.now({ id, version })}>
      Pulihkan
    </MenuItem>
  ) : (
    <MenuItem icon={<Archive />} onSelect={() => void archive.now({ id, version })}>
      Arsipkan
    </MenuItem>
  )
}
