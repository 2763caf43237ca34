import { periodWords, type PeriodName } from '#app/dashboard/contract.ts'
import { FilterChip } from '#kit/screen/list/filter-chip.tsx'
import type { ListFilter } from '#kit/screen/list/filter.ts'
import { Segmented } from '#kit/screen/ui/segmented.tsx'
import type { ChosenPeriod } from './use-period.ts'

const named = (['bulan-ini', 'bulan-lalu', 'tahun-ini'] as const).map((value) => ({ value, label: periodWords[value] }))
const range: ListFilter = { key: 'rentang', label: periodWords.rentang, kind: 'days' }

interface PeriodSwitchProps {
  readonly chosen: ChosenPeriod
  readonly onChoose: (next: ChosenPeriod) => void
}

/** Bulan ini, Bulan lalu, Tahun ini, or any days. */
export function PeriodSwitch({ chosen, onChoose }: PeriodSwitchProps) {
  const days =
    chosen.period === 'rentang'
      ? { ...(chosen.from && { rentangFrom: chosen.from }), ...(chosen.to && { rentangTo: chosen.to }) }
      : {}
  const set = (changes: Readonly<Record<string, string | undefined>>) => {
    const { rentangFrom: from, rentangTo: to } = { ...days, ...changes } as Record<string, string | undefined>
    onChoose(from || to ? { period: 'rentang', ...(from && { from }), ...(to && { to }) } : { period: 'bulan-ini' })
  }
  return (
    <div className="flex items-center gap-2 max-md:w-max max-md:[&_label]:px-2">
      <Segmented<PeriodName>
        label="Periode"
        value={chosen.period}
        options={named}
        onChange={(period) => onChoose({ period })}
      />
      <FilterChip filter={range} state={{ params: days, set }} />
    </div>
  )
}
