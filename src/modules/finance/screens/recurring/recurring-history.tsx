import { useAsk } from '#kit/screen/client/use-ask.ts'
import { namedChanges } from '#kit/screen/comments/named-changes.ts'
import { Timeline } from '#kit/screen/detail/timeline.tsx'
import { Unanswered } from '#kit/screen/ui/error-state.tsx'
import { Sheet } from '#kit/screen/ui/sheet.tsx'
import { recurringHistory, type RecurringEntry } from '../../recurring/contract.ts'

const labels = { name: 'Nama', day: 'Tanggal', period: 'Bulan' }

/** Who repeated something, changed, stopped and booked it. */
export function RecurringHistory({ entry, onClose }: { readonly entry: RecurringEntry; readonly onClose: () => void }) {
  const asked = useAsk(recurringHistory, { id: entry.id })
  const rows = asked.data?.map((line) => ({ ...line, changes: namedChanges(line.changes, labels) }))
  return (
    <Sheet open title={`Riwayat ${entry.name}`} onClose={onClose}>
      {asked.failure ? (
        <Unanswered asked={asked} />
      ) : (
        <Timeline rows={rows} hint="Siapa yang mengulang, mengubah, menghentikan, dan mencatat bulannya." />
      )}
    </Sheet>
  )
}
