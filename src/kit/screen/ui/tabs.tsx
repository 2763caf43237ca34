import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { cx } from './cx.ts'
import { intoSight } from './into-sight.ts'

export interface Tab<V extends string> {
  readonly value: V
  readonly label: string
  readonly count?: number | string
  /** Its count wants attention. */
  readonly hot?: boolean
}

interface TabsProps<V extends string> {
  readonly label: string
  readonly value: V
  readonly tabs: readonly Tab<V>[]
  readonly onChange: (value: V) => void
  /** `page` stands on the canvas; `card` is the head of a card. */
  readonly look?: 'card' | 'page'
  /** The first word stands 20 from the card's edge, as its content does. */
  readonly roomy?: boolean
  /** At the right end of the row. */
  readonly aside?: ReactNode
  /** Id of the region the tabs switch. */
  readonly controls?: string
}

/** Tabs with counts; arrows move, the chosen one is the only tab stop. */
export function Tabs<V extends string>(props: TabsProps<V>) {
  const { label, value, tabs, onChange, look = 'card', roomy, aside, controls } = props
  const row = useRef<HTMLDivElement>(null)
  // Counts come later, and what they push aside stands in sight again.
  const said = tabs.map((tab) => `${tab.label} ${tab.count}`).join()
  useLayoutEffect(() => intoSight(row.current, '[aria-selected=true]'), [value, said])
  return (
    <div
      className={cx(
        'flex items-stretch',
        look === 'card'
          ? cx('h-12 border-b border-border-subtle', roomy ? 'px-3' : 'px-2')
          : 'mb-6 h-11 border-b border-border',
      )}
    >
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        onKeyDown={moveFocus}
        className={cx('scroll-cue flex min-w-0 flex-1 overflow-y-hidden', look === 'card' ? 'gap-1' : 'gap-4')}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            aria-selected={tab.value === value}
            aria-controls={controls}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            className={cx(
              'relative flex items-center gap-2 whitespace-nowrap -outline-offset-2!',
              look === 'card' && 'px-2',
              tab.value === value
                ? cx(
                    'font-semibold text-foreground after:absolute after:bottom-0 after:h-0.5 after:rounded-t-sm after:bg-primary',
                    look === 'card' ? 'after:inset-x-2' : 'after:inset-x-0',
                  )
                : 'font-medium text-muted-foreground hover:text-foreground',
            )}
          >
            {tab.label}
            {tab.count === undefined ? null : (
              <span
                className={cx(
                  'text-xs figures',
                  tab.hot ? 'font-semibold text-danger' : 'font-normal text-subtle-foreground',
                )}
              >
                {tab.count}
              </span>
            )}
          </button>
        ))}
      </div>
      {aside}
    </div>
  )
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const step = steps[event.key]
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const at = tabs.indexOf(document.activeElement as HTMLElement)
  if (!step || at < 0) return

  event.preventDefault()
  const next = tabs[step(at, tabs.length)]
  next?.focus()
  next?.click()
}
