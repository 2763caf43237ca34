import type { ReactNode } from 'react'
import { cx } from '#kit/screen/ui/cx.ts'
import { dayMarks, type DayMark } from '../../days/contract.ts'
import type { Half } from './use-marking.ts'
import { markLooks } from './mark-words.ts'

interface MarkKeysProps {
  /** Absent where one may only look. */
  readonly onMark: ((mark: DayMark | null) => void) | undefined
  /** What the next letter is for, and how to turn it. */
  readonly half: Half
  readonly onHalf: () => void
  /** About the day the cursor stands on. */
  readonly said: ReactNode
}

const HALVES = { whole: 'Setengah hari', first: '½ pagi, lalu hurufnya', second: '½ siang, lalu hurufnya' } as const

const key = 'grid h-6 min-w-6 place-items-center rounded px-1 text-small font-semibold'

/** What each letter means; a finger presses here what a hand types. On a phone they stand still under the names, in two rows. */
export function MarkKeys({ onMark, half, onHalf, said }: MarkKeysProps) {
  const marks = Object.entries(dayMarks) as [DayMark, string][]
  return (
    <div
      className={cx(
        'flex flex-none flex-wrap items-center gap-x-1 gap-y-1 border-t border-border px-3 py-1.5 text-small text-muted-foreground',
        'max-md:sticky max-md:z-4 max-md:grid max-md:grid-cols-5 max-md:gap-0 max-md:bg-card max-md:px-1 max-md:py-1',
        // Above the button that stands across the bottom of whoever may mark.
        onMark ? 'max-md:bottom-15' : 'max-md:bottom-0',
      )}
    >
      {marks.map(([mark, name]) => (
        <Key key={mark} onPress={onMark && (() => onMark(mark))} name={name}>
          <span className={cx(key, markLooks[mark])}>{mark}</span>
        </Key>
      ))}
      {onMark && (
        <Key onPress={onHalf} name={HALVES[half ?? 'whole']}>
          <kbd className={cx(key, 'border border-border font-medium', half && 'bg-primary-soft text-primary')}>/</kbd>
        </Key>
      )}
      {onMark && (
        <Key onPress={() => onMark(null)} name="Seperti biasa">
          <kbd className={cx(key, 'border border-border font-medium')}>1</kbd>
        </Key>
      )}
      <span role="status" className="ml-auto px-1 text-foreground max-md:order-first max-md:col-span-5 max-md:ml-0">
        {said}
      </span>
    </div>
  )
}

interface KeyProps {
  readonly onPress: (() => void) | undefined
  readonly name: string
  readonly children: ReactNode
}

function Key({ onPress, name, children }: KeyProps) {
  const look =
    'inline-flex items-center gap-1.5 rounded-md px-1.5 h-8 max-md:h-12 max-md:min-w-0 max-md:flex-col max-md:justify-center max-md:gap-0 max-md:px-0.5'
  const word = <span className="max-md:max-w-full max-md:truncate max-md:text-xs">{name}</span>
  if (!onPress)
    return (
      <span className={look}>
        {children}
        {word}
      </span>
    )
  return (
    <button type="button" className={cx(look, 'hover:bg-muted hover:text-foreground')} onClick={onPress}>
      {children}
      {word}
    </button>
  )
}
