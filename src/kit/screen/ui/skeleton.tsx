import { cx } from './cx.ts'
import { useLate } from './use-late.ts'

/** A grey bar of believable length. Give it a width; it waits 150 ms before it shows. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx('inline-block h-3 animate-breathe rounded-sm bg-muted align-middle', className)}
    />
  )
}

/** A region that is being fetched: silent for 150 ms, then grey bars; says so to screen readers. */
export function Loading({ rows = 5, label = 'Memuat…' }: { rows?: number; label?: string }) {
  const isLate = useLate(150)
  return (
    <div role="status" className="grid gap-4 p-5" style={{ visibility: isLate ? 'visible' : 'hidden' }}>
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} className={widths[row % widths.length]} />
      ))}
    </div>
  )
}

const widths = ['w-2/5', 'w-3/5', 'w-1/2', 'w-1/3', 'w-11/20']
