import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import type { ReactNode } from 'react'
import { compactRupiah, rupiah } from '#ground/format.ts'
import { Go } from '#kit/screen/shell/go.tsx'
import { changeText } from './months.ts'

/** One figure that leads to the list that makes it. */
export interface Kpi {
  readonly id: string
  readonly label: string
  /** Rupiah as decimal text; undefined while it is asked, null when it could not be. */
  readonly value: string | null | undefined
  readonly note?: ReactNode
  readonly to: string
  readonly search?: Readonly<Record<string, string>>
}

/** At most four figures in one card. */
export function KpiRow({ kpis }: { readonly kpis: readonly Kpi[] }) {
  if (kpis.length === 0) return null
  return (
    <ul
      aria-label="Angka utama"
      className="grid overflow-hidden rounded-lg border border-border bg-card md:auto-cols-fr md:grid-flow-col max-md:grid-cols-2"
    >
      {kpis.map((kpi) => (
        <li
          key={kpi.id}
          className="relative min-w-0 border-border-subtle p-5 hover:bg-row-hover max-md:border-b max-md:p-4 max-md:odd:border-r md:not-last:border-r"
        >
          <Go to={kpi.to} search={kpi.search} className="text-small text-muted-foreground after:absolute after:inset-0">
            {kpi.label}
          </Go>
          <p
            className="mt-1 truncate text-[26px]/8 font-semibold tracking-[-0.02em] figures max-md:text-xl"
            title={kpi.value ? rupiah(kpi.value) : undefined}
          >
            {kpi.value === undefined ? (
              <span
                className="inline-block h-6 w-28 animate-pulse rounded-sm bg-muted align-middle"
                aria-label="Memuat"
              />
            ) : kpi.value === null ? (
              '—'
            ) : (
              compactRupiah(kpi.value)
            )}
          </p>
          <p className="mt-1 min-h-5 truncate text-small text-muted-foreground">{kpi.note}</p>
        </li>
      ))}
    </ul>
  )
}

interface ChangeProps {
  readonly now: string
  readonly before: string
  /** 'Okt' */
  readonly since: string
}

/** '↑ 12,4% dari Okt' */
export function Change({ now, before, since }: ChangeProps) {
  const change = changeText(now, before)
  if (!change) return `belum ada di ${since}`
  const Icon = change.isUp ? ArrowUp : ArrowDown
  return (
    <span className="inline-flex items-center gap-1">
      <Icon className="size-3.5" aria-label={change.isUp ? 'naik' : 'turun'} />
      <span className="font-medium text-foreground figures">{change.text}</span> dari {since}
    </span>
  )
}
