import type { ReactNode } from 'react'
import { tickBox } from '../form/choice-fields.tsx'
import { cx } from '../ui/cx.ts'
import type { Selection } from './selection.ts'

interface TickedCardProps {
  readonly id: string
  readonly name: string
  readonly ticks: Selection
  /** How a card is set. */
  readonly face: string
  readonly children: ReactNode
}

/** A card that is ticked by a tap; fetched when somebody picks several. */
export function TickedCard({ id, name, ticks, face, children }: TickedCardProps) {
  const isTicked = ticks.has(id)
  return (
    <label className={cx('flex items-center pl-4', isTicked && 'bg-row-selected shadow-[inset_2px_0_var(--primary)]')}>
      <input
        type="checkbox"
        aria-label={`Pilih ${name}`}
        className={`${tickBox} flex-none`}
        checked={isTicked}
        onChange={() => ticks.toggle(id)}
      />
      <span className={face}>{children}</span>
    </label>
  )
}
