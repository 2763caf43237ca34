import { useNavigate, useSearch } from '@tanstack/react-router'
import { later } from '#kit/screen/client/later.tsx'
import { Segmented } from '#kit/screen/ui/segmented.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { CashEntryList } from '#modules/finance/screens/cash-entry-list.tsx'

const Openings = later(() => import('./openings.tsx').then((parts) => parts.Openings), {
  fallback: <Loading rows={4} />,
})

const OPTIONS = [
  { value: 'transaksi', label: 'Transaksi' },
  { value: 'saldo-awal', label: 'Saldo awal' },
] as const
type View = (typeof OPTIONS)[number]['value']

/** /laporan-keuangan/: money written down, and beside it what the books say; `view` names which stands in sight. */
export function FinancePage() {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const view = OPTIONS.find(({ value }) => value === search['view'])?.value ?? 'transaksi'
  const go = (next: View) =>
    void navigate({ to: '/laporan-keuangan/', search: next === 'transaksi' ? {} : ({ view: next } as never) })
  const above = (
    <div className="mb-4 max-md:-mx-4 max-md:mb-3 max-md:overflow-x-auto max-md:px-4">
      <Segmented label="Bagian laporan keuangan" value={view} options={OPTIONS} onChange={go} />
    </div>
  )
  return view === 'saldo-awal' ? <Openings above={above} /> : <CashEntryList above={above} />
}
