import { useState } from 'react'
import { ask } from '#kit/screen/client/ask.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { BulkAct } from '#kit/screen/list/bulk-bar.tsx'
import type { Selection } from '#kit/screen/list/selection.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import type { PartyDoors } from '../party-detail/party-acts.tsx'
import type { ListedParty } from './archive-item.tsx'

interface ArchiveManyProps {
  readonly doors: Pick<PartyDoors, 'archive' | 'noun'>
  readonly selection: Selection
  readonly rows: readonly ListedParty[]
}

/** Archives all ticked customers or suppliers; those that refuse stay ticked. */
export function ArchiveMany({ doors, selection, rows }: ArchiveManyProps) {
  const [isBusy, setBusy] = useState(false)
  if (!useCan(doors.archive.permission)) return null
  const chosen = rows.filter((row) => selection.has(row.id) && !row.isArchived)
  const archive = async () => {
    setBusy(true)
    const outcomes = await Promise.allSettled(chosen.map(({ id, version }) => ask(doors.archive, { id, version })))
    setBusy(false)
    refetchTouched(doors.archive.touches)
    const failed = outcomes.filter(({ status }) => status === 'rejected').length
    const done = outcomes.length - failed
    if (failed > 0) return notify(`${done} berhasil, ${failed} gagal.`)
    selection.clear()
    notify(`${done} ${doors.noun} diarsipkan.`)
  }
  return <BulkAct onClick={() => void archive()}>{isBusy ? 'Mengarsipkan…' : 'Arsipkan'}</BulkAct>
}
