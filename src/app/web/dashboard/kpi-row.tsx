import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import type { ReactNode } from 'react'
import type { Asked } from '#kit/screen/client/use-ask.ts'
import { Go } from '#kit/screen/shell/go.tsx'
import { Unanswered } from '#kit/screen/ui/error-state.tsx'
import { changeText } from './months.ts'

/** One figure that leads to the list that makes it. */
export interface Kpi {
  readonly id: string
  readonly label: string
  /** As it is read; null when it could not be made. */
  readonly value: string | null
  /** Whole, for whoever wants to know. */
  readonly full: string
  readonly note?: ReactNode
  /** Small, at the right of the note. */
  readonly picture?: ReactNode
  readonly to: string
  readonly search: Readonly<Record<string, string>>
}

interface KpiRowProps {
  readonly kpis: readonly Kpi[]
  /** What they are made of. */
  readonly asked: Asked<unknown>
}

/** At most four figures in one card. */
export function KpiRow({ kpis, asked }: KpiRowProps) {
  if (kpis.length === 0 && asked.failure)
    return (
      <div className="rounded-lg border border-border bg-card">
        <Unanswered asked={asked} />
      </div>
    )
  if (kpis.length === 0 && !asked.isLoading) return null
  const shown = kpis.length > 0 ? kpis : waiting
  return (
    <ul
      aria-label="Angka utama"
      aria-busy={kpis.length === 0}
      className="grid overflow-hidden rounded-lg border border-border bg-card md:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] max-md:grid-cols-2"
    >
      {shown.map((kpi) => (
        <li
          key={kpi.id}
          className="relative min-w-0 border-border-subtle p-5 hover:bg-row-hover max-md:border-b max-md:p-4 max-md:odd:border-r max-md:last:odd:col-span-2 md:not-last:border-r"
        >
          {kpi.label ? (
            <Go
              to={kpi.to}
              search={kpi.search}
              className="block truncate text-small text-muted-foreground after:absolute after:inset-0 max-md:text-xs max-md:whitespace-normal"
            >
              {kpi.label}
            </Go>
          ) : (
            <Grey className="h-4 w-24" />
          )}
          <p className="text-kpi font-semibold figures max-md:text-xl" title={kpi.full}>
            {kpi.label ? <Value text={kpi.value ?? '—'} /> : <Grey className="h-6 w-28" />}
          </p>
          {/* What is counted in pieces has nothing to say below: no line is kept free for it. */}
          {(kpi.note || kpi.picture || !kpi.label) && (
            <div className="mt-1 flex min-h-5 items-end gap-2">
              <p className="min-w-0 flex-1 text-small text-muted-foreground">{kpi.note}</p>
              {kpi.picture && <span className="-mt-4 max-xl:hidden">{kpi.picture}</span>}
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

/** 'Rp52,2 jt': the figure large, its unit beside it in grey. */
function Value({ text }: { readonly text: string }) {
  const [figure, ...unit] = text.split(' ')
  return (
    <>
      {figure}
      {unit.length > 0 && <span className="text-base font-medium text-muted-foreground"> {unit.join(' ')}</span>}
    </>
  )
}

const waiting: readonly Kpi[] = ['a', 'b', 'c', 'd'].map((id) => ({
  id,
  label: '',
  value: null,
  full: '',
  to: '',
  search: {},
}))

function Grey({ className }: { readonly className: string }) {
  return <span aria-hidden className={`inline-block animate-pulse rounded-sm bg-muted align-middle ${className}`} />
}

interface ChangeProps {
  readonly now: string
  readonly before: string
  /** 'Okt' */
  readonly since: string
}

/** '↑ 12,4% dari Okt', or 'tidak ada di Okt' */
export function Change({ now, before, since }: ChangeProps) {
  const change = changeText(now, before)
  if (!change) return now === before ? `sama dengan ${since}` : `tidak ada di ${since}`
  const Icon = change.isUp ? ArrowUp : ArrowDown
  return (
    <span className="inline-flex items-center gap-1">
      <Icon className="size-3.5" aria-label={change.isUp ? 'naik' : 'turun'} />
      <span className="font-medium text-foreground figures">{change.text}</span> dari {since}
    </span>
  )
}
