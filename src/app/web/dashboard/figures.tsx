import { openFigures, openOrderStages, type Figure } from '#app/dashboard/contract.ts'
import { compactRupiah, thousands } from '#ground/format.ts'
import { useAsk, type Asked } from '#kit/screen/client/use-ask.ts'
import { Sparkline } from '#kit/screen/chart/sparkline.tsx'
import { useMay } from '#kit/screen/client/use-can.ts'
import { cashFlow, type CashMonth } from '#modules/journal/contract.ts'
import { ActivityCard } from './activity-card.tsx'
import { CashCard } from './cash-card.tsx'
import { DueBar } from './due-bar.tsx'
import { Change, KpiRow, type Kpi } from './kpi-row.tsx'
import { StandingCard } from './standing-card.tsx'
import { StagesCard } from './stages-card.tsx'
import { TaskCard } from './task-card.tsx'
import type { ChosenPeriod } from './use-period.ts'

/** Today's work and money: only what this person may view; each part is asked by itself and fails by itself. */
export function Figures({ period }: { readonly period: ChosenPeriod }) {
  const seesMoney = useMay(cashFlow)
  const seesOrders = useMay(openOrderStages)
  const asked = useAsk(openFigures, period, { keep: true })
  const cash = useAsk(cashFlow, {}, { when: seesMoney })
  const stages = useAsk(openOrderStages, {}, { when: seesOrders })
  const orders = seesOrders && <StagesCard asked={stages} />
  return (
    <>
      <KpiRow kpis={kpisOf(asked, cash.data)} asked={asked} />
      {/* What to do comes first where there is one column, and stands at the right where there are two. */}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:order-last">
          <TaskCard />
          <StandingCard part="money" />
          {seesMoney && orders}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {seesMoney ? <CashCard asked={cash} /> : orders}
          <StandingCard part="projects" />
          <StandingCard part="people" />
          <ActivityCard />
        </div>
      </div>
    </>
  )
}

type Answer = Asked<{ readonly figures: readonly Figure[]; readonly since: string | null }>

function kpisOf({ data }: Answer, months: readonly CashMonth[] = []): Kpi[] {
  return (data?.figures ?? []).map((figure) => ({
    id: figure.id,
    label: figure.label,
    value: figure.value === null ? null : written(figure),
    full:
      figure.value === null ? '' : figure.unit === 'money' ? `Rp${thousands(figure.value)}` : thousands(figure.value),
    note: noteOf(figure, data?.since ?? null),
    picture: pictureOf(figure, months),
    to: figure.to,
    search: figure.search,
  }))
}

/** The last months of a figure of cash; what is open by when it falls due. */
function pictureOf({ id, due }: Figure, months: readonly CashMonth[]) {
  if (id === 'kas-masuk') return <Sparkline values={months.map((month) => month.cashIn)} colour="var(--chart-3)" />
  if (id === 'kas-keluar') return <Sparkline values={months.map((month) => month.cashOut)} colour="var(--chart-2)" />
  return due ? <DueBar due={due} /> : null
}

function written({ unit, value }: Figure): string {
  if (unit === 'money') return compactRupiah(value ?? '0')
  // Lists count no further either.
  return Number(value) > 10_000 ? '10.000+' : thousands(value ?? '0')
}

function noteOf({ id, value, before, late, unit }: Figure, since: string | null) {
  if (value === null) return 'belum bisa dimuat'
  if (late !== undefined)
    return late === '0' ? (
      'belum lewat tempo'
    ) : (
      <span className="font-medium text-danger">
        {thousands(late)} {id === 'hutang' ? 'tagihan' : 'invoice'} lewat tempo
      </span>
    )
  if (before !== undefined && since) return <Change now={value} before={before} since={since} />
  return unit === 'count' && value === '0' ? 'semua sudah beres' : null
}
