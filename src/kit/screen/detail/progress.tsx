import { cx } from '../ui/cx.ts'

interface ProgressProps {
  /** What it measures, read aloud. */
  readonly label: string
  /** 0 to 100; what is beyond is hatched. */
  readonly percent: number
  /** A tick: the plan, the budget, the limit. */
  readonly mark?: number
  readonly size?: 4 | 6 | 8
  readonly isGood?: boolean
  readonly className?: string
}

const HATCH = { backgroundImage: 'repeating-linear-gradient(135deg, transparent 0 2px, var(--card) 2px 4px)' }

/** How far something is. */
export function Progress({ label, percent, mark, size = 6, isGood, className }: ProgressProps) {
  const whole = Math.max(percent, 100)
  const part = (value: number) => `${(Math.min(Math.max(value, 0), whole) / whole) * 100}%`
  const isFull = percent >= 100
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.min(percent, 100)}
      aria-valuemin={0}
      aria-valuemax={100}
      className={cx('relative rounded-full bg-neutral-soft', className)}
      style={{ height: size }}
    >
      <i
        className={cx(
          'absolute inset-y-0 left-0 rounded-full',
          isGood || percent === 100 ? 'bg-success' : 'bg-primary',
        )}
        style={{ width: part(Math.min(percent, 100)) }}
      />
      {isFull && percent > 100 && (
        <i className="absolute inset-y-0 right-0 rounded-r-full bg-chart-2" style={{ ...HATCH, left: part(100) }} />
      )}
      {mark !== undefined && (
        <u
          className="absolute -top-[3px] -bottom-[3px] w-0.5 rounded-[1px] bg-foreground shadow-[0_0_0_2px_var(--card)]"
          style={{ left: part(mark) }}
        />
      )}
    </div>
  )
}

const ROUND = 2 * Math.PI * 5.5

/** A share with a ring of 14: '67%'. `title` tells of what. */
export function Share({ percent, title }: { readonly percent: number; readonly title: string }) {
  const share = percent / 100
  return (
    <span className="inline-flex items-center gap-1.5 figures" title={title}>
      <svg
        width="14"
        height="14"
        viewBox="0 0 14 14"
        fill="none"
        strokeWidth="2.5"
        stroke="var(--border-strong)"
        aria-hidden
      >
        <circle cx="7" cy="7" r="5.5" />
        {share > 0 && (
          <circle
            cx="7"
            cy="7"
            r="5.5"
            stroke={share === 1 ? 'var(--success)' : 'var(--neutral)'}
            strokeDasharray={`${share * ROUND} ${ROUND}`}
            transform="rotate(-90 7 7)"
          />
        )}
      </svg>
      {percent}%
    </span>
  )
}
