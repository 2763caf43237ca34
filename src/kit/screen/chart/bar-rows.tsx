import type { ReactNode } from 'react'

/** One bar: what is there, how much of it is taken, and the least there should be. */
export interface BarRow {
  readonly id: string
  readonly name: ReactNode
  /** Plain decimals. */
  readonly value: string
  readonly taken?: string
  readonly mark?: string | null
  /** At the right: the number in words. */
  readonly text: ReactNode
  readonly note?: ReactNode
  readonly tone?: 'danger' | 'warning'
}

const fills = { danger: 'bg-danger', warning: 'bg-warning', plain: 'bg-primary' }

/** Quantities side by side: name and number in words, and under them a bar of the largest. */
export function BarRows({ label, rows }: { readonly label: string; readonly rows: readonly BarRow[] }) {
  const most = Math.max(...rows.flatMap((row) => [Number(row.value), Number(row.mark ?? '0')]), 0) || 1
  const share = (value: string) => `${Math.max(0, Math.min(100, (Number(value) / most) * 100))}%`
  return (
    <ul aria-label={label} className="grid gap-4">
      {rows.map((row) => (
        <li key={row.id} className="min-w-0">
          <div className="flex flex-wrap items-baseline gap-x-3">
            <span className="max-w-full">{row.name}</span>
            <span className="ml-auto font-medium figures">{row.text}</span>
          </div>
          <div aria-hidden className="relative mt-1.5 h-2 rounded-full bg-neutral-soft">
            <i
              className={`absolute inset-y-0 left-0 rounded-full ${fills[row.tone ?? 'plain']}`}
              style={{ width: share(row.value) }}
            />
            {row.taken && Number(row.taken) > 0 && (
              <i
                className="absolute inset-y-0 rounded-r-full bg-chart-2"
                style={{ width: share(row.taken), left: `calc(${share(row.value)} - ${share(row.taken)})` }}
              />
            )}
            {row.mark && Number(row.mark) > 0 && (
              <u
                className="absolute -top-[3px] -bottom-[3px] w-0.5 rounded-[1px] bg-foreground shadow-[0_0_0_2px_var(--card)]"
                style={{ left: share(row.mark) }}
              />
            )}
          </div>
          {row.note && <p className="mt-1 text-xs text-muted-foreground">{row.note}</p>}
        </li>
      ))}
    </ul>
  )
}
