import { cx } from './cx.ts'

/** A whole cloud with a tick inside; the icon set's own breaks apart at 16 px. */
export function CloudCheck({ className }: { className?: string }) {
  return (
    <svg
      className={cx('lucide', className)}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M7 19a5 5 0 0 1-.6-10A6.5 6.5 0 0 1 19 10.6 4.3 4.3 0 0 1 17.7 19z" />
      <path d="m9.5 13.5 2 2 3.5-3.5" />
    </svg>
  )
}
