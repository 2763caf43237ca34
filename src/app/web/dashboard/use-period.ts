import { useNavigate, useSearch } from '@tanstack/react-router'
import { periodWords, type PeriodName } from '#app/dashboard/contract.ts'
import { usePreference } from '#kit/screen/client/preferences.ts'

/** The chosen period: said in the address, else as this person chose it last. */
export interface ChosenPeriod {
  readonly period: PeriodName
  readonly from?: string
  readonly to?: string
}

const usual: ChosenPeriod = { period: 'bulan-ini' }

/** Reads and changes the period; what is chosen is kept for the next day. */
export function usePeriod(): readonly [ChosenPeriod, (next: ChosenPeriod) => void] {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const [kept, keep] = usePreference('dashboard-period', usual)
  const said = typeof search['periode'] === 'string' && Object.hasOwn(periodWords, search['periode'])
  const text = (key: string) => (typeof search[key] === 'string' ? search[key] : undefined)
  const [from, to] = [text('dari'), text('sampai')]
  const chosen: ChosenPeriod = said
    ? { period: search['periode'] as PeriodName, ...(from && { from }), ...(to && { to }) }
    : kept
  const choose = (next: ChosenPeriod) => {
    keep(next)
    const { periode: _was, dari: _from, sampai: _to, ...rest } = search
    void navigate({
      to: '/dashboard',
      search: { ...rest, periode: next.period, dari: next.from, sampai: next.to },
      replace: true,
      resetScroll: false,
    })
  }
  return [chosen, choose]
}
