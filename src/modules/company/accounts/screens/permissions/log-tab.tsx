import { useAsk } from '#kit/screen/client/use-ask.ts'
import { Timeline } from '#kit/screen/detail/timeline.tsx'
import { Unanswered } from '#kit/screen/ui/error-state.tsx'
import { actSaid, changesOf } from '#modules/company/accounts/access-log-words.ts'
import { listAccessLog, MOST_LOGGED } from '#modules/company/accounts/contract.ts'

/** Who changed roles, people and invitations, with the old and the new. */
export function LogTab() {
  const log = useAsk(listAccessLog, {})
  if (log.failure && !log.data) return <Unanswered asked={log} />
  return (
    <>
      <Timeline
        hint="Setiap perubahan peran, pengguna, dan undangan tampil di sini: siapa, kapan, nilai lama dan barunya."
        rows={log.data?.map((line) => ({
          ...line,
          act: actSaid(line),
          object: line.about,
          changes: changesOf(line),
        }))}
      />
      {log.data && log.data.length >= MOST_LOGGED && (
        <p className="px-5 pb-5 text-small text-muted-foreground">Hanya {MOST_LOGGED} perubahan terakhir.</p>
      )}
    </>
  )
}
