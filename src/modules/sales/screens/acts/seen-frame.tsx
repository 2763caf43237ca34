import type { ReactNode } from 'react'
import { rupiah } from '#ground/format.ts'
import type { TotalRow } from '#kit/paper/pieces.ts'
import { RecordPager } from '#kit/screen/detail/record-pager.tsx'
import type { Neighbours } from '#kit/screen/list/use-neighbours.ts'
import { Badge, type Tone } from '#kit/screen/ui/badge.tsx'
import { cx } from '#kit/screen/ui/cx.ts'
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
  /** Under the lines: what they come to. */
  readonly children?: ReactNode
}

/** The lines of it, each with its figure. */
export function SeenLines({ label, lines, figure, children }: SeenLinesProps) {
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
      {children}
    </section>
  )
}

interface SeenSumsProps {
  readonly rows: readonly TotalRow[]
  readonly total: { readonly label: string; readonly amount: string }
}

/** The sums under the lines as the paper has them; nothing where they say no more than the total. */
export function SeenSums({ rows, total }: SeenSumsProps) {
  if (rows.length < 2) return null
  return (
    <dl className="grid gap-2 border-t border-border-subtle bg-row-hover px-4 py-3">
      {rows.map(({ label, amount, rank }) => (
        <div key={label} className={cx('flex justify-between gap-3', rank === 'memo' && 'text-xs')}>
          <dt className="text-muted-foreground">{label}</dt>
          <dd className="figures">{amount}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-3 border-t border-border-subtle pt-2 font-semibold">
        <dt>{total.label}</dt>
        <dd className="figures">{rupiah(total.amount)}</dd>
      </div>
    </dl>
  )
}

/** Facts that are known. */
export function factRows(rows: readonly (readonly [string, ReactNode])[]): readonly (readonly [string, ReactNode])[] {
  return rows.filter(([, value]) => value !== null && value !== '')
}
