import type { ReactNode } from 'react'

interface EmptyProps {
  readonly title: string
  readonly text?: ReactNode
  /** Drawing of 96 × 72, or an icon in a tile; the sheets of paper when left out. */
  readonly picture?: ReactNode
  readonly actions?: ReactNode
}

/** Nothing to show: a drawing, what this place is for, and the way on. */
export function Empty({ title, text, picture = <Papers />, actions }: EmptyProps) {
  return (
    <div className="grid justify-items-center gap-1 px-6 py-12 text-center">
      <div className="mb-3">{picture}</div>
      <p className="text-sm font-semibold">{title}</p>
      {text ? <p className="max-w-90 text-muted-foreground">{text}</p> : null}
      {actions ? <div className="mt-4 flex flex-wrap justify-center gap-2">{actions}</div> : null}
    </div>
  )
}

/** Nothing fits the search. */
export function NoMatch({ query, onClear }: { query?: string; onClear: ReactNode }) {
  return (
    <Empty
      picture={<Lens />}
      title={query ? `Tidak ada yang cocok dengan "${query}".` : 'Tidak ada yang cocok.'}
      text="Periksa ejaan atau kurangi filter."
      actions={onClear}
    />
  )
}

/** An icon in a quiet tile of 48, for places without a drawing. */
export function IconTile({ children }: { children: ReactNode }) {
  return (
    <span className="grid size-12 place-items-center rounded-xl bg-muted text-muted-foreground [&_.lucide]:size-5">
      {children}
    </span>
  )
}

function Papers() {
  return (
    <svg
      width="96"
      height="72"
      viewBox="0 0 96 72"
      fill="none"
      stroke="var(--border-strong)"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d="M24.2 15.9l29-5.1 8.2 46.3-29 5.1z" fill="var(--background)" strokeLinejoin="round" />
      <rect x="34" y="10" width="32" height="48" rx="3" fill="var(--card)" />
      <path d="M40 22h20M40 30h20M40 38h12" strokeLinecap="round" />
    </svg>
  )
}

function Lens() {
  return (
    <svg
      width="96"
      height="72"
      viewBox="0 0 96 72"
      fill="none"
      stroke="var(--border-strong)"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d="M14 26h28M14 36h22M14 46h26" strokeLinecap="round" />
      <circle cx="56" cy="34" r="15" fill="var(--card)" stroke="var(--input)" strokeWidth="2" />
      <path d="M67 45l12 12M50 34h12" stroke="var(--input)" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}
