import { cx } from '../ui/cx.ts'

/** The mark: a portal whose middle leg is a plumb line. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg className={cx('block flex-none', className)} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="7.5" fill="var(--brand)" />
      <path
        d="M8 24V10.5A2.5 2.5 0 0 1 10.5 8h11a2.5 2.5 0 0 1 2.5 2.5V24"
        fill="none"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M16 8v7" stroke="#fff" strokeWidth="2" />
      <path d="M12 15.2A1.2 1.2 0 0 1 13.2 14h5.6a1.2 1.2 0 0 1 1.2 1.2v2.6L16 25l-4-7.2z" fill="var(--brand-accent)" />
    </svg>
  )
}
