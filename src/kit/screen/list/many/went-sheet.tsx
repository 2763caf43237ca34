import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import type { Told } from './one-by-one.ts'

interface WentSheetProps {
  readonly done: readonly string[]
  readonly refused: readonly Told[]
  /** What is worth knowing of those it was done to. */
  readonly warnings?: readonly Told[]
  readonly onClose: () => void
}

/** What was refused, by number or name and with the reason; then what is worth knowing of the rest. */
export function WentSheet({ done, refused, warnings = [], onClose }: WentSheetProps) {
  return (
    <Sheet
      open
      onClose={onClose}
      title={`${done.length} berhasil, ${refused.length} ditolak`}
      foot={
        <Button variant="filled" onClick={onClose}>
          Tutup
        </Button>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5">
        {refused.length > 0 && <ToldOf tone="danger" title="Ditolak" rows={refused} />}
        {warnings.length > 0 && <ToldOf tone="warning" title="Perlu diketahui" rows={warnings} />}
      </div>
    </Sheet>
  )
}

interface ToldOfProps {
  readonly tone: 'danger' | 'warning'
  readonly title: string
  readonly rows: readonly Told[]
}

function ToldOf({ tone, title, rows }: ToldOfProps) {
  return (
    <Notice tone={tone}>
      <p className="font-medium">{title}</p>
      <ul className="mt-1 grid gap-2 text-small">
        {reasonsOf(rows).map(({ why, labels }) => (
          <li key={why}>
            {why.startsWith(labels) ? (
              <>
                <b className="font-medium">{labels}</b>
                {why.slice(labels.length)}
              </>
            ) : (
              <>
                <b className="font-medium">{labels}</b>: {why}
              </>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** What several were refused for the same reason is said once, with all their names before it. */
function reasonsOf(rows: readonly Told[]): readonly { readonly why: string; readonly labels: string }[] {
  const reasons = new Map<string, string[]>()
  for (const { label, why } of rows) reasons.set(why, [...(reasons.get(why) ?? []), label])
  return [...reasons].map(([why, labels]) => ({ why, labels: labels.join(', ') }))
}
