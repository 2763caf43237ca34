import type { ReactNode } from 'react'
import { rupiah } from '#ground/format.ts'
import { RecordPager } from '#kit/screen/detail/record-pager.tsx'
import type { Neighbours } from '#kit/screen/list/use-neighbours.ts'
import { Badge, type Tone } from '#kit/screen/ui/badge.tsx'
import { Sheet } from '#kit/screen/ui/sheet.tsx'
import type { DocumentState } from '../../contract.ts'

/** A paper of money or goods that opens at the side. */
export interface SeenProps {
  readonly id: string
  /** The papers before and after it in its list. */
  readonly walk?: Neighbours | undefined
  readonly onClose: () => void
}

interface SeenFrameProps extends Omit<SeenProps, 'id'> {
  readonly title: string
  readonly children: ReactNode
}

/** The frame of a paper at the side, with the way to the papers beside it. */
export function SeenFrame({ title, walk, onClose, children }: SeenFrameProps) {
  return (
    <Sheet open onClose={onClose} title={title} width="w-144" aside={walk && <RecordPager {...walk} />}>
      <div className="grid grid-cols-1 gap-5 p-5">{children}</div>
    </Sheet>
  )
}

interface SeenHeadProps {
  readonly label: string
  /** Absent where goods alone came back. */
  readonly amount?: string | undefined
  readonly state: DocumentState
  readonly done: string
  /** Absent: it stands, and that is well. */
  readonly tone?: Tone
  /** What can be done with it. */
  readonly children: ReactNode
}

/** What it comes to, and whether it stands. */
export function SeenHead({ label, amount, state, done, tone = 'success', children }: SeenHeadProps) {
  const isVoid = state === 'void'
  return (
    <div className="flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <p className="text-small text-muted-foreground">{label}</p>
        {amount !== undefined && <p className="text-xl font-semibold figures">{rupiah(amount)}</p>}
      </div>
      <Badge tone={isVoid ? 'neutral' : tone}>{isVoid ? 'Dibatalkan' : done}</Badge>
      {children}
    </div>
  )
}

interface SeenLinesProps {
  readonly label: string
  readonly lines: readonly { readonly id: string; readonly description: string; readonly note: string }[]
  /** What stands at the right of a line. */
  readonly figure: (id: string) => string
}

/** The lines of it, each with its figure. */
export function SeenLines({ label, lines, figure }: SeenLinesProps) {
  return (
    <section aria-label={label} className="rounded-lg border border-border">
      <ul className="divide-y divide-border-subtle">
        {lines.map((line) => (
          <li key={line.id} className="flex gap-3 px-4 py-3">
            <span className="min-w-0 flex-1">
              <span className="block font-medium wrap-anywhere">{line.description}</span>
              <span className="block text-xs text-muted-foreground figures">{line.note}</span>
            </span>
            <span className="font-medium whitespace-nowrap figures">{figure(line.id)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Facts that are known. */
export function factRows(rows: readonly (readonly [string, ReactNode])[]): readonly (readonly [string, ReactNode])[] {
  return rows.filter(([, value]) => value !== null && value !== '')
}
