import { useAsk } from '#kit/screen/client/use-ask.ts'
import { Go } from '#kit/screen/shell/go.tsx'
import { Unanswered } from '#kit/screen/ui/error-state.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { openHanging, type HangingThing } from '../../contract.ts'

/** Belum beres: what still hangs on a project, each with the way to it; what may be left needs a reason. */
export function HangingList({ projectId, onGo }: { readonly projectId: string; readonly onGo: () => void }) {
  const asked = useAsk(openHanging, { id: projectId })
  if (asked.failure) return <Unanswered asked={asked} text={asked.failure.message} />
  if (!asked.data) return <Loading rows={3} />
  if (asked.data.length === 0) return <Notice tone="success">Tidak ada yang belum beres.</Notice>
  const firm = asked.data.filter(({ isWaivable }) => !isWaivable)
  const rest = asked.data.filter(({ isWaivable }) => isWaivable)
  return (
    <section aria-label="Belum beres" className="grid gap-4">
      <Part title="Selesaikan dulu" things={firm} onGo={onGo} />
      <Part title="Boleh ditinggal dengan alasan" things={rest} onGo={onGo} />
    </section>
  )
}

interface PartProps {
  readonly title: string
  readonly things: readonly HangingThing[]
  readonly onGo: () => void
}

function Part({ title, things, onGo }: PartProps) {
  if (things.length === 0) return null
  return (
    <div>
      <h3 className="mb-1 font-semibold">{`${title} (${things.length})`}</h3>
      <ul className="divide-y divide-border-subtle rounded-md border border-border">
        {things.map(({ what, href }, at) => (
          // Two may say the same.
          <li key={`${what} ${at}`}>
            {href ? (
              <Go
                to={href}
                onClick={onGo}
                className="flex min-h-11 items-center px-3 py-2 text-primary hover:bg-row-hover"
              >
                {what}
              </Go>
            ) : (
              <p className="flex min-h-11 items-center px-3 py-2">{what}</p>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
