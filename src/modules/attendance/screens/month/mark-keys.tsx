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

/** What each letter means; a finger presses here what a hand types. */
export function MarkKeys({ onMark, half, onHalf, said }: MarkKeysProps) {
  const marks = Object.entries(dayMarks) as [DayMark, string][]
  return (
    <div className="flex flex-none flex-wrap items-center gap-x-1 gap-y-1 border-t border-border px-3 py-1.5 text-small text-muted-foreground">
      {marks.map(([mark, name]) => (
        <Key key={mark} onPress={onMark && (() => onMark(mark))}>
          <span className={cx(key, markLooks[mark])}>{mark}</span>
          {name}
        </Key>
      ))}
      {onMark && (
        <Key onPress={onHalf}>
          <kbd className={cx(key, 'border border-border font-medium', half && 'bg-primary-soft text-primary')}>/</kbd>
          {HALVES[half ?? 'whole']}
        </Key>
      )}
      {onMark && (
        <Key onPress={() => onMark(null)}>
          <kbd className={cx(key, 'border border-border font-medium')}>1</kbd>
          Seperti biasa
        </Key>
      )}
      <span role="status" className="ml-auto px-1 text-foreground">
        {said}
      </span>
    </div>
  )
}

function Key({ onPress, children }: { readonly onPress: (() => void) | undefined; readonly children: ReactNode }) {
  const look = 'inline-flex items-center gap-1.5 rounded-md px-1.5 h-8 max-md:h-11'
  if (!onPress) return <span className={look}>{children}</span>
  return (
    <button type="button" className={cx(look, 'hover:bg-muted hover:text-foreground')} onClick={onPress}>
      {children}
    </button>
  )
}
