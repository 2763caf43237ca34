import { cx } from './cx.ts'

/** A turning arc of 16 px; it is decoration, the words beside it say what is waited for. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg className={cx('size-4 flex-none animate-spin', className)} viewBox="0 0 16 16" fill="none" aria-hidden="true">
      <circle cx="8" cy="8" r="6.25" stroke="currentColor" strokeWidth="1.75" opacity=".25" />
      <path d="M8 1.75A6.25 6.25 0 0 1 14.25 8" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
    </svg>
  )
}
