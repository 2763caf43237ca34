import { useNavigate, useSearch } from '@tanstack/react-router'
import { later } from '#kit/screen/client/later.tsx'
import { Segmented } from '#kit/screen/ui/segmented.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { CashEntryList } from '#modules/finance/screens/cash-entry-list.tsx'

const fallback = <Loading rows={8} />
const ReportPage = later(() => import('#modules/reports/screens/report-page.tsx').then((m) => m.ReportPage), {
  fallback,
})
const LedgerPage = later(() => import('#modules/reports/screens/ledger-page.tsx').then((m) => m.LedgerPage), {
  fallback,
})
const Subledger = later(() => import('#modules/reports/screens/subledger-page.tsx').then((m) => m.SubledgerPage), {
  fallback,
})
const BankMatching = later(() => import('#modules/finance/screens/bank-matching.tsx').then((m) => m.BankMatching), {
  fallback,
})
const Reconciliation = later(
  () => import('#modules/finance/screens/reconciliation.tsx').then((m) => m.ReconciliationPage),
  { fallback },
)
const CashBoxes = later(() => import('#modules/finance/screens/cash-boxes.tsx').then((m) => m.CashBoxesPage), {
  fallback,
})
const PaymentsDue = later(
  () => import('#modules/reports/screens/payments-due-page.tsx').then((m) => m.PaymentsDuePage),
  { fallback },
)
const Assets = later(() => import('#modules/finance/screens/assets-page.tsx').then((m) => m.AssetsPage), { fallback })
const ManualJournals = later(
  () => import('#modules/finance/screens/journal/manual-journal-list.tsx').then((m) => m.ManualJournalList),
  { fallback },
)
const Movements = later(() => import('#modules/reports/screens/movement-list.tsx').then((m) => m.MovementList), {
  fallback,
})
const Closing = later(() => import('#modules/reports/screens/closing-page.tsx').then((m) => m.ClosingPage), {
  fallback,
})
const Taxes = later(() => import('#modules/reports/screens/taxes-page.tsx').then((m) => m.TaxesPage), { fallback })
const Openings = later(() => import('./openings.tsx').then((parts) => parts.Openings), { fallback })
const Recurring = later(
  () => import('#modules/finance/screens/recurring-page.tsx').then((parts) => parts.RecurringPage),
  { fallback },
)
const Giros = later(() => import('#modules/finance/screens/giro-page.tsx').then((m) => m.GiroPage), { fallback })
const Budget = later(() => import('#modules/finance/screens/budget-page.tsx').then((m) => m.BudgetPage), { fallback })
const Chart = later(() => import('./openings.tsx').then((parts) => parts.ChartOfAccounts), { fallback })

/** The parts of the page, gathered as people look for them: what moved, what the books say, and how they are kept. */
const GROUPS = [
  {
    value: 'kas',
    label: 'Kas & bank',
    parts: [
      { value: 'transaksi', label: 'Transaksi' },
      { value: 'mutasi', label: 'Mutasi kas' },
      { value: 'cocokkan', label: 'Cocokkan bank' },
      { value: 'rekonsiliasi', label: 'Rekonsiliasi' },
      { value: 'kas-kecil', label: 'Kas kecil' },
      { value: 'giro', label: 'Giro' },
      { value: 'akan-dibayar', label: 'Akan dibayar' },
      { value: 'berulang', label: 'Berulang' },
    ],
  },
  {
    value: 'laporan',
    label: 'Laporan',
    parts: [
      { value: 'laba-rugi', label: 'Laba rugi' },
      { value: 'neraca', label: 'Neraca' },
      { value: 'arus-kas', label: 'Arus kas' },
      { value: 'perubahan-ekuitas', label: 'Perubahan ekuitas' },
      { value: 'pajak', label: 'PPN & PPh' },
      { value: 'anggaran', label: 'Anggaran overhead' },
    ],
  },
  {
    value: 'buku',
    label: 'Pembukuan',
    parts: [
      { value: 'jurnal', label: 'Jurnal umum' },
      { value: 'buku-besar', label: 'Buku besar' },
      { value: 'buku-pembantu', label: 'Buku pembantu' },
      { value: 'neraca-saldo', label: 'Neraca saldo' },
      { value: 'akun', label: 'Daftar akun' },
      { value: 'aset', label: 'Aset tetap' },
      { value: 'saldo-awal', label: 'Saldo awal' },
      { value: 'tutup-buku', label: 'Tutup buku' },
    ],
  },
] as const
type Group = (typeof GROUPS)[number]
type View = Group['parts'][number]['value']

const VIEWS: readonly View[] = GROUPS.flatMap(({ parts }) => parts.map(({ value }) => value))
const groupOf = (view: View): Group =>
  GROUPS.find(({ parts }) => parts.some(({ value }) => value === view)) ?? GROUPS[0]

/** Arus kas told the other way; it stands under the same head. */
const INDIRECT = 'arus-kas-tidak-langsung'

/** Lists beside that of transactions are named by `jenis`: `view` of a list is one of its own. */
const LISTS: readonly View[] = ['jurnal', 'mutasi']

/** /laporan-keuangan/: money written down, and beside it what the books say; `view` or `jenis` names which stands in sight. */
export function FinancePage() {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const named = search['jenis'] ?? search['view']
  const view: View = named === INDIRECT ? 'arus-kas' : (VIEWS.find((value) => value === named) ?? 'transaksi')
  const go = (next: View) => {
    const key = LISTS.includes(next) ? 'jenis' : 'view'
    void navigate({ to: '/laporan-keuangan/', search: (next === 'transaksi' ? {} : { [key]: next }) as never })
  }
  const group = groupOf(view)
  const goToGroup = (next: Group['value']) => {
    const first = GROUPS.find(({ value }) => value === next)?.parts[0]
    if (first) go(first.value)
  }
  const above = (
    <div className="mb-4 grid grid-cols-[minmax(0,1fr)] gap-2 max-md:mb-3">
      <div>
        <Segmented label="Kelompok laporan keuangan" value={group.value} options={GROUPS} onChange={goToGroup} />
      </div>
      <div>
        <Segmented<View> label="Bagian laporan keuangan" value={view} options={group.parts} onChange={go} />
      </div>
    </div>
  )
  if (view === 'transaksi') return <CashEntryList above={above} />
  if (view === 'cocokkan') return <BankMatching above={above} />
  if (view === 'berulang') return <Recurring above={above} />
  if (view === 'akan-dibayar') return <PaymentsDue above={above} />
  if (view === 'aset') return <Assets above={above} />
  if (view === 'giro') return <Giros above={above} />
  if (view === 'kas-kecil') return <CashBoxes above={above} />
  if (view === 'rekonsiliasi') return <Reconciliation above={above} />
  if (view === 'anggaran') return <Budget above={above} />
  if (view === 'pajak') return <Taxes above={above} />
  if (view === 'mutasi') return <Movements above={above} />
  if (view === 'tutup-buku') return <Closing above={above} />
  if (view === 'akun') return <Chart above={above} />
  if (view === 'jurnal') return <ManualJournals above={above} />
  if (view === 'saldo-awal') return <Openings above={above} />
  if (view === 'buku-pembantu') return <Subledger above={above} />
  if (view === 'buku-besar') return <LedgerPage above={above} />
  const kind = named === INDIRECT ? INDIRECT : view
  return <ReportPage key={kind} kind={kind} above={above} />
}
