import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { cx } from './cx.ts'
import { intoSight } from './into-sight.ts'

interface SegmentedProps<V extends string> {
  readonly label: string
  readonly value: V
  readonly options: readonly { readonly value: V; readonly label: ReactNode }[]
  readonly onChange: (value: V) => void
}

/** One of a few: a view or a period. Arrow keys move the choice; where they do not fit, the row scrolls to the chosen one. */
export function Segmented<V extends string>({ label, value, options, onChange }: SegmentedProps<V>) {
  const name = useId()
  const row = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => intoSight(row.current, 'label:has(:checked)'), [value, options.length])
  return (
    <div
      ref={row}
      role="radiogroup"
      aria-label={label}
      className="scroll-cue inline-flex max-w-full gap-0.5 rounded-lg bg-muted p-0.5"
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={cx(
            'relative inline-flex h-8 flex-none cursor-pointer items-center gap-2 rounded-md px-3 text-small font-medium whitespace-nowrap max-md:h-11',
            'has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-ring',
            option.value === value
              ? 'bg-card text-foreground shadow-control ring-1 ring-border dark:bg-border-strong dark:ring-0'
              : 'text-muted-foreground hover:text-foreground',
          )}
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
