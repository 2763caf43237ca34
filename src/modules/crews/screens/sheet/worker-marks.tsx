import Ellipsis from 'lucide-react/icons/ellipsis'
import Lock from 'lucide-react/icons/lock'
import { useId } from 'react'
import { Avatar } from '#kit/screen/ui/avatar.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { cx } from '#kit/screen/ui/cx.ts'
import { IconButton } from '#kit/screen/ui/icon-button.tsx'
import type { RowOutcome, SheetRow } from '../../sheets/contract.ts'
import { absences, halves, markText, rowRefusals } from '../../words.ts'
import type { Move } from './shelf.ts'
import type { MarkKey, Standing } from './standing.ts'

interface WorkerMarksProps {
  readonly row: SheetRow
  readonly standing: Standing
  readonly keys: readonly MarkKey[]
  /** The rest of the day, at another project, that is not saved yet. */
  readonly moved: Move | undefined
  readonly trouble: RowOutcome | undefined
  readonly onKey: (mark: MarkKey['mark']) => void
  readonly onMore: () => void
  /** Keeps one's own mark over what is there, or lets go of it. */
  readonly onSettle: (keep: boolean) => void
}

/** One of the crew: who, three keys, and the rest behind a button; below it what the server says against the mark. */
export function WorkerMarks({ row, standing, keys, moved, trouble, onKey, onMore, onSettle }: WorkerMarksProps) {
  const { mark, lock, elsewhere } = standing
  const isElsewhere = elsewhere >= 2 && !mark
  return (
    <li className="border-b border-border-subtle px-3 py-2 md:px-4">
      <div className="flex min-h-12 items-center gap-1.5 md:gap-2">
        <span className={cx((isElsewhere || lock) && 'opacity-60')}>
          <Avatar name={row.name} photo={null} />
        </span>
        <span className="min-w-0 flex-1 leading-tight">
          <span className="block text-sm font-semibold wrap-anywhere md:text-base">{row.name}</span>
          <span className="text-xs text-muted-foreground">
            {[
              row.trade,
              mark && mark.overtime > 0 && `lembur ${halves(mark.overtime)} jam`,
              mark && otherOf(row, moved),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        {isElsewhere ? (
          <Said>{`sudah ${halves(elsewhere)} di ${row.elsewhere[0]?.project ?? ''}`}</Said>
        ) : lock ? (
          <Said>{`${mark ? markText(mark) : ''} · ${lock}`}</Said>
        ) : mark?.absence ? (
          <Said>{absences[mark.absence]}</Said>
        ) : (
          <Keys name={row.name} standing={standing} keys={keys} onKey={onKey} />
        )}
        {!lock && (
          <IconButton plain className="w-9!" label={`Lainnya untuk ${row.name}`} icon={<Ellipsis />} onClick={onMore} />
        )}
      </div>
      {trouble && <Trouble trouble={trouble} onSettle={onSettle} />}
    </li>
  )
}

// What of the day is at another project.
function otherOf({ elsewhere }: SheetRow, moved: Move | undefined): string | undefined {
  if (moved) return `${halves(moved.mark.halfDays)} di ${moved.title}`
  const [first] = elsewhere
  return first && `${halves(first.halfDays)} di ${first.project}`
}

function Said({ children }: { readonly children: string }) {
  return (
    <span className="flex max-w-34 items-center gap-1.5 rounded-md bg-muted px-2.5 py-1.5 text-xs text-muted-foreground">
      <Lock className="size-3.5 flex-none" aria-hidden />
      {children}
    </span>
  )
}

interface KeysProps {
  readonly name: string
  readonly standing: Standing
  readonly keys: readonly MarkKey[]
  readonly onKey: (mark: MarkKey['mark']) => void
}

function Keys({ name, standing, keys, onKey }: KeysProps) {
  const group = useId()
  const { mark } = standing
  return (
    <span role="radiogroup" aria-label={name} className="flex flex-none gap-1">
      {keys.map(({ label, words, mark: each }) => {
        const isOn = mark?.halfDays === each.halfDays && mark.restHours === each.restHours
        return (
          <label
            key={label}
            className={cx(
              'relative grid h-12 w-11 cursor-pointer place-items-center rounded-md border text-base font-semibold figures select-none',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring',
              isOn ? 'border-primary bg-primary text-primary-foreground' : 'border-border-strong bg-card',
            )}
          >
            <input
              type="radio"
              name={group}
              aria-label={`${name}: ${words}`}
              className="sr-only"
              checked={isOn}
              onChange={() => onKey(each)}
            />
            {label}
          </label>
        )
      })}
    </span>
  )
}

function Trouble({ trouble, onSettle }: { readonly trouble: RowOutcome; readonly onSettle: (keep: boolean) => void }) {
  const { now, why, outcome } = trouble
  return (
    <div role="alert" className="mt-1 rounded-md bg-danger-soft px-3 py-2 text-small">
      <p>
        {why
          ? rowRefusals[why]
          : `${now?.by ?? 'Orang lain'} menandai ${now ? markText(now) : 'lain'}. Pakai yang mana?`}
      </p>
      <p className="mt-1 flex flex-wrap gap-2">
        {outcome === 'conflict' && (
          <Button size="xs" onClick={() => onSettle(true)}>
            Pakai punya saya
          </Button>
        )}
        <Button size="xs" onClick={() => onSettle(false)}>
          {outcome === 'conflict' ? `Pakai ${now ? markText(now) : 'yang ada'}` : 'Buang tanda saya'}
        </Button>
      </p>
    </div>
  )
}
