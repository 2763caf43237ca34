import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState, type ReactNode } from 'react'
import { cx } from '../ui/cx.ts'
import { useRested } from './form-context.ts'
import { valueAt } from './path.ts'

interface MoreSectionProps {
  /** The fields in it: it opens by itself where one of them holds something. */
  readonly of: readonly string[]
  /** What is to be found in it: 'Sopir, catatan, lampiran'. */
  readonly says: string
  /** Within a sheet: a line to press instead of a card. */
  readonly bare?: boolean
  readonly children: ReactNode
}

/** What is seldom said, folded away behind what is needed; a refusal of one of its fields opens it. */
export function MoreSection({ of, says, bare, children }: MoreSectionProps) {
  const isFilled = useRested('', (values) => of.some((name) => isSaid(valueAt(values, name))))
  const [isOpen, setOpen] = useState<boolean>()
  return (
    <details
      open={isOpen ?? isFilled}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className={cx('group/more min-w-0', !bare && 'rounded-lg border border-border bg-card')}
    >
      <summary
        className={cx(
          'flex min-h-12 cursor-pointer list-none items-center gap-2 rounded-lg [&::-webkit-details-marker]:hidden',
          bare ? '-outline-offset-2' : 'px-5 py-3 -outline-offset-2',
        )}
      >
        <ChevronRight className="size-4 flex-none text-subtle-foreground group-open/more:rotate-90" aria-hidden />
        <span className={cx('flex-none', bare ? 'font-medium' : 'text-base font-semibold')}>Rincian lain</span>
        <span className="min-w-0 truncate text-small text-muted-foreground group-open/more:hidden">{says}</span>
      </summary>
      <div className={cx('grid grid-cols-[minmax(0,1fr)] gap-4', bare ? 'pt-3' : 'px-5 pt-1 pb-5')}>{children}</div>
    </details>
  )
}

function isSaid(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
}
