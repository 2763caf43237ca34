import type { KeyboardEvent } from 'react'
import { dayFormat } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { Money } from '#kit/screen/format/money.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { cx } from '#kit/screen/ui/cx.ts'
import type { BankLine } from '../../bank/contract.ts'
import { lineSaid } from './words.ts'

interface LinesProps {
  readonly lines: readonly BankLine[]
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
  /** Keys beside the arrows: Enter, A, T, U. */
  readonly onKey: (key: string) => boolean
}

/** Id of the list: what is done beside it hands the focus back. */
export const LIST_ID = 'mutasi-bank'

const optionId = (id: string) => `mutasi-${id}`

/** The lines of the bank: arrows move, the keys of the foot act on the one that is chosen. */
export function BankLines({ lines, chosen, onChoose, onKey }: LinesProps) {
  const at = lines.findIndex(({ id }) => id === chosen)
  // Days of another year are told with it; what stands beside them stays in line.
  const dates = lines.some(({ date }) => date.slice(0, 4) !== today().slice(0, 4)) ? 'min-w-21' : 'min-w-13'
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const next = step === undefined ? undefined : lines[at + step]
    if (next) {
      onChoose(next.id)
      document.getElementById(optionId(next.id))?.scrollIntoView({ block: 'nearest' })
    }
    if (step !== undefined || (!event.ctrlKey && !event.metaKey && onKey(event.key.toLowerCase())))
      event.preventDefault()
  }
  return (
    <ul
      id={LIST_ID}
      role="listbox"
      aria-label="Mutasi bank"
      aria-activedescendant={chosen && optionId(chosen)}
      tabIndex={0}
      onKeyDown={press}
      className="max-h-[60vh] overflow-y-auto -outline-offset-2"
    >
      {lines.map((line) => {
        const said = lineSaid(line)
        const isOff = line.state === 'duplicate'
        return (
          <li
            key={line.id}
            id={optionId(line.id)}
            role="option"
            aria-selected={line.id === chosen}
            onClick={() => onChoose(line.id)}
            className={cx(
              'flex cursor-pointer items-center gap-3 border-b border-border-subtle px-4 py-2',
              line.id === chosen ? 'bg-primary-soft' : 'hover:bg-row-hover',
            )}
          >
            <span className={cx('flex-none text-small whitespace-nowrap text-muted-foreground figures', dates)}>
              {dayFormat(line.date as Day, 'dense', today())}
            </span>
            <span className={cx('min-w-0 flex-1', isOff && 'line-through')}>
              <span className="block truncate text-small font-medium">{line.description}</span>
              <span className="block truncate text-xs text-muted-foreground">
                {line.matched.length > 0 ? line.matched.join(', ') : (line.reference ?? '')}
              </span>
            </span>
            <span className={cx('font-medium figures', isOff && 'line-through')}>
              <Money value={line.amount} />
            </span>
            <span className="w-24 flex-none max-md:hidden">
              <Badge tone={said.tone}>{said.text}</Badge>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
