import { useState } from 'react'
import { refetchTouched } from '#kit/screen/client/answers.ts'
import { ask } from '#kit/screen/client/ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { BulkAct } from '#kit/screen/list/bulk-bar.tsx'
import { oneByOne, type Went } from '#kit/screen/list/many/one-by-one.ts'
import { WentSheet } from '#kit/screen/list/many/went-sheet.tsx'
import type { Selection } from '#kit/screen/list/selection.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import type { PartyDoors } from '../party-detail/party-acts.tsx'
import type { ListedParty } from './archive-item.tsx'

interface ArchiveManyProps {
  readonly doors: Pick<PartyDoors, 'archive' | 'noun'>
  readonly selection: Selection
  readonly rows: readonly ListedParty[]
}

/** Archives all ticked customers or suppliers; those that refuse stay ticked and are named with the reason. */
export function ArchiveMany({ doors, selection, rows }: ArchiveManyProps) {
  const [isBusy, setBusy] = useState(false)
  const [went, setWent] = useState<Went>()
  const chosen = rows.filter((row) => selection.has(row.id) && !row.isArchived)
  const mayArchive = useMay(doors.archive)
  if (!mayArchive || (chosen.length === 0 && !went)) return null
  const archive = async () => {
    if (isBusy) return
    setBusy(true)
    const result = await oneByOne(chosen, {
      labelOf: (row) => row.name,
      act: ({ id, version }) => ask(doors.archive, { id, version }, { isQuiet: true }),
    })
    setBusy(false)
    refetchTouched(doors.archive.touches)
    if (result.refused.length > 0) return setWent(result)
    notify(`${result.done.length} ${doors.noun} diarsipkan.`)
    selection.all(result.done, false)
  }
  const leave = () => {
    setWent(undefined)
    selection.all(went?.done ?? [], false)
  }
  return (
    <>
      <BulkAct onClick={() => void archive()}>{isBusy ? 'Mengarsipkan…' : 'Arsipkan'}</BulkAct>
      {went && <WentSheet {...went} onClose={leave} />}
    </>
  )
}
