import { useAsk } from '#kit/screen/client/use-ask.ts'
import { namedChanges } from '#kit/screen/comments/named-changes.ts'
import { Timeline } from '#kit/screen/detail/timeline.tsx'
import { Unanswered } from '#kit/screen/ui/error-state.tsx'
import { Sheet } from '#kit/screen/ui/sheet.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { giroHistory, type Giro } from '../../giro/contract.ts'

const names = { endedOn: 'Tanggal cair', place: 'Rekening', fee: 'Biaya bank' }

/** Who took a giro in or gave it, cleared it, rejected it or took its clearing back. */
export function GiroHistory({ giro, onClose }: { readonly giro: Giro; readonly onClose: () => void }) {
  const asked = useAsk(giroHistory, { id: giro.id })
  const rows = asked.data?.map((line) => ({ ...line, changes: namedChanges(line.changes, names) }))
  return (
    <Sheet open title={`Riwayat giro ${giro.number}`} onClose={onClose}>
      {asked.data === undefined && (asked.failure ? <Unanswered asked={asked} /> : <Loading rows={3} />)}
      {rows && (
        <Timeline rows={rows} hint="Siapa yang mencatat, mencairkan, menolak, dan membatalkan pencairan giro ini." />
      )}
    </Sheet>
  )
}
