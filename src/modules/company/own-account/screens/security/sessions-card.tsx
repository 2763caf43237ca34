import Laptop from 'lucide-react/icons/laptop'
import Smartphone from 'lucide-react/icons/smartphone'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { momentText } from '#kit/screen/format/zone.ts'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Unanswered } from '#kit/screen/ui/error-state.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { endOtherSessions, endSession, listSessions, type SessionLine } from '#modules/company/own-account/contract.ts'

/** Where this account is signed in, and the way to end each. */
export function SessionsCard() {
  const sessions = useAsk(listSessions, {})
  const others = useAct(endOtherSessions, { say: ({ message }) => message })
  const hasOthers = (sessions.data ?? []).some(({ isThis }) => !isThis)
  return (
    <Card
      title="Perangkat & sesi"
      heading="section"
      help="Perangkat yang sedang masuk dengan akun ini."
      flush
      aside={
        hasOthers ? (
          <Button size="sm" isBusy={others.isBusy} onClick={() => void others.now({})}>
            Keluarkan yang lain
          </Button>
        ) : null
      }
    >
      {sessions.data ? (
        <ul className="mt-3">
          {sessions.data.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      ) : sessions.failure ? (
        <Unanswered asked={sessions} />
      ) : (
        <Loading rows={3} />
      )}
    </Card>
  )
}

function SessionRow({ session }: { session: SessionLine }) {
  const act = useAct(endSession, { say: ({ message }) => message })
  const Device = /Android|iPhone|iPad/.test(session.device) ? Smartphone : Laptop
  return (
    <li className="flex min-h-14 items-center gap-3 border-t border-border-subtle px-5 py-2">
      <Device className="size-4.5 text-subtle-foreground" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-medium">
          {session.device}
          {session.isThis ? <Badge tone="success">Perangkat ini</Badge> : null}
        </p>
        <p className="text-xs text-muted-foreground figures">
          {session.ip} · masuk {momentText(session.signedInAt)} · terakhir {momentText(session.lastSeenAt)}
        </p>
      </div>
      {session.isThis ? null : (
        <Button size="xs" isBusy={act.isBusy} onClick={() => void act.now({ id: session.id })}>
          Keluarkan
        </Button>
      )}
    </li>
  )
}
