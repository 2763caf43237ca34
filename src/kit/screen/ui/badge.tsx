import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type Tone = 'neutral' | 'primary' | 'success' | 'warning' | 'danger' | 'info' | 'violet' | 'accent'

const soft: Record<Tone, string> = {
  neutral: 'bg-neutral-soft text-neutral',
  primary: 'bg-primary-soft text-primary-soft-foreground',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  info: 'bg-info-soft text-info',
  violet: 'bg-violet-soft text-violet',
  accent: 'bg-accent-soft text-accent',
}

const dot: Record<Tone, string> = {
  neutral: 'bg-neutral',
  primary: 'bg-primary',
  success: 'bg-success',
  warning: 'bg-warning',
  danger: 'bg-danger',
  info: 'bg-info',
  violet: 'bg-violet',
  accent: 'bg-accent',
}

interface BadgeProps {
  readonly tone?: Tone
  readonly children: ReactNode
}

/** The one filled status of a row or a page. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex h-5 items-center gap-1.5 rounded-full px-2 align-middle text-xs font-medium whitespace-nowrap figures',
        soft[tone],
      )}
    >
      <i aria-hidden="true" className="size-1.5 flex-none rounded-full bg-current" />
      {children}
    </span>
  )
}

/** The second status: a dot and plain text; `notYet` is hollow, danger is said louder. */
export function QuietBadge({ tone = 'neutral', notYet, children }: BadgeProps & { notYet?: boolean }) {
  return (
    <span
      className={cx(
        'inline-flex h-5 items-center gap-1.5 align-middle text-small whitespace-nowrap figures',
        notYet ? 'text-muted-foreground' : tone === 'danger' ? 'font-medium text-danger' : 'text-foreground',
      )}
    >
      <i
        aria-hidden="true"
        className={cx('size-1.5 flex-none rounded-full', notYet ? 'ring-[1.5px] ring-input ring-inset' : dot[tone])}
      />
      {children}
    </span>
  )
}
